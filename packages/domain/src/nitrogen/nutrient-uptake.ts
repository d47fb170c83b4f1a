import type { HarvestedKind } from '../enumerations/action.ts';
import type { Sourced } from '../materials/material-facts.ts';

/** How much leaves the land with a tonne of what is harvested, in kilograms; null is not known. */
export interface NutrientUptake extends Sourced {
  readonly cropId: number;
  readonly product: HarvestedKind;
  readonly nitrogen: number | null;
  readonly p2o5: number | null;
  readonly k2o: number | null;
  /** Calendar days, the last included; null where no end is known. */
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The rule of a crop that holds on a day; undefined where none is known. */
export function uptakeOn(
  rules: readonly NutrientUptake[],
  { cropId, product, day }: { readonly cropId: number | null; readonly product: HarvestedKind; readonly day: string },
): NutrientUptake | undefined {
  return rules.find(
    (rule) =>
      rule.cropId === cropId &&
      rule.product === product &&
      rule.validFrom <= day &&
      (rule.validTo === null || day <= rule.validTo),
  );
}

const kilogramsOfTonne = 1000;

/** Kilograms of nitrogen that leave with so many kilograms of a product; null where not all is known. Nothing takes nothing. */
export function nitrogenTaken(kilograms: number | null, rule: NutrientUptake | undefined): number | null {
  if (kilograms === 0) return 0;
  if (kilograms === null || rule?.nitrogen == null) return null;
  return (kilograms / kilogramsOfTonne) * rule.nitrogen;
}
