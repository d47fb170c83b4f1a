import type { LandFile, LandParcel } from '#server/files/land/land-file.ts';

/** Points that the embedded database judges in less than a tenth of a second, during which it answers nobody else. */
const mostEffort = 15_000;
/** In a grid that the database transforms itself, each piece costs a second before it begins, so there are fewer. */
const mostEffortInGrid = 100_000;

/** Cuts the parcels of a file into pieces of at most so many, and of no more work for the database than others can wait for. */
export function* judgedBatches(
  { parcels, coordinateSystem }: Pick<LandFile, 'parcels' | 'coordinateSystem'>,
  mostParcels: number,
): Generator<readonly LandParcel[]> {
  const most = coordinateSystem.kind === 'known' ? mostEffort : mostEffortInGrid;
  let start = 0;
  let effort = 0;
  for (const [index, parcel] of parcels.entries()) {
    const isFull = index - start >= mostParcels || effort + parcel.effort > most;
    if (isFull && index > start) {
      yield parcels.slice(start, index);
      start = index;
      effort = 0;
    }
    effort += parcel.effort;
  }
  if (start < parcels.length) yield parcels.slice(start);
}
