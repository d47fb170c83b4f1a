import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { Notice } from './Notice.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** In the place of what could not be fetched. */
export function ErrorState({ error, onRetry }: ErrorStateProps): ReactElement {
  return (
    <Notice
      tone="error"
      actions={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            <T id="action.retry" />
          </Button>
        )
      }
    >
      <ErrorText error={error} />
    </Notice>
  );
}
