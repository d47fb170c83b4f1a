import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { CropsBySeason } from '@brazda/domain/rotation/judge-rotation.ts';
import type { RotationRow } from './rotation.repository.ts';

/** As many seasons back as the longest break of a rule looks. */
export const seasonsBefore = 12;

/** What each parcel grows by season. */
export function rotationOfParcels(rows: readonly RotationRow[]): Map<number, CropsBySeason> {
  const ofParcels = new Map<number, CropsBySeason>();
  for (const [parcelId, ofParcel] of groupedBy(rows, (row) => row.parcelId)) {
    const seasons = groupedBy(ofParcel, ({ season }) => season);
    ofParcels.set(
      parcelId,
      new Map([...seasons].map(([season, ofSeason]) => [season, ofSeason.map((row) => row.cropId)])),
    );
  }
  return ofParcels;
}
