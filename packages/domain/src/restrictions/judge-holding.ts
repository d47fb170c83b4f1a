import { always, finding, type Judged } from './finding.ts';
import type { JudgedHolding, JudgedParcel } from './question.ts';

const check = 'HOLDING_NITROGEN';
/** A gram on a hectare makes no difference. */
const leastKilograms = 0.001;

/**
 * Whether a holding has no more organic nitrogen on average than it may have. It is an average of all its land, also of that
 * outside of vulnerable zones; whether a holding without land in one is held to it, it has to see for itself.
 */
export function judgeHolding({ actual, most }: JudgedHolding, { isVulnerable }: JudgedParcel): Judged {
  if (most === null || actual === null) {
    const numbers = most === null ? {} : ({ most: most.perHectare, unit: 'N_PER_HECTARE' } as const);
    const source = most?.source ?? null;
    return always(finding({ check, vote: 'UNKNOWN', reason: 'HOLDING_UNKNOWN', source }, numbers));
  }
  const { perHectare, source } = most;
  const numbers = { most: perHectare, actual, unit: 'N_PER_HECTARE' } as const;
  if (actual <= perHectare + leastKilograms) {
    return always(finding({ check, vote: 'ALLOWED', reason: 'HOLDING_WITHIN', source }, numbers));
  }
  const vote = isVulnerable === 'YES' ? 'FORBIDDEN' : isVulnerable === 'NO' ? 'WARNING' : 'UNKNOWN';
  return always(finding({ check, vote, reason: 'HOLDING_ABOVE', source }, numbers));
}
