/** How long a piece of work is willing to wait for its turn; if it says nothing, as long as it takes. */
export interface Waiting {
  readonly atMostMilliseconds?: number;
  /** Refused at once where so many are waiting already. */
  readonly behindAtMost?: number;
  /** Whose work it is: nobody gets all places, and whoever has used more of them is served after those who have used less. */
  readonly whose?: string;
  /** Refused at once where so many of the same owner are waiting already. */
  readonly behindOwnAtMost?: number;
  /** Whoever wanted the work may go away: then it waits no longer. */
  readonly signal?: AbortSignal;
}

/** Lets only so many pieces of work run at once; the others wait in a queue, first come, first served. */
export interface Semaphore {
  /** Does the work when its turn comes. Throws SemaphoreFull where that takes too long, or the reason of its signal. */
  take<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T>;
}

/** The turn did not come in time, or too much was waiting already. */
export class SemaphoreFull extends Error {
  constructor() {
    super('Too much else is waiting');
    this.name = 'SemaphoreFull';
  }
}

interface Waiter {
  readonly whose: string | undefined;
  readonly begin: () => void;
}

export function createSemaphore(atOnce: number): Semaphore {
  let free = atOnce;
  const queue = new Set<Waiter>();
  const shares = createShares(Math.max(1, atOnce - 1), () => queue.size === 0);

  const myTurn = ({ atMostMilliseconds, signal, whose }: Waiting): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (settle: () => void): void => {
        queue.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        settle();
      };
      const waiter: Waiter = {
        whose,
        begin: () => {
          leave(resolve);
        },
      };
      const giveUp = (): void => {
        leave(() => {
          reject(signal?.reason as Error);
        });
      };
      const refuse = (): void => {
        leave(() => {
          reject(new SemaphoreFull());
        });
      };
      const timer = atMostMilliseconds === undefined ? undefined : setTimeout(refuse, atMostMilliseconds);
      signal?.addEventListener('abort', giveUp);
      queue.add(waiter);
    });

  /** The place of one that has ended is handed to the next, so that nobody who comes just now gets before it. */
  const handOn = (): void => {
    free += 1;
    for (let next = shares.firstOf(queue); next && free > 0; next = shares.firstOf(queue)) {
      free -= 1;
      shares.began(next.whose);
      next.begin();
    }
  };

  return {
    take: async (work, waiting = {}) => {
      const { whose, behindAtMost = Infinity, behindOwnAtMost = Infinity } = waiting;
      waiting.signal?.throwIfAborted();
      if (free > 0 && shares.mayBegin(whose)) {
        free -= 1;
        shares.began(whose);
      } else {
        const own = [...queue].filter((waiter) => waiter.whose === whose).length;
        if (queue.size >= behindAtMost || own >= behindOwnAtMost) throw new SemaphoreFull();
        await myTurn(waiting);
      }
      const began = performance.now();
      try {
        return await work();
      } finally {
        shares.ended(whose, performance.now() - began);
        handOn();
      }
    },
  };
}

/** Knows who has had how much, for as long as anybody has anything. */
function createShares(mostAtOnce: number, isIdle: () => boolean) {
  const running = new Map<string, number>();
  const used = new Map<string, number>();
  const mayBegin = (whose: string | undefined): boolean =>
    whose === undefined || (running.get(whose) ?? 0) < mostAtOnce;
  const usedBy = (whose: string | undefined): number => (whose === undefined ? 0 : (used.get(whose) ?? 0));
  return {
    mayBegin,
    /** Of those whose turn it may be the one who has had least, the first of several. */
    firstOf(queue: Iterable<Waiter>): Waiter | undefined {
      let first: Waiter | undefined;
      for (const waiter of queue) {
        if (mayBegin(waiter.whose) && (!first || usedBy(waiter.whose) < usedBy(first.whose))) first = waiter;
      }
      return first;
    },
    began(whose: string | undefined): void {
      if (whose !== undefined) running.set(whose, (running.get(whose) ?? 0) + 1);
    },
    ended(whose: string | undefined, milliseconds: number): void {
      if (whose === undefined) return;
      const left = (running.get(whose) ?? 1) - 1;
      if (left > 0) running.set(whose, left);
      else running.delete(whose);
      used.set(whose, usedBy(whose) + milliseconds);
      if (running.size === 0 && isIdle()) used.clear();
    },
  };
}
