import type { UnitKind } from '../enumerations/material.ts';
import type { ActiveSubstance, AuthorisedUse } from './material-facts.ts';
import { millionths, totalOf, unitKindOf } from './amount.ts';

/** An amount of a product, in millionths of a kilogram or a litre. */
export interface ProductAmount {
  readonly amount: number;
  readonly unitKind: UnitKind;
  readonly kilogramsPerLitre: number | null;
}

const gramsOfKilogram = 1000;

/** Kilograms of a substance in an amount of a product; null where that is not known. */
export function substanceKilograms({ amount: content, unit }: ActiveSubstance, product: ProductAmount): number | null {
  if (content === null || unit === null) return null;
  if (unit === 'G_PER_L') return times(inLitres(product), content / gramsOfKilogram);
  const share = unit === 'PERCENT' ? content / 100 : content / gramsOfKilogram;
  return times(inKilograms(product), share);
}

function inLitres({ amount, unitKind, kilogramsPerLitre }: ProductAmount): number | null {
  if (unitKind === 'VOLUME') return amount / millionths;
  return unitKind === 'WEIGHT' && kilogramsPerLitre !== null ? amount / millionths / kilogramsPerLitre : null;
}

function inKilograms({ amount, unitKind, kilogramsPerLitre }: ProductAmount): number | null {
  if (unitKind === 'WEIGHT') return amount / millionths;
  return unitKind === 'VOLUME' && kilogramsPerLitre !== null ? (amount / millionths) * kilogramsPerLitre : null;
}

function times(amount: number | null, share: number): number | null {
  return amount === null ? null : amount * share;
}

/** What a product was used on and against: the crop of the catalogue, and codes of organisms. */
export interface UsePurpose {
  readonly cropId: number | null;
  readonly organismCodes: readonly string[];
}

const squareMetresOfHectare = 10_000;

/**
 * The highest dose for a hectare that is authorised on the crop, in millionths of what the amount is counted in: against the
 * organisms that were said where there is a use against them, else against any. Null where none is known.
 */
export function highestDose(
  uses: readonly AuthorisedUse[],
  { cropId, organismCodes }: UsePurpose,
  unitKind: UnitKind,
): number | null {
  const onCrop = uses.filter((use) => cropId !== null && use.cropIds.includes(cropId) && use.dosePer === 'HECTARE');
  const against = onCrop.filter(({ organisms }) =>
    organisms.some(({ code }) => code !== null && organismCodes.includes(code)),
  );
  const doses = (against.length > 0 ? against : onCrop).flatMap(({ doseMax, doseUnit }) => {
    if (doseMax === null || doseMax === 0 || doseUnit === null || unitKindOf(doseUnit) !== unitKind) return [];
    return totalOf({ value: doseMax, unit: doseUnit, basis: 'HECTARE' }, squareMetresOfHectare) ?? [];
  });
  return doses.length === 0 ? null : Math.max(...doses);
}

/**
 * What one treatment adds to the treatment frequency index of a crop: the dose by the highest authorised one, times the treated
 * part of the crop's area (Behandlungsindex of the German surveys NEPTUN; general knowledge). Null where not known.
 */
export function treatmentFrequency(amount: number, highest: number | null, cropAreaM2: number | null): number | null {
  if (highest === null || highest === 0 || cropAreaM2 === null || cropAreaM2 <= 0) return null;
  return amount / highest / (cropAreaM2 / squareMetresOfHectare);
}
