import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { Notice } from './Notice.tsx';
import { PendingButton } from './PendingButton.tsx';

interface AskBeforeProps {
  readonly isAsked: boolean;
  /** What it would mean. */
  readonly question: ReactNode;
  /** Of the button that does it. */
  readonly label: ReactNode;
  /** Why it was not done. */
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onDo: () => void;
  readonly onLeave: () => void;
}

/** Asks, in its place on the screen, before something is done that is not easily brought back. */
export function AskBefore(props: AskBeforeProps): ReactElement {
  const { isAsked, question, label, error, isPending, onDo, onLeave } = props;
  return (
    <>
      {isAsked && (
        <Notice
          tone="warning"
          actions={
            <>
              <PendingButton color="error" autoFocus isPending={isPending} onClick={onDo}>
                {label}
              </PendingButton>
              <Button onClick={onLeave}>
                <T id="action.cancel" />
              </Button>
            </>
          }
        >
          {question}
        </Notice>
      )}
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
    </>
  );
}
