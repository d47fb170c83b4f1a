import type { AmountBasis } from '../enumerations/action.ts';
import type { MaterialUnit, UnitKind } from '../enumerations/material.ts';

/**
 * An amount is a whole number of millionths of a kilogram, a litre or a seed unit, so that sums are exact: 20 g/ha on
 * 300 m² is 600 milligrams, and nine million tonnes still fit.
 */
export const millionths = 1_000_000;

const unitFacts: Readonly<Record<MaterialUnit, { readonly kind: UnitKind; readonly millionths: number }>> = {
  G: { kind: 'WEIGHT', millionths: 1000 },
  KG: { kind: 'WEIGHT', millionths },
  T: { kind: 'WEIGHT', millionths: 1000 * millionths },
  ML: { kind: 'VOLUME', millionths: 1000 },
  L: { kind: 'VOLUME', millionths },
  HL: { kind: 'VOLUME', millionths: 100 * millionths },
  M3: { kind: 'VOLUME', millionths: 1000 * millionths },
  SEED_UNIT: { kind: 'COUNT', millionths },
};

export function unitKindOf(unit: MaterialUnit): UnitKind {
  return unitFacts[unit].kind;
}

/** An amount as somebody has said it: for each hectare, or for all of the land. */
export interface SaidAmount {
  readonly value: number;
  readonly unit: MaterialUnit;
  readonly basis: AmountBasis;
}

const squareMetresOfHectare = 10_000;

/** All of it in millionths, on so many square metres; undefined where it is more than can be counted exactly. */
export function totalOf({ value, unit, basis }: SaidAmount, areaM2: number): number | undefined {
  const hectares = basis === 'HECTARE' ? areaM2 / squareMetresOfHectare : 1;
  const total = Math.round(value * hectares * unitFacts[unit].millionths);
  return Number.isSafeInteger(total) ? total : undefined;
}

/** So much of a unit is an amount in millionths. */
export function inUnit(amount: number, unit: MaterialUnit): number {
  return amount / unitFacts[unit].millionths;
}

/** What falls to a hectare; undefined without land. */
export function perHectare(amount: number, areaM2: number): number | undefined {
  return areaM2 > 0 ? (amount * squareMetresOfHectare) / areaM2 : undefined;
}

/** A part may be some millionths off what its land asks for, and its area a square centimetre: on the smallest land a ten-thousandth. */
const roundingOfPart = { millionths: 2, ofWhole: 1e-4 } as const;

/**
 * What falls to a hectare of a part of what somebody has said, in millionths: as it was said for a hectare, where the part follows
 * from that, without the noise of its rounding. Undefined without land.
 */
export function dosePerHectare(
  { value, unit, basis }: SaidAmount,
  { amount, areaM2 }: { readonly amount: number; readonly areaM2: number },
): number | undefined {
  const reckoned = perHectare(amount, areaM2);
  if (reckoned === undefined || basis !== 'HECTARE') return reckoned;
  const said = value * unitFacts[unit].millionths;
  const off = Math.abs(amount - (said * areaM2) / squareMetresOfHectare);
  return off <= roundingOfPart.millionths + amount * roundingOfPart.ofWhole ? said : reckoned;
}

/** Areas count to the square centimetre. */
const areaUnits = 10_000;

/**
 * Divides an amount by areas, so that the parts come to exactly the whole (largest remainder, Hamilton's method): each
 * gets what falls to it rounded down, and those with the largest rests one millionth more, the first of equals first.
 * Throws where there is no land.
 */
export function divideByArea(amount: number, areasM2: readonly number[]): readonly number[] {
  const weights = areasM2.map((area) => BigInt(Math.round(area * areaUnits)));
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all <= 0n) throw new RangeError('There is no land to divide an amount by');
  const whole = BigInt(amount);
  const parts = weights.map((weight, at) => ({
    at,
    part: (whole * weight) / all,
    rest: (whole * weight) % all,
  }));
  const given = parts.reduce((sum, { part }) => sum + part, 0n);
  const byRest = parts.toSorted((one, other) => compare(other.rest, one.rest) || one.at - other.at);
  const more = new Set(byRest.slice(0, Number(whole - given)).map(({ at }) => at));
  return parts.map(({ at, part }) => Number(part) + (more.has(at) ? 1 : 0));
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** An amount as kilograms; undefined where it was said by volume or count and nobody knows how much that weighs. */
export function kilogramsOf(
  amount: number,
  kind: UnitKind,
  { kilogramsPerLitre, kilogramsPerSeedUnit }: Weights,
): number | undefined {
  if (kind === 'WEIGHT') return amount / millionths;
  const each = kind === 'VOLUME' ? kilogramsPerLitre : kilogramsPerSeedUnit;
  return each === null ? undefined : (amount / millionths) * each;
}

/** How much a litre or a seed unit of a material weighs, where that is known. */
export interface Weights {
  readonly kilogramsPerLitre: number | null;
  readonly kilogramsPerSeedUnit: number | null;
}
