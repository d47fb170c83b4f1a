import type { NitrogenWish } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { divideByArea, totalOf, unitKindOf } from '@brazda/domain/materials/amount.ts';
import type { BroughtNitrogen } from '@brazda/domain/nitrogen/ledger.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';

/** What would fall to each parcel of the fertilizers that somebody thinks of, in the order of the areas. Throws `action.amountTooLarge`. */
export function thinkOfMaterials(
  { materials: said, day }: Pick<NitrogenWish, 'materials' | 'day'>,
  materials: ReadonlyMap<number, MaterialRow>,
  areasM2: readonly number[],
): BroughtNitrogen[][] {
  const landM2 = areasM2.reduce((sum, area) => sum + area, 0);
  const each = said.flatMap(({ materialId, ...amount }) => {
    const material = materials.get(materialId);
    if (material?.kind !== 'FERTILIZER') return [];
    const whole = totalOf(amount, landM2);
    if (whole === undefined) throw new Failure('action.amountTooLarge');
    const { facts, name } = material;
    const fertilizer = { actionId: null, day, materialId, name, facts, unitKind: unitKindOf(amount.unit) };
    return [divideByArea(whole, areasM2).map((part) => ({ ...fertilizer, amount: part }))];
  });
  return areasM2.map((_, at) => each.flatMap((parts) => parts[at] ?? []));
}
