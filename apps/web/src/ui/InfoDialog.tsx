import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactElement, type ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from './DialogActions.tsx';
import { PlainDialog } from './PlainDialog.tsx';

interface InfoDialogProps {
  /** What the button is called. */
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A way to read more of something; the focus comes back to it. */
export function InfoDialog({ label, title, children }: InfoDialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <InfoOutlined fontSize="small" />
      </IconButton>
      {isOpen && (
        <PlainDialog heading={title} onClose={() => setOpen(false)}>
          {children}
          <DialogActions>
            <Button variant="contained" autoFocus onClick={() => setOpen(false)}>
              <T id="action.close" />
            </Button>
          </DialogActions>
        </PlainDialog>
      )}
    </>
  );
}
