import { always, finding, type Judged } from './finding.ts';
import type { JudgedParcel } from './question.ts';
import { holdsOn, sourceOf, type NitrogenLimit } from './rules.ts';

/**
 * Whether a crop has no more counted nitrogen than it may have in a vulnerable zone, with what all fertilizers of the
 * application bring: kilograms a hectare, null where nobody knows.
 */
export function judgeNitrogen(
  brought: number | null,
  { isVulnerable, nitrogenBefore, cropIds }: JudgedParcel,
  day: string,
  limits: readonly NitrogenLimit[],
): Judged {
  const check = 'NITROGEN_LIMIT';
  if (brought === 0) return always(finding({ check, vote: 'ALLOWED', reason: 'NO_NITROGEN', source: null }));
  if (isVulnerable === 'NO') return always(finding({ check, vote: 'ALLOWED', reason: 'OUTSIDE_ZONE', source: null }));
  const limit = nitrogenLimitOn(limits, cropIds, day);
  if (!limit) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'NITROGEN_LIMIT_UNKNOWN', source: null }));
  }
  const source = sourceOf(limit);
  const numbers = { most: limit.kilogramsPerHectare, unit: 'N_PER_HECTARE' } as const;
  if (brought === null || nitrogenBefore === null) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'NITROGEN_UNKNOWN', source }, numbers));
  }
  const actual = nitrogenBefore + brought;
  const told = { ...numbers, actual };
  if (actual <= limit.kilogramsPerHectare + leastKilograms) {
    return always(finding({ check, vote: 'ALLOWED', reason: 'NITROGEN_WITHIN', source }, told));
  }
  const vote = isVulnerable === 'YES' ? 'FORBIDDEN' : 'UNKNOWN';
  return always(finding({ check, vote, reason: 'NITROGEN_ABOVE', source }, told));
}

/** How much nitrogen the first of some crops for which a rule says it may have on a day; undefined where no rule does. */
export function nitrogenLimitOn(
  limits: readonly NitrogenLimit[],
  cropIds: readonly number[],
  day: string,
): NitrogenLimit | undefined {
  return cropIds
    .map((id) => limits.find(({ cropId, ...rule }) => cropId === id && holdsOn(rule, day)))
    .find((rule) => rule !== undefined);
}

/** A gram on a hectare makes no difference. */
const leastKilograms = 0.001;
