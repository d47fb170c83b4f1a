import { LRUCache } from 'lru-cache';

/** How often something was done since its while began, and how many milliseconds of the while are left. */
export interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** Counts what may be done only so often in a while. */
export interface CallCounts {
  /** Counts once more under a key; the while begins with the first time. */
  count(key: string, milliseconds: number): Promise<Counted>;
}

/** Of more networks and emails at once the count of those that came least lately is forgotten; some 15 MB. */
const mostKeys = 50_000;

interface Count {
  current: number;
  readonly began: number;
}

/** Counts in the memory of this process. */
export function createCallCounts(): CallCounts {
  const counts = new LRUCache<string, Count>({ max: mostKeys });
  return {
    count: (key, milliseconds) => {
      const now = performance.now();
      const known = counts.get(key);
      const count = known && known.began + milliseconds > now ? known : { current: 0, began: now };
      count.current += 1;
      if (count !== known) counts.set(key, count);
      return Promise.resolve({ current: count.current, ttl: count.began + milliseconds - now });
    },
  };
}
