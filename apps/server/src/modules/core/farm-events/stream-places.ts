import { partOf, type Processes } from '#server/processes/processes.ts';
import { Failure } from '#server/foundation/failure.ts';

/** In all processes, more windows than anybody looks at; each costs a connection, and a look into the session with every event. */
const mostStreamsOfUser = 20;

const retryAfterSeconds = 60;

/** Knows how many streams each user has open in this process. */
export interface StreamPlaces {
  /** Takes a place until the returned function is called. Throws `farmEvents.tooMany`. */
  take(userId: number): () => void;
}

/**
 * The newest stream is refused, rather than the oldest ended for it: the window whose stream ended would come back at
 * once and put out the next one, for ever. A window that was refused works all the same, shows what is new when it is
 * asked, and tries again later, each time after a longer pause.
 */
export function createStreamPlaces(processes: Pick<Processes, 'size'>): StreamPlaces {
  const most = partOf(mostStreamsOfUser, processes);
  const open = new Map<number, number>();
  const change = (userId: number, by: number): void => {
    const count = (open.get(userId) ?? 0) + by;
    if (count === 0) open.delete(userId);
    else open.set(userId, count);
  };
  return {
    take: (userId) => {
      if ((open.get(userId) ?? 0) >= most) {
        throw new Failure('farmEvents.tooMany', { retryAfter: retryAfterSeconds });
      }
      change(userId, 1);
      return () => {
        change(userId, -1);
      };
    },
  };
}
