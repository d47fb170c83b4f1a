import type { WorkedLand, WorkedLandQuestion } from '@brazda/contract/agroevidence/worked-land.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findVersionOnDay } from './action-land.repository.ts';
import { cutWorkedLand } from './cut-worked-land.ts';
import { cutOutline } from './worked-land.repository.ts';

/**
 * How much land a drawn part of a parcel is, cut by the parcel as it was on a day: what is recorded with it. Throws
 * `parcel.notFound`, `cultivation.outlineInvalid` and `cultivation.outsideParcel`.
 */
export async function readWorkedLand(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { parcelId, day, geometry }: WorkedLandQuestion,
): Promise<WorkedLand> {
  const farms = readingOf(database, who);
  const versionId = await findVersionOnDay(farms, parcelId, day);
  if (versionId === undefined) throw new Failure('parcel.notFound');
  const cut = await cutWorkedLand(geometry, (drawn) => cutOutline(farms, versionId, drawn));
  return { area: hectares(cut.areaM2), geometry: cut.geometry };
}
