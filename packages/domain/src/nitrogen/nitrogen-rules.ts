import type { Sourced } from '../materials/material-facts.ts';

/**
 * What is in a by-product that stays on the land (percent of its weight), what a crop takes from the air, and how much organic
 * nitrogen a holding may bring (both in kilograms for a hectare).
 */
export const nitrogenRuleKinds = ['BY_PRODUCT', 'FIXATION', 'HOLDING'] as const;
export type NitrogenRuleKind = (typeof nitrogenRuleKinds)[number];

export interface NitrogenRule extends Sourced {
  readonly kind: NitrogenRuleKind;
  /** Null for all crops. */
  readonly cropId: number | null;
  /** Null for all countries. */
  readonly countryCode: string | null;
  /** Null where it is known that there is some, and not how much. */
  readonly content: number | null;
  /** Percent of it that counts to the crop; null where nobody knows. */
  readonly countedPercent: number | null;
  /** Calendar days, the last included; null where no end is known. */
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface RuleQuestion {
  readonly kind: NitrogenRuleKind;
  readonly cropId: number | null;
  readonly countryCode: string;
  readonly day: string;
}

/** The rule that holds on a day: that of the crop before that of all; undefined where none is known. */
export function nitrogenRuleOn(
  rules: readonly NitrogenRule[],
  { kind, cropId, countryCode, day }: RuleQuestion,
): NitrogenRule | undefined {
  const holding = rules.filter(
    (rule) =>
      rule.kind === kind &&
      (rule.countryCode === null || rule.countryCode === countryCode) &&
      rule.validFrom <= day &&
      (rule.validTo === null || day <= rule.validTo),
  );
  const ofCrop = cropId === null ? undefined : holding.find((rule) => rule.cropId === cropId);
  return ofCrop ?? holding.find((rule) => rule.cropId === null);
}
