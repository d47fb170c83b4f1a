import type { FarmReading } from '#server/db/farm-scope.ts';
import { findMapChanges } from '../tiles/map-changes.repository.ts';

/** The revision of the first of some farms, and beside it all that must be the same for only its changes to count. */
const firstFarm = /^(\d+):(\d+) (.*)$/;

/**
 * The parcels that have changed from one state of farms to another of the same day; undefined where only reading all of
 * them tells.
 */
export async function changedParcels(
  farms: FarmReading,
  [before, now]: readonly [string, string],
  day: string,
): Promise<readonly number[] | undefined> {
  const [, farm, revision, others] = firstFarm.exec(before) ?? [];
  const [, farmNow, , othersNow] = firstFarm.exec(now) ?? [];
  if (farm === undefined || farm !== farmNow || others !== othersNow) return undefined;
  return (await findMapChanges(farms, Number(farm), { revision: Number(revision), day }, day))?.parcelIds;
}
