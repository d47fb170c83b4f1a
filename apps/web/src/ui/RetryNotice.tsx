import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** That something beside the work could not be found out: it keeps nobody from going on, and can be asked again. */
export function RetryNotice({ children, onRetry }: RetryNoticeProps): ReactElement {
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          <T id="action.retry" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
