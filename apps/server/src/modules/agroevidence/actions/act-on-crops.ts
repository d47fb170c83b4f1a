import { isDone } from '@brazda/domain/enumerations/action.ts';
import type { ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import {
  findAllForChange,
  holdParcels,
  type HeldParcel,
  type KnownCultivation,
} from '../cultivations/cultivation-changes.repository.ts';
import { settleParcels } from '../cultivations/settle-parcel.ts';
import type { DraftAction } from './draft-action.ts';
import {
  endByAction,
  findActedUpon,
  reopenEnded,
  retractSown,
  writeSown,
  type ActedUpon,
  type SownPlace,
} from './grown-crops.repository.ts';

/** An area said by a person that is this much of its parcel is all of it. */
const asGoodAsAll = 0.99;

/**
 * Lets crops stand or end as an action says that was done, instead of what it had said before, and gives which crop of each
 * parcel it is about. Throws `cultivation.…`.
 */
export async function actOnCrops(
  tx: ToldChange,
  farmId: number,
  actionId: number,
  draft: DraftAction,
): Promise<ReadonlyMap<number, number>> {
  const before = await findActedUpon(tx, farmId, [actionId]);
  await reopenEnded(tx, farmId, idsOf(before, actionId, 'endedByActionId'));
  const parcels = await affected(tx, before, draft);
  const sown = await sow(tx, farmId, actionId, draft, before);
  const kept = new Set(sown.map(({ id }) => id));
  const gone = idsOf(before, actionId, 'sownByActionId').filter((id) => !kept.has(id));
  await retractSown(tx, farmId, gone, tx.at);
  if (before.length + sown.length > 0) await settleParcels(tx, parcels, [...kept]);
  const meant = sown.length > 0 ? sown : await meantOn(tx, draft);
  if (endsCrops(draft) && meant.length > 0) {
    const { day } = draft.columns;
    const ended = meant.flatMap(({ beside }) => beside ?? []);
    if (ended.some(({ from }) => from !== null && from >= day)) throw new Failure('cultivation.daysReversed');
    await endByAction(
      tx,
      farmId,
      { actionId, day },
      ended.map(({ id }) => id),
    );
    await settleParcels(tx, parcels, []);
  }
  return new Map(meant.map(({ parcelId, id }) => [parcelId, id]));
}

/** Takes back what actions did to crops: what they had ended goes on, what they had sown stands no more. */
export async function takeBackFromCrops(
  tx: ToldChange,
  farmId: number,
  actionIds: readonly number[],
): Promise<boolean> {
  const before = await findActedUpon(tx, farmId, actionIds);
  if (before.length === 0) return false;
  const acted = new Set(actionIds);
  const isOf = (id: number | null): boolean => id !== null && acted.has(id);
  await reopenEnded(
    tx,
    farmId,
    before.filter((one) => isOf(one.endedByActionId)).map(({ id }) => id),
  );
  await retractSown(
    tx,
    farmId,
    before.filter((one) => isOf(one.sownByActionId)).map(({ id }) => id),
    tx.at,
  );
  await settleParcels(
    tx,
    await holdParcels(
      tx,
      before.map(({ parcelId }) => parcelId),
    ),
    [],
  );
  return true;
}

/** A crop of a parcel that an action is about; of a harvest with all that is harvested there. */
interface MeantCrop {
  readonly id: number;
  readonly parcelId: number;
  readonly beside?: readonly KnownCultivation[];
}

function idsOf(acted: readonly ActedUpon[], actionId: number, by: 'sownByActionId' | 'endedByActionId'): number[] {
  return acted.filter((one) => one[by] === actionId).map(({ id }) => id);
}

async function affected(tx: ToldChange, before: readonly ActedUpon[], { targets }: DraftAction): Promise<HeldParcel[]> {
  const known = new Map<number, HeldParcel>(targets.map(({ parcel }) => [parcel.id, parcel]));
  const left = before.map(({ parcelId }) => parcelId).filter((id) => !known.has(id));
  return [...known.values(), ...(left.length > 0 ? await holdParcels(tx, left) : [])];
}

async function sow(
  tx: ToldChange,
  farmId: number,
  actionId: number,
  { columns, cropName, targets }: DraftAction,
  before: readonly ActedUpon[],
): Promise<MeantCrop[]> {
  const { cropRole: role, cropId, ownCropId, day, state } = columns;
  if (role === null || !isDone(state)) return [];
  const sownBefore = new Map(
    before.filter((one) => one.sownByActionId === actionId).map((one) => [one.parcelId, one.id]),
  );
  const standing = await standingOn(
    tx,
    targets.map(({ parcel }) => parcel),
    day,
  );
  const places = targets.map(({ parcel, areaM2, outline }): SownPlace => {
    const isAll = outline === null && areaM2 >= parcel.shownM2 * asGoodAsAll;
    const cultivationId = sownBefore.get(parcel.id) ?? null;
    const others = standing.filter(
      (one) => one.parcelId === parcel.id && one.role === role && one.id !== cultivationId,
    );
    return {
      cultivationId,
      parcelId: parcel.id,
      part: isAll ? 1 : freePart(others),
      areaM2: isAll ? null : areaM2,
      outline,
    };
  });
  return writeSown(tx, farmId, { actionId, cropId, ownCropId, cropName: cropName ?? '', role, day }, places);
}

/** What is sown on a part stands beside other parts, and in the place of what took the whole parcel. */
function freePart(others: readonly KnownCultivation[]): number {
  const taken = new Set(others.filter(({ areaM2 }) => areaM2 !== null).map(({ part }) => part));
  let part = 1;
  while (taken.has(part)) part += 1;
  return part;
}

function endsCrops({ columns }: DraftAction): boolean {
  return columns.endsCrop === true && isDone(columns.state);
}

/**
 * The crop of each parcel that something is done to: the one that is named, else the one with the most land. A harvest of a
 * crop that is named takes no other one.
 */
async function meantOn(tx: ToldChange, draft: DraftAction): Promise<MeantCrop[]> {
  const { columns, targets } = draft;
  const standing = await standingOn(
    tx,
    targets.map(({ parcel }) => parcel),
    columns.day,
  );
  return targets.flatMap(({ parcel }) => {
    const here = standing.filter(({ parcelId }) => parcelId === parcel.id).toSorted(mostLandFirst);
    const named = here.filter((one) => isCrop(one, columns));
    const isOfNamedAlone = columns.endsCrop !== null && (columns.cropId ?? columns.ownCropId) !== null;
    const [first] = named.length > 0 || isOfNamedAlone ? named : here;
    if (!first) return [];
    return [
      {
        id: first.id,
        parcelId: parcel.id,
        beside: here.filter((one) => isCrop(one, first) && one.role === first.role),
      },
    ];
  });
}

function isCrop(one: KnownCultivation, { cropId, ownCropId }: Pick<KnownCultivation, 'cropId' | 'ownCropId'>): boolean {
  return one.cropId === cropId && one.ownCropId === ownCropId;
}

function mostLandFirst(one: KnownCultivation, other: KnownCultivation): number {
  const rank = ({ role, areaM2 }: KnownCultivation): number => (role === 'MAIN' ? 2 : 0) + (areaM2 === null ? 1 : 0);
  return rank(other) - rank(one) || (other.areaM2 ?? 0) - (one.areaM2 ?? 0) || other.id - one.id;
}

async function standingOn(tx: ToldChange, parcels: readonly HeldParcel[], day: string): Promise<KnownCultivation[]> {
  const known = await findAllForChange(tx, parcels);
  return known.filter(({ from, to }) => (from === null || from <= day) && (to === null || to > day));
}
