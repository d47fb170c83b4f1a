/** How one that comes is willing to wait; without a word it waits as long as it takes. */
export interface Waiting {
  readonly atMostMilliseconds?: number;
  /** Not at all where so many wait already. */
  readonly behindAtMost?: number;
  /** Whoever wanted it may go away: then it waits no longer. */
  readonly signal?: AbortSignal;
}

/** Lets a few pieces of work go on at once; the others wait, and their turn comes in the order of their coming. */
export interface Turns {
  /** Does the work when its turn has come. Throws NoTurn where it cannot wait so long, or why it was given up. */
  take<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T>;
}

/** The turn did not come in the time that one could wait. */
export class NoTurn extends Error {
  constructor() {
    super('Too much else is waiting');
    this.name = 'NoTurn';
  }
}

export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const queue = new Set<() => void>();

  const myTurn = ({ atMostMilliseconds, signal }: Waiting): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (settle: () => void): void => {
        queue.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        settle();
      };
      const begin = (): void => {
        leave(resolve);
      };
      const giveUp = (): void => {
        leave(() => {
          reject(signal?.reason as Error);
        });
      };
      const refuse = (): void => {
        leave(() => {
          reject(new NoTurn());
        });
      };
      const timer = atMostMilliseconds === undefined ? undefined : setTimeout(refuse, atMostMilliseconds);
      signal?.addEventListener('abort', giveUp);
      queue.add(begin);
    });

  /** The place of one that has ended is handed to the next, so that nobody who comes just now gets before it. */
  const handOn = (): void => {
    const [next] = queue;
    if (next) next();
    else free += 1;
  };

  return {
    take: async (work, waiting = {}) => {
      waiting.signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
      } else {
        if (queue.size >= (waiting.behindAtMost ?? Infinity)) throw new NoTurn();
        await myTurn(waiting);
      }
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
