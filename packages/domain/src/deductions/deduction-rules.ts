import type { DeductionKind, DeductionVariant, LandFeatureKind } from '../enumerations/deduction-kind.ts';

/** How wide a strip is left out, from a day on, by whom it is asked for. */
export interface DeductionRule {
  readonly kind: DeductionKind;
  /** Null for all of the year. */
  readonly variant: DeductionVariant | null;
  readonly countryCode: string;
  readonly widthM: number;
  /** The slope from which on it holds; null where it holds on all land. */
  readonly leastSlopeDegrees: number | null;
  /** Calendar days, the last included; null where no end is known. */
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  readonly isGeneralKnowledge: boolean;
}

/** What is asked for: a width that is not said comes from the rules. */
export interface WishedDeduction {
  readonly kind: DeductionKind;
  readonly variant: DeductionVariant | null;
  readonly widthM: number | null;
  readonly leastSlopeDegrees: number | null;
}

/** The width that holds on a parcel, and who asks for it where that is a rule. */
export interface AppliedDeduction {
  readonly widthM: number | null;
  readonly leastSlopeDegrees: number | null;
  readonly rule: DeductionRule | null;
}

/**
 * Labels of products for plant protection count land as sloping to water from here on (SPe 2: "from 3° slope", in the
 * tables of distances of Czech labels).
 */
export const slopeOfLabelsDegrees = 3;

/** By which width a wish is met in a country on a day. */
export function applyRules(
  wish: WishedDeduction,
  rules: readonly DeductionRule[],
  { countryCode, day }: { readonly countryCode: string; readonly day: string },
): AppliedDeduction {
  const isSloping = wish.kind === 'SLOPE_WATER';
  if (wish.widthM !== null) {
    const leastSlopeDegrees = isSloping ? (wish.leastSlopeDegrees ?? slopeOfLabelsDegrees) : null;
    return { widthM: wish.widthM, leastSlopeDegrees, rule: null };
  }
  const holding = rules.filter(
    (rule) =>
      rule.kind === wish.kind &&
      rule.countryCode === countryCode &&
      rule.validFrom <= day &&
      (rule.validTo === null || rule.validTo >= day),
  );
  const rule =
    holding.find(({ variant }) => variant !== null && variant === wish.variant) ??
    holding.find(({ variant }) => variant === null) ??
    null;
  const leastSlopeDegrees = wish.leastSlopeDegrees ?? rule?.leastSlopeDegrees ?? slopeOfLabelsDegrees;
  return { widthM: rule?.widthM ?? null, leastSlopeDegrees: isSloping ? leastSlopeDegrees : null, rule };
}

/** Along which of what a farm has drawn a kind runs; null along the edge of the parcel. */
export function featuresOf(kind: DeductionKind): LandFeatureKind | null {
  if (kind === 'BOUNDARY') return null;
  return kind === 'SLOPE_WATER' ? 'WATER' : kind;
}
