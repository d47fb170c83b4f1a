import { LRUCache } from 'lru-cache';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { keptJson, ReadyJson, sizeOfJson } from '#server/http/ready-json.ts';
import { partOf, type Processes } from '#server/processes/processes.ts';
import { findPlanRevisions } from '../farms/farm-map.repository.ts';
import { createFreshRevisions } from '../farms/fresh-revisions.ts';

/** What lists say as it goes on the wire, and how many rows a list has in all. */
export interface WrittenPage {
  readonly json: string;
  readonly total?: number;
}

export interface KeptPages {
  /**
   * The page that `what` describes, kept from before or read now. It may depend on the farms, the hour and `what` only, and
   * where it tells of a season on what is planned; `revisions` and `plans` are the states that it is read for.
   */
  page(
    farms: FarmReading,
    now: Date,
    what: unknown,
    read: (revisions: string, plans: string) => Promise<WrittenPage>,
    isOfSeason?: boolean,
  ): Promise<ReadyJson>;
}

/** In all processes. */
const mostBytes = 16 * 1024 * 1024;
const bytesOfEntry = 400;
const hourLength = 'YYYY-MM-DDTHH'.length;
const dayLength = 'YYYY-MM-DD'.length;

/** The hour of an instant: a farm's day begins on one, whatever clocks it goes by. */
export function hourOf(now: Date): string {
  return now.toISOString().slice(0, hourLength);
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, dayLength);
}

/**
 * Pages of lists, compressed, by the state of the farms that they show. That state is asked anew for each call, so what
 * comes from here is never older than what the database would say.
 */
export function createKeptPages(processes: Pick<Processes, 'size'>): KeptPages {
  const pages = new LRUCache<string, ReadyJson>({
    maxSize: partOf(mostBytes, processes),
    sizeCalculation: ({ body }) => sizeOfJson(body) + bytesOfEntry,
  });
  const revisionsNow = createFreshRevisions();
  const plansNow = createFreshRevisions(findPlanRevisions);
  return {
    page: async (farms, now, what, read, isOfSeason = false) => {
      const revisions = await revisionsNow(farms);
      const plans = isOfSeason ? await plansNow(farms) : '';
      const key = JSON.stringify([revisions, plans, hourOf(now), what]);
      const kept = pages.get(key);
      if (kept) return kept;
      const { json, total } = await read(revisions, plans);
      const page = new ReadyJson(await keptJson(json), total);
      pages.set(key, page);
      return page;
    },
  };
}
