import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from './DialogActions.tsx';
import { Notice } from './Notice.tsx';

interface DialogEndProps {
  /** Why what it asked for was not done; what was entered stays. */
  readonly error?: unknown;
  readonly onCancel: () => void;
  /** The button that does it. */
  readonly children?: ReactNode;
}

/** How dialogs end that ask for something: why it was refused, the way back, and the button that does it. */
export function DialogEnd({ error, onCancel, children }: DialogEndProps): ReactElement {
  return (
    <>
      {error != null && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onCancel}>
          <T id="action.cancel" />
        </Button>
        {children}
      </DialogActions>
    </>
  );
}
