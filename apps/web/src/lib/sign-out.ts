import { api } from './api.ts';
import { logger } from './logger.ts';
import { isOfflinePossible } from './offline/offline-choice.ts';

/** So long whoever signs out waits until no more notices come to this browser. */
const patienceMilliseconds = 1000;

/** Ends the session at the server, and before it what tells this browser of the person: others may use it next. */
export async function signOut(): Promise<void> {
  await endNotices().catch((cause: unknown) => logger.warning('Notices may go on coming to this browser', cause));
  await api.gateway.authentication.signOut();
}

async function endNotices(): Promise<void> {
  if (!isOfflinePossible() || !('PushManager' in window)) return;
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const isOver = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const ended = import('./offline/push-subscription.ts').then(({ endSubscription }) => endSubscription(signal));
  await Promise.race([ended, isOver]);
}
