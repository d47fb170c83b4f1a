import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import { divideByArea, kilogramsOf, totalOf, unitKindOf, type SaidAmount } from '@brazda/domain/materials/amount.ts';
import { nitrogenOf, unknownNitrogen, type Nitrogen } from '@brazda/domain/materials/nitrogen.ts';
import type { MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import type { ActionColumns, WeighedAmount } from './written-actions.repository.ts';

interface SaidPart extends SaidAmount {
  readonly unit: MaterialUnit;
}

/**
 * Amounts of an action with what falls to each of its parcels, in their order. Throws `material.notFound` and
 * `action.amountTooLarge`.
 */
export function weighAmounts(
  said: NewAction,
  materials: ReadonlyMap<number, MaterialRow>,
  areasM2: readonly number[],
): WeighedAmount[] {
  const ofMaterials = ('materials' in said ? said.materials : []).map((one) => {
    const material = materials.get(one.materialId);
    if (!material) throw new Failure('material.notFound');
    const { batch, producedOn, expiresOn, organismCodes, purpose } = one;
    const ofPackage = { batch, producedOn, expiresOn };
    return { ...weigh(one, areasM2), kind: material.kind, material, ...ofPackage, organismCodes, purpose };
  });
  const ofProducts = ('products' in said ? said.products : []).map((one) => ({
    ...weigh(one, areasM2),
    ...{ kind: one.product, material: null, batch: null, producedOn: null, expiresOn: null },
    ...{ organismCodes: [], purpose: null },
  }));
  return [...ofMaterials, ...ofProducts];
}

type Weighed = Pick<WeighedAmount, 'value' | 'unit' | 'basis' | 'unitKind' | 'amount' | 'parts'>;

function weigh({ value, unit, basis }: SaidPart, areasM2: readonly number[]): Weighed {
  const landM2 = areasM2.reduce((sum, area) => sum + area, 0);
  const amount = totalOf({ value, unit, basis }, landM2);
  if (amount === undefined) throw new Failure('action.amountTooLarge');
  return { value, unit, basis, unitKind: unitKindOf(unit), amount, parts: divideByArea(amount, areasM2) };
}

/** The nitrogen that amounts bring onto each parcel on a day; how much animals leave there while they graze nobody knows. */
export function weighNitrogen(
  amounts: readonly WeighedAmount[],
  parcels: number,
  { type, day }: Pick<ActionColumns, 'type' | 'day'>,
): Nitrogen[] {
  if (type === 'PASTURE') return Array.from({ length: parcels }, () => unknownNitrogen);
  return Array.from({ length: parcels }, (_, at) =>
    nitrogenOf(
      amounts.flatMap(({ material, unitKind, parts }) => {
        if (material?.kind !== 'FERTILIZER') return [];
        const weights = { kilogramsPerLitre: material.facts.kilogramsPerLitre, kilogramsPerSeedUnit: null };
        return [{ facts: material.facts, kilograms: kilogramsOf(parts[at] ?? 0, unitKind, weights) }];
      }),
      day,
    ),
  );
}
