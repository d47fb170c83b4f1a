import { seasonBegins } from '../season.ts';

/** Crops that a rotation takes for the same. */
export interface RotationGroup {
  readonly name: string;
  /** A stand that lives for years is one stand, and no succession of crops. */
  readonly isPerennial: boolean;
}

/** What rules that no register publishes name as their source; whoever shows it says so in their language. */
export const knownRotation = 'General knowledge of crop rotation in Central Europe';

interface Dated {
  readonly group: string;
  /** Calendar days, the last included; null where no end is known. */
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  readonly isGeneralKnowledge: boolean;
}

export type PredecessorQuality = 'GOOD' | 'POOR';
/** From one crop of the group to the next there should be so many years. */
export type BreakRule = Dated & { readonly kind: 'BREAK'; readonly years: number };
export type PredecessorRule = Dated & {
  readonly kind: 'PREDECESSOR';
  readonly before: string;
  readonly quality: PredecessorQuality;
};
/** So much of the arable land should the group have at most. */
export type ShareRule = Dated & { readonly kind: 'SHARE'; readonly share: number };
export type RotationRule = BreakRule | PredecessorRule | ShareRule;

/** What is known of rotations: the group of each crop by its number, and what is asked of groups. */
export interface RotationRules {
  readonly groups: ReadonlyMap<number, RotationGroup>;
  readonly rules: readonly RotationRule[];
}

/** The rules for a group that hold in a season. */
export function rulesFor({ rules }: RotationRules, group: string, season: number): RotationRule[] {
  const begin = `${season}-${pad(seasonBegins.month)}-${pad(seasonBegins.day)}`;
  return rules.filter(
    (rule) => rule.group === group && rule.validFrom <= begin && (rule.validTo === null || rule.validTo >= begin),
  );
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
