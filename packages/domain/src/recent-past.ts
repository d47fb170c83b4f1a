/** What happened lately, for whoever comes a little late. */
export interface RecentPast<T> {
  readonly add: (what: T) => void;
  /** What was added in the last so many milliseconds and is still remembered, in its order. */
  readonly ofLast: (milliseconds: number) => readonly T[];
}

interface RecentPastOptions {
  /** So much is remembered, and at times up to twice as much; the oldest is forgotten first. */
  readonly atMost: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
}

export function createRecentPast<T>({ atMost, now }: RecentPastOptions): RecentPast<T> {
  let remembered: { readonly at: number; readonly what: T }[] = [];
  return {
    add: (what) => {
      remembered.push({ at: now(), what });
      if (remembered.length > 2 * atMost) remembered = remembered.slice(-atMost);
    },
    ofLast: (milliseconds) => {
      const since = now() - milliseconds;
      return remembered.filter(({ at }) => at >= since).map(({ what }) => what);
    },
  };
}
