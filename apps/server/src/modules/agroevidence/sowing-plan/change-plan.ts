import type { ChangedPlan, ParcelCrop } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { Who } from '#server/access/who.ts';
import type { ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { findOverfull, lockParcels, writeCrops, type PlanKey, type WishedCrop } from './change-plan.repository.ts';
import { editPlan, type PlanNeeds } from './edit-plan.ts';
import { readPlanCells } from './plan-cells.ts';
import { requireKnownCells } from './require-known-cells.ts';
import { wishedColumns } from './wished-columns.ts';
import { requirePlan, toldPlanChange } from './told-plan-change.ts';

/**
 * Plans crops on parcels of one farm, or takes them out of the plan. Throws `parcel.notFound`, `parcel.retired`,
 * `farm.oneNeeded`, `planScenario.notFound`, `crop.notFound`, `crop.retired`, `plan.areaTooLarge` and `record.changed` with
 * the cells that are not as their sender knows them.
 */
export function changePlan(
  needs: PlanNeeds,
  who: Who,
  scenarioId: number | undefined,
  wishes: readonly ParcelCrop[],
): Promise<ChangedPlan> {
  const parcelIds = [...new Set(wishes.map(({ parcelId }) => parcelId))];
  return editPlan(needs, who, async (tx) => {
    const plan = { farmId: await farmOfOpen(tx, parcelIds), scenarioId };
    await requirePlan(tx, plan);
    const cropIds = wishes.flatMap(({ cropId }) => cropId ?? []);
    if (cropIds.length > 0) await requireCrops(tx, plan.farmId, cropIds);
    await requireKnownCells(tx, plan, wishes);
    const changed = await writeCrops(tx, plan, lastWishes(wishes).map(wishedColumns), 'MANUAL');
    if (wishes.some(({ area }) => area !== null)) await requireRoom(tx, plan, parcelIds);
    const told = await toldPlanChange(tx, plan, 'plan.changed', changed);
    return { ...told, plans: await readPlanCells(tx, plan, wishes) };
  });
}

/** Throws `parcel.notFound`, `parcel.retired` and `farm.oneNeeded`. */
async function farmOfOpen(tx: ToldChange, parcelIds: readonly number[]): Promise<number> {
  const parcels = await lockParcels(tx, parcelIds);
  const [first] = parcels;
  if (!first || parcels.length < parcelIds.length) throw new Failure('parcel.notFound');
  if (parcels.some(({ farmId }) => farmId !== first.farmId)) throw new Failure('farm.oneNeeded');
  if (parcels.some(({ status }) => status === 'RETIRED')) throw new Failure('parcel.retired');
  return first.farmId;
}

/** As if they were done one after the other: of a part the last wish holds, and one for a whole parcel ends all before. */
export function lastWishes(wishes: readonly WishedCrop[]): WishedCrop[] {
  const ofCells = new Map<string, Map<number, WishedCrop>>();
  for (const wish of wishes) {
    const key = `${wish.parcelId} ${wish.seasonId} ${wish.role}`;
    const known = wish.part === undefined ? undefined : ofCells.get(key);
    const cell = known ?? new Map<number, WishedCrop>();
    cell.set(wish.part ?? 1, wish.part === 1 && isWhole(cell.get(1)) ? { ...wish, part: undefined } : wish);
    ofCells.set(key, cell);
  }
  return [...ofCells.values()].flatMap((cell) => [...cell.values()]);
}

function isWhole(wish: WishedCrop | undefined): boolean {
  return wish !== undefined && wish.part === undefined;
}

/** Throws `plan.areaTooLarge`, which says of which parcels and by how much. */
async function requireRoom(tx: ToldChange, plan: PlanKey, parcelIds: readonly number[]): Promise<void> {
  const overfull = await findOverfull(tx, plan, parcelIds);
  if (overfull.length === 0) return;
  const fields = overfull.map(({ parcelId, season, name, plannedHa, areaHa }) => ({
    path: 'body.area',
    code: 'plan.areaTooLarge',
    detail: { parcelId, season, name, planned: plannedHa, area: areaHa },
  }));
  throw new Failure('plan.areaTooLarge', { fields });
}
