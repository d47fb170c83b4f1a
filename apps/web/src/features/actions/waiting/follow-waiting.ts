import { ApiError } from '#web/lib/api-error.ts';
import { logger } from '#web/lib/logger.ts';
import { followNetwork } from '#web/lib/offline/network.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import type { Session } from '#web/lib/session.ts';
import { withQueue } from './queue-lock.ts';
import { sendOperation } from './send-operation.ts';
import { sendRound, type RoundEnd } from './send-round.ts';
import { followWaitingChanges, tellWaitingChanged } from './waiting-changes.ts';
import { countOperations } from './waiting-store.ts';

const firstPauseMs = 2000;
const longestPauseMs = 300_000;
/** A large action over a weak signal takes long; who answers later is asked again under the same key. */
const patienceMs = 60_000;

interface Following {
  readonly session: Pick<Session, 'claims' | 'subscribe'>;
  /** What the server has of a farm is other than it was. */
  readonly onSent: (farmId: number) => void;
}

/** Sends what waits whenever it may get through, for as long as it takes: there is no time after which it is given up. */
export function followWaiting({ session, onSent }: Following): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  const sendFor = (owner: string, farmId: number): Promise<RoundEnd> =>
    withQueue({ owner, farmId }, () =>
      sendRound(
        { owner, farmId },
        async (operation) => {
          // Another may have signed in meanwhile: what one did is never sent as what another did.
          if (ownerOf(session.claims()) !== owner) throw new ApiError(401, { code: 'authentication.required' });
          return (await sendOperation(operation, AbortSignal.timeout(patienceMs))).action;
        },
        () => {
          tellWaitingChanged(farmId);
          onSent(farmId);
        },
      ),
    );
  const sendAll = async (): Promise<boolean> => {
    const owner = ownerOf(session.claims());
    if (owner === null) return true;
    if (!navigator.onLine) return false;
    let isAll = true;
    for (const farmId of (await countOperations(owner)).keys())
      isAll = (await sendFor(owner, farmId)) !== 'LATER' && isAll;
    return isAll;
  };
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning || isOver) return;
    isRunning = true;
    clearTimeout(timer);
    let isAll = true;
    while (isWanted) {
      isWanted = false;
      isAll = await sendAll().catch((cause: unknown) => {
        logger.warning('What waits could not be sent', cause);
        return false;
      });
    }
    isRunning = false;
    pauseMs = isAll ? firstPauseMs : Math.min(longestPauseMs, pauseMs * 2);
    if (!isAll) timer = setTimeout(() => void run(), pauseMs * (0.75 + Math.random() / 2));
  };
  const runAnew = (): void => {
    pauseMs = firstPauseMs;
    void run();
  };
  const runInSight = (): void => {
    if (document.visibilityState === 'visible') runAnew();
  };

  const runIfOnline = (): void => {
    if (navigator.onLine) runAnew();
  };
  const runIfIdle = (): void => {
    if (!isRunning) runAnew();
  };
  const stops = [followNetwork(runIfOnline), session.subscribe(runAnew), followWaitingChanges(runIfIdle)];
  document.addEventListener('visibilitychange', runInSight);
  runAnew();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runInSight);
    for (const stop of stops) stop();
  };
}
