import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { LimitedCache } from '#server/limited-cache.ts';
import { findRevisions } from '../farms/farm-map.repository.ts';

/** One page of a list as it goes on the wire, and how many rows the list has in all. */
export interface WrittenPage {
  readonly json: string;
  readonly total: number;
}

export interface KeptPages {
  /** The page that `what` describes, kept from before or read now; it may depend on the farms, the hour and `what` only. */
  page(tx: FarmTransaction, now: Date, what: unknown, read: () => Promise<WrittenPage>): Promise<WrittenPage>;
}

const keptCharacters = 16 * 1024 * 1024;
const hourLength = 'YYYY-MM-DDTHH'.length;

/**
 * Pages of lists by the state of the farms that they show. The database is asked for that state each time, so what
 * comes from here is never older than what the database would say; it only costs a third. Days begin on the hour.
 */
export function createKeptPages(): KeptPages {
  const pages = new LimitedCache<string, WrittenPage>(keptCharacters, ({ json }) => json.length);
  return {
    page: async (tx, now, what, read) => {
      const key = JSON.stringify([await findRevisions(tx), now.toISOString().slice(0, hourLength), what]);
      const kept = pages.get(key);
      if (kept) return kept;
      const page = await read();
      pages.set(key, page);
      return page;
    },
  };
}
