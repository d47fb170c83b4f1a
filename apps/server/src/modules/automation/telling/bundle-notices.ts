import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { DueNotice } from './due-notices.repository.ts';

/** What goes to one reader at once. */
export type Bundle = readonly [DueNotice, ...DueNotice[]];

interface Bundles {
  readonly due: readonly Bundle[];
  /** In how many milliseconds the next of those is due that have to wait; undefined where none has. */
  readonly nextIn: number | undefined;
}

/**
 * Puts together what waits for each reader: the first goes at once, and what happens within a pause after it goes together
 * at its end, so that nobody is flooded.
 */
export function bundleNotices(notices: readonly DueNotice[], now: Date, pauseMilliseconds: number): Bundles {
  const due: Bundle[] = [];
  const waits: number[] = [];
  for (const [first, ...others] of groupedBy(notices, ({ userId }) => userId).values()) {
    if (!first) continue;
    const wait = first.lastSentAt ? first.lastSentAt.getTime() + pauseMilliseconds - now.getTime() : 0;
    if (wait > 0) waits.push(wait);
    else due.push([first, ...others]);
  }
  return { due, nextIn: waits.length > 0 ? Math.min(...waits) : undefined };
}
