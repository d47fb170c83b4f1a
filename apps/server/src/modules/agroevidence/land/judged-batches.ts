import { cutByEffort, mostEffort } from '#server/files/land/cut-by-effort.ts';
import type { LandFile, LandParcel } from '#server/files/land/land-file.ts';

/** In a grid that the database transforms itself, each piece costs a second before it begins, so there are fewer. */
const mostEffortInGrid = 100_000;

/** Cuts the parcels of a file into pieces of at most so many, and of no more work for the database than others can wait for. */
export function judgedBatches(
  { parcels, coordinateSystem }: Pick<LandFile, 'parcels' | 'coordinateSystem'>,
  mostParcels: number,
): Generator<readonly LandParcel[]> {
  return cutByEffort(parcels, mostParcels, coordinateSystem.kind === 'known' ? mostEffort : mostEffortInGrid);
}
