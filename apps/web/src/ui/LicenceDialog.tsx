import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';

const points = ['use', 'ownership', 'care', 'advice', 'warranty', 'end'] as const;

interface LicenceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The terms as a document; where the browser shows none, what they say in short. */
export function LicenceDialog({ isOpen, onClose }: LicenceDialogProps): ReactElement {
  const text = useText();
  const address = useLicenceAddress();
  const showsDocuments = navigator.pdfViewerEnabled;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby="licence-title"
      maxWidth={showsDocuments ? 'md' : 'sm'}
      fullWidth
    >
      <DialogTitle id="licence-title" variant="h2">
        <T id="licence.title" />
      </DialogTitle>
      <DialogContent {...(!showsDocuments && { tabIndex: 0 })}>
        {showsDocuments ? (
          <Paper src={`${address}#navpanes=0&view=FitH`} title={text('licence.title')} />
        ) : (
          <TermsInShort />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" href={address} target="_blank" rel="noopener">
          <T id="licence.open" />
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          <T id="action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TermsInShort(): ReactElement {
  const { title } = useBrand();
  return (
    <>
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
    </>
  );
}

/** Those who read Slovak read Czech; everybody else gets the English text. */
const czechReaders: readonly Locale[] = ['cs-CZ', 'sk-SK'];

function useLicenceAddress(): string {
  const { id } = useBrand();
  const { locale } = useLanguage();
  return `/licence/${id}-${czechReaders.includes(locale) ? 'cs' : 'en'}.pdf`;
}

const Paper = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '65vh',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.default,
}));
