import type { RestrictionQuestion } from '@brazda/contract/agroevidence/restrictions.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { findVersionOnDay } from '../actions/action-land.repository.ts';
import { cutWorkedLand, type WorkedOutline } from '../actions/cut-worked-land.ts';
import { cutOutline } from '../actions/worked-land.repository.ts';

/** The drawn parts of parcels by the numbers of these. */
export type WorkedParts = ReadonlyMap<number, WorkedOutline>;

/**
 * The parts of parcels that were drawn as worked, cut by the parcels as they were on the day: what would be recorded. Throws
 * `parcel.notFound`, `cultivation.outlineInvalid` and `cultivation.outsideParcel`.
 */
export async function readWorkedParts(
  farms: FarmReading,
  { targets, day }: Pick<RestrictionQuestion, 'targets' | 'day'>,
): Promise<WorkedParts> {
  const parts = new Map<number, WorkedOutline>();
  for (const { parcelId, geometry } of targets) {
    if (!geometry) continue;
    const versionId = await findVersionOnDay(farms, parcelId, day);
    if (versionId === undefined) throw new Failure('parcel.notFound');
    parts.set(parcelId, await cutWorkedLand(geometry, (drawn) => cutOutline(farms, versionId, drawn)));
  }
  return parts;
}
