import type { actions, TargetCrop } from '@brazda/contract/agroevidence/actions.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import { findOwnCrops } from '../crops/own-crops.repository.ts';
import { areKnownParcels } from '../cultivations/cultivations.repository.ts';
import { findTargetCrops, isKnownAction } from './target-crops.repository.ts';

/**
 * To which crop of each parcel an action on a day counts: the one that stands there; where nothing does, as in autumn after
 * the harvest, the one that is planned for the season of that day. Throws `parcel.notFound`,
 * `crop.notFound` and `action.notFound`.
 */
export async function readTargetCrops(
  { database }: Pick<Services, 'database'>,
  who: Who,
  query: z.output<typeof actions.targets.query>,
  told: ToldCrops,
): Promise<TargetCrop[]> {
  const farms = readingOf(database, who);
  const parcelIds = query['parcel-ids'];
  const day = query['action-date'];
  const wanted = query['target-crop-id'];
  if (wanted !== undefined) await requireKnownCrop(farms, wanted, told);
  const question = { parcelIds, day, season: seasonOfDay(day), exceptActionId: query['except-action-id'] };
  const [isKnown, rows] = await Promise.all([areKnownParcels(farms, parcelIds), findTargetCrops(farms, question)]);
  if (!isKnown) throw new Failure('parcel.notFound');
  const { exceptActionId } = question;
  if (exceptActionId !== undefined && !(await isKnownAction(farms, exceptActionId))) {
    throw new Failure('action.notFound');
  }
  const ofParcel = groupedBy(rows, ({ parcelId }) => parcelId);
  return [...new Set(parcelIds)].map((parcelId) => {
    const crops = ofParcel.get(parcelId) ?? [];
    const meant = crops.find(({ cropId, ownCrop }) => wanted === undefined || (cropId ?? ownCrop?.id) === wanted);
    if (!meant) return { parcelId, crop: null, standing: 'NOTHING' };
    return { parcelId, crop: cropView(meant, told), standing: meant.isStanding ? 'STANDS' : 'PLANNED' };
  });
}

async function requireKnownCrop(farms: FarmReading, id: number, { crops }: ToldCrops): Promise<void> {
  if (crops.has(id)) return;
  if (!(await findOwnCrops(farms)).some((crop) => crop.id === id)) throw new Failure('crop.notFound');
}
