import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { MissingPart } from '#web/routing/lazy-screen.ts';
import { mayReload, rememberReload } from './reload-once.ts';
import { isWrongWay, StatusScreen, type ScreenStatus } from './StatusScreen.tsx';

/** What a route shows in place of a screen that failed. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  if (error instanceof MissingPart && navigator.onLine && mayReload()) return <UpdatingScreen />;
  const retry = (): void => {
    if (error instanceof MissingPart) window.location.reload();
    reset();
    void router.invalidate();
  };
  const status = statusOf(error);
  return (
    <StatusScreen
      status={status}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      {...(!isWrongWay(status) && { onRetry: retry })}
    />
  );
}

function UpdatingScreen(): ReactElement {
  useEffect(() => {
    rememberReload();
    window.location.reload();
  }, []);
  return <Loader label={<T id="shell.updating" />} isLabelShown />;
}

/** The server, or what stands before it, says that it will be better in a while. */
const busy: readonly number[] = [429, 502, 503, 504];

function statusOf(error: unknown): ScreenStatus {
  if (error instanceof MissingPart) return navigator.onLine ? 'part' : 0;
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 0) return 0;
  if (error.status === 404 || error.status === 403) return error.status;
  if (error.status >= 400 && error.status < 403) return 400;
  return busy.includes(error.status) ? 503 : 500;
}
