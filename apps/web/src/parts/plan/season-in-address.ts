import { firstSeason, lastSeason } from '@brazda/domain/season.ts';
import { numberInAddress } from '#web/lib/list-search.ts';

/** A season that there can be, by the year in which it begins. */
export function seasonInAddress(value: unknown): number | undefined {
  const year = numberInAddress(value);
  return year !== undefined && year >= firstSeason && year <= lastSeason ? year : undefined;
}
