import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { SupportLink } from '#web/ui/SupportLink.tsx';

interface LoginFailurePageProps {
  readonly status: 500 | 503;
  readonly onBack: () => void;
}

/** When the server cannot sign anybody in; what was typed is still there on the way back. */
export function LoginFailurePage({ status, onBack }: LoginFailurePageProps): ReactElement {
  const { supportEmail } = useConfiguration();
  return (
    <ErrorPage
      status={status}
      heading={<T id={`shell.error.${status}.heading`} />}
      actions={
        <Button variant="contained" onClick={onBack}>
          <T id="login.backToLogin" />
        </Button>
      }
    >
      <T id={`shell.error.${status}.message`} />
      {supportEmail !== undefined && <SupportLink email={supportEmail} />}
    </ErrorPage>
  );
}
