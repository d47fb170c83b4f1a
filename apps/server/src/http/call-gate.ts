import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { partOf, type Processes } from '../processes/processes.ts';
import { Failure } from '../foundation/failure.ts';
import { createSemaphore, SemaphoreFull, type Semaphore } from '../concurrency/semaphore.ts';

/**
 * Calls of one asker that are worked on at the same time; the others of that asker wait, and hold up nobody else. The
 * embedded database does one thing after the other: whoever comes waits for all that are at work.
 */
const atOnceOfOne = { pglite: 2, postgres: 8 } as const;
const waitingOfOne = 300;
/** Calls that are under way in all processes, those that wait included: more would only make all of them late. */
const mostCalls = 600;
const patienceMilliseconds = 10_000;
const retryAfterSeconds = 2;
const toldEveryMilliseconds = 10_000;

/** Lets many call at once without one of them, or all together, making the others wait for long. */
export interface CallGate {
  /** Throws `service.unavailable` where so much is under way that nobody would be helped by more. */
  requireRoom(): void;
  /** Does the work of a call in its asker's turn. Throws `service.unavailable` where that does not come in time. */
  take<T>(asker: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Lets calls through to a database of a kind, over so many connections of this process. Nobody has all of them: where all that one asker
 * wants waits for a lock, the others still have one.
 */
export function createCallGate(
  log: Pick<Logger, 'warn'>,
  kind: Database['kind'],
  connections: number,
  processes: Pick<Processes, 'size'> = { size: 1 },
): CallGate {
  const atOnce = Math.min(partOf(atOnceOfOne[kind], processes), kind === 'postgres' ? connections - 1 : Infinity);
  const most = partOf(mostCalls, processes);
  const behindAtMost = partOf(waitingOfOne, processes);
  const askers = new Map<string, { readonly turns: Semaphore; calls: number }>();
  let calls = 0;
  let refused = 0;
  let toldAt = -Infinity;

  const refuse = (): Failure => {
    refused += 1;
    if (performance.now() - toldAt > toldEveryMilliseconds) {
      log.warn({ calls, refused }, 'too much is asked at once; calls are put off');
      toldAt = performance.now();
      refused = 0;
    }
    return new Failure('service.unavailable', { retryAfter: retryAfterSeconds });
  };
  const enter = (asker: string): { readonly turns: Semaphore; readonly leave: () => void } => {
    const known = askers.get(asker) ?? { turns: createSemaphore(atOnce), calls: 0 };
    askers.set(asker, known);
    known.calls += 1;
    calls += 1;
    const leave = (): void => {
      known.calls -= 1;
      calls -= 1;
      if (known.calls === 0) askers.delete(asker);
    };
    return { turns: known.turns, leave };
  };
  return {
    requireRoom: () => {
      if (calls >= most) throw refuse();
    },
    take: async (asker, work) => {
      const { turns, leave } = enter(asker);
      try {
        return await turns.take(work, { atMostMilliseconds: patienceMilliseconds, behindAtMost });
      } catch (error) {
        throw error instanceof SemaphoreFull ? refuse() : error;
      } finally {
        leave();
      }
    },
  };
}
