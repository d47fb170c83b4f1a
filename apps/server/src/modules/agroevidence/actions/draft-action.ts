import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { Nitrogen } from '@brazda/domain/materials/nitrogen.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { findCropName } from '../cultivations/cultivations.repository.ts';
import { requireMaterials } from '../materials/known-materials.ts';
import { actionColumns } from './action-columns.ts';
import { isOrderOfFarm } from './held-actions.repository.ts';
import { placeTargets, type PlacedTarget } from './place-targets.ts';
import { keepUsedMaterials } from './used-materials.repository.ts';
import { weighAmounts, weighNitrogen } from './weigh-amounts.ts';
import type { ActionColumns, WeighedAmount } from './written-actions.repository.ts';

/** An action as it is to be written, with what of it was found on the farm. */
export interface DraftAction {
  readonly columns: ActionColumns;
  readonly cropName: string | null;
  readonly targets: readonly PlacedTarget[];
  readonly amounts: readonly (WeighedAmount & { readonly usedMaterialId: number | null })[];
  /** Of each parcel. */
  readonly nitrogen: readonly Nitrogen[];
  readonly searchKey: string;
}

/** What an action has said before may stay: it can be said anew though it was put away since. */
export interface KnownUse {
  /** Null of a new one. */
  readonly id: number | null;
  readonly cropIds: readonly number[];
  readonly materialIds: readonly number[];
}

/**
 * Makes of what was said what is to be written. Throws `action.hoursReversed`, `action.orderUnknown`,
 * `action.areaTooLarge`, `action.amountTooLarge`, `parcel.…`, `crop.…`, `material.…` and `cultivation.outline…`.
 */
export async function draftAction(
  tx: FarmChange,
  farmId: number,
  said: NewAction,
  known: KnownUse,
): Promise<DraftAction> {
  const columns = actionColumns(said);
  requireHours(columns);
  if (columns.orderId !== null) await requireOrder(tx, farmId, columns.orderId, known);
  const cropId = columns.cropId ?? columns.ownCropId;
  if (cropId !== null && !known.cropIds.includes(cropId)) await requireCrops(tx, farmId, [cropId]);
  const targets = await placeTargets(tx, farmId, said);
  const materialIds = 'materials' in said ? said.materials.map(({ materialId }) => materialId) : [];
  const materials = await requireMaterials(tx, farmId, materialIds);
  for (const { id, isRetired } of materials.values()) {
    if (isRetired && !known.materialIds.includes(id)) throw new Failure('material.retired');
  }
  const areas = targets.map(({ areaM2 }) => areaM2);
  const weighed = weighAmounts(said, materials, areas);
  const used = await keepUsedMaterials(tx, farmId, [...materials.values()]);
  const amounts = weighed.map((amount) => ({
    ...amount,
    usedMaterialId: amount.material === null ? null : (used.get(amount.material.id) ?? null),
  }));
  return {
    columns,
    cropName: cropId === null ? null : await findCropName(tx, cropId),
    targets,
    amounts,
    nitrogen: weighNitrogen(weighed, targets.length, columns),
    searchKey: searchKeyOf(columns, weighed),
  };
}

async function requireOrder(tx: FarmChange, farmId: number, orderId: number, { id }: KnownUse): Promise<void> {
  if (orderId === id || !(await isOrderOfFarm(tx, farmId, orderId))) throw new Failure('action.orderUnknown');
}

function requireHours({ startedAt, finishedAt }: ActionColumns): void {
  if (startedAt === null || finishedAt === null) return;
  if (Date.parse(finishedAt) < Date.parse(startedAt)) throw new Failure('action.hoursReversed');
}

/** What an action is found by, besides its parcels. */
export function searchKeyOf(
  { operator, machine, note }: Pick<ActionColumns, 'operator' | 'machine' | 'note'>,
  amounts: readonly { readonly batch: string | null; readonly material: NamedMaterial | null }[],
): string {
  const ofMaterials = amounts.flatMap(({ batch, material }) => [material?.name, material?.registrationNumber, batch]);
  return searchTextOf([operator, machine, note, ...ofMaterials].filter((text) => text).join(' '));
}

interface NamedMaterial {
  readonly name: string;
  readonly registrationNumber: string | null;
}
