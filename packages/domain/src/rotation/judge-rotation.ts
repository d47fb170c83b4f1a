import type { RotationWarningCode } from '../enumerations/rotation-warning.ts';
import {
  rulesFor,
  type BreakRule,
  type PredecessorRule,
  type RotationGroup,
  type RotationRules,
} from './rotation-rules.ts';

/** The main crops of a parcel by season; several where it is divided. */
export type CropsBySeason = ReadonlyMap<number, readonly number[]>;

/** What speaks against a crop in a season, and what says so. */
export interface RotationWarning {
  readonly code: Exclude<RotationWarningCode, 'SHARE_TOO_LARGE'>;
  readonly season: number;
  readonly cropId: number;
  /** What it follows, and when that grew. */
  readonly before: { readonly season: number; readonly cropId: number };
  /** Years that the rule asks for; null where it is about what goes before. */
  readonly limit: number | null;
  readonly rule: Pick<BreakRule, 'source' | 'isGeneralKnowledge'>;
}

export interface RotationVerdict {
  readonly warnings: readonly RotationWarning[];
  /** Not enough is known to say that nothing speaks against it: neither a warning nor an approval. */
  readonly isUnknown: boolean;
}

/** What speaks against the main crop of a season; of a parcel that is divided nobody knows what followed what. */
export function judgeSeason(crops: CropsBySeason, season: number, rules: RotationRules): RotationVerdict {
  const cropId = onlyCrop(crops, season);
  if (cropId === undefined) return { warnings: [], isUnknown: crops.has(season) };
  const group = rules.groups.get(cropId);
  if (!group) return { warnings: [], isUnknown: true };
  const verdicts = rulesFor(rules, group.name, season).flatMap((rule) => {
    if (rule.kind === 'BREAK') return [judgeBreak({ crops, season, cropId, group, rules }, rule)];
    return rule.kind === 'PREDECESSOR' ? [judgePredecessor({ crops, season, cropId, group, rules }, rule)] : [];
  });
  const warnings = verdicts.flatMap((verdict) => (verdict === 'fine' || verdict === 'unknown' ? [] : [verdict]));
  return { warnings, isUnknown: warnings.length === 0 && verdicts.includes('unknown') };
}

interface Judged {
  readonly crops: CropsBySeason;
  readonly season: number;
  readonly cropId: number;
  readonly group: RotationGroup;
  readonly rules: RotationRules;
}
type Verdict = RotationWarning | 'fine' | 'unknown';

function judgeBreak(judged: Judged, rule: BreakRule): Verdict {
  const { crops, season, cropId, group, rules } = judged;
  let isSameStand = group.isPerennial;
  let isUnknown = false;
  for (let years = 1; years < rule.years; years += 1) {
    const before = onlyCrop(crops, season - years);
    const groupBefore = before === undefined ? undefined : rules.groups.get(before);
    isUnknown ||= groupBefore === undefined;
    if (groupBefore?.name !== group.name) isSameStand = false;
    else if (before !== undefined && !isSameStand) {
      const code = years === 1 ? 'SAME_IN_SUCCESSION' : 'BREAK_TOO_SHORT';
      return { code, season, cropId, before: { season: season - years, cropId: before }, limit: rule.years, rule };
    }
  }
  return isUnknown ? 'unknown' : 'fine';
}

function judgePredecessor({ crops, season, cropId, rules }: Judged, rule: PredecessorRule): Verdict {
  const before = onlyCrop(crops, season - 1);
  const groupBefore = before === undefined ? undefined : rules.groups.get(before);
  if (before === undefined || groupBefore === undefined) return 'unknown';
  if (rule.quality !== 'POOR' || groupBefore.name !== rule.before) return 'fine';
  return {
    code: 'POOR_PREDECESSOR',
    season,
    cropId,
    before: { season: season - 1, cropId: before },
    limit: null,
    rule,
  };
}

function onlyCrop(crops: CropsBySeason, season: number): number | undefined {
  const [only, ...others] = crops.get(season) ?? [];
  return others.length === 0 ? only : undefined;
}
