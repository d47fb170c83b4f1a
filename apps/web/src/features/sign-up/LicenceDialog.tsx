import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';

const points = ['use', 'ownership', 'care', 'advice', 'warranty', 'end'] as const;

interface LicenceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The terms in plain words. */
export function LicenceDialog({ isOpen, onClose }: LicenceDialogProps): ReactElement {
  const { title } = useBrand();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="licence-title" maxWidth="sm" fullWidth>
      <DialogTitle id="licence-title" variant="h2">
        <T id="licence.title" />
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {points.map((point) => (
          <section key={point}>
            <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
              <T id={`licence.${point}.heading`} />
            </Typography>
            <Typography>
              <T id={`licence.${point}.text`} values={{ brand: title }} />
            </Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <T id="action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
