import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SupportLink } from '#web/ui/SupportLink.tsx';
import { mayTryAgain } from './reset-password.queries.ts';

interface UnexpectedFaultProps {
  readonly error: Error;
  readonly actions?: ReactNode;
}

/** That the way to a new password is blocked, and whom to turn to, since nobody who is outside can do anything. */
export function UnexpectedFault({ error, actions }: UnexpectedFaultProps): ReactElement {
  const { supportEmail } = useConfiguration();
  return (
    <Notice tone="error" actions={actions}>
      {mayTryAgain(error) ? (
        <ErrorText error={error} />
      ) : (
        <>
          <T id="error.unexpected" />
          {supportEmail !== undefined && (
            <>
              {' '}
              <SupportLink email={supportEmail} />
            </>
          )}
        </>
      )}
    </Notice>
  );
}
