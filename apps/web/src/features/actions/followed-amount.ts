import { inUnit, perHectare, totalOf } from '@brazda/domain/materials/amount.ts';
import type { AmountBasis } from '@brazda/domain/enumerations/action.ts';
import type { TypedAmount } from './typed-action.ts';

const squareMetresOfHectare = 10_000;

/** What is shown of an amount for a hectare and for all of the land: the one is as it was said, the other follows. */
export function followedAmount(
  { value, unit, basis }: TypedAmount,
  hectares: number,
): Record<AmountBasis, number | null> {
  if (value === null) return { HECTARE: null, TOTAL: null };
  const areaM2 = hectares * squareMetresOfHectare;
  const total = totalOf({ value, unit, basis }, areaM2);
  if (basis === 'HECTARE')
    return { HECTARE: value, TOTAL: total === undefined || areaM2 === 0 ? null : inUnit(total, unit) };
  const each = total === undefined ? undefined : perHectare(total, areaM2);
  return { HECTARE: each === undefined ? null : inUnit(each, unit), TOTAL: value };
}
