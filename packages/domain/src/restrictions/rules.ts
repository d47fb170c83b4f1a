import type { DeductionRule } from '../deductions/deduction-rules.ts';
import type { MaterialKind, ReleaseClass } from '../enumerations/material.ts';
import type { RuleSource } from './finding.ts';

/** Days of the year on which nitrogen of a class is not brought onto land in a vulnerable zone, of some climate or of any. */
export interface FertilizingBan extends RuleSource {
  readonly releaseClass: ReleaseClass;
  /** First digits of the code of soil (BPEJ), both included; null where the climate makes no difference. */
  readonly climate: { readonly from: number; readonly to: number } | null;
  /** As MM-DD, both included; from may come after to: the ban lasts over the turn of the year. */
  readonly from: string;
  readonly to: string;
  /** When it ends where a crop stands on land that slopes so little; null where that makes no difference. */
  readonly gentleTo: string | null;
  readonly gentleDegrees: number | null;
  /** Whether it holds only where no other crop is sown in the same calendar year. */
  readonly isWithoutNextCrop: boolean;
}

/** Kilograms of counted nitrogen that a crop may have on a hectare in a vulnerable zone. */
export interface NitrogenLimit extends RuleSource {
  readonly cropId: number;
  readonly kilogramsPerHectare: number;
}

/** Figures that rules use: days before a harvest on which a warning is told; days on which an unknown re-entry may last. */
export const restrictionFigures = ['HARVEST_MARGIN_DAYS', 'REENTRY_DOUBT_DAYS'] as const;
export interface RestrictionFigure extends RuleSource {
  readonly name: (typeof restrictionFigures)[number];
  readonly value: number;
}

/** A strip that whoever brings a kind of material leaves out. */
export interface DistanceRule extends DeductionRule {
  /** Null for whatever is done. */
  readonly materialKind: MaterialKind | null;
}

/** Dated rules of one country; of some, none are known. */
export interface RestrictionRules {
  readonly bans: readonly FertilizingBan[];
  readonly limits: readonly NitrogenLimit[];
  readonly figures: readonly RestrictionFigure[];
  readonly distances: readonly DistanceRule[];
}

export function holdsOn({ validFrom, validTo }: Pick<RuleSource, 'validFrom' | 'validTo'>, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
}

/** The figure of a day; undefined where none is known. */
export function figureOn(
  figures: readonly RestrictionFigure[],
  name: RestrictionFigure['name'],
  day: string,
): RestrictionFigure | undefined {
  return figures.find((figure) => figure.name === name && holdsOn(figure, day));
}

/** Where a rule stands, without what it says. */
export function sourceOf({ document, paragraph, validFrom, validTo, isGeneralKnowledge }: RuleSource): RuleSource {
  return { document, paragraph, validFrom, validTo, isGeneralKnowledge };
}
