import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SupportLink } from '#web/ui/SupportLink.tsx';

/** What failed: a call with this status, one that had no answer (0), or the loading of a part of the application. */
export type ScreenStatus = 0 | 400 | 403 | 404 | 500 | 503 | 'part';

/** Somebody came the wrong way: going back helps. Elsewhere the way was right, and trying again does. */
export function isWrongWay(status: ScreenStatus): boolean {
  return status === 400 || status === 403 || status === 404;
}

interface StatusScreenProps {
  readonly status: ScreenStatus;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** A whole screen that says what went wrong and what can be done about it. */
export function StatusScreen({ status, requestId, onRetry }: StatusScreenProps): ReactElement {
  const router = useRouter();
  const text = useText();
  const { supportEmail } = useConfiguration();
  const back = (): void => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/farm' });
  };

  return (
    <ErrorPage
      status={status === 'part' ? 0 : status}
      heading={<T id={`shell.error.${status}.heading`} />}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              <T id="action.retry" />
            </Button>
          )}
          {isWrongWay(status) && (
            <Button variant="outlined" onClick={back}>
              <T id="action.back" />
            </Button>
          )}
        </>
      }
    >
      <PageTitle title={text(`shell.error.${status}.heading`)} />
      <T id={`shell.error.${status}.message`} />
      {requestId !== undefined && <T id="shell.error.requestId" values={{ requestId }} />}
      {supportEmail !== undefined && <SupportLink email={supportEmail} />}
    </ErrorPage>
  );
}
