import type { AuthorisedUse } from '../materials/material-facts.ts';
import { always, finding, type Judged, type RuleSource } from './finding.ts';

const check = 'WATER_VOLUME';

/**
 * Whether a product is brought with as much water on a hectare as its label says. Another volume is warned of and not forbidden.
 * Seed is treated without: undefined.
 */
export function judgeWater(use: AuthorisedUse, actual: number | null, source: RuleSource): Judged | undefined {
  const { waterMin: least, waterMax: most, dosePer } = use;
  if (dosePer !== 'HECTARE') return undefined;
  if (least === null && most === null) {
    return always(finding({ check, vote: 'UNKNOWN', reason: 'WATER_NOT_STATED', source }));
  }
  const numbers = { least, most, actual, unit: 'L' } as const;
  if (actual === null) return always(finding({ check, vote: 'UNKNOWN', reason: 'WATER_NOT_SAID', source }, numbers));
  if (most !== null && actual > most) {
    return always(finding({ check, vote: 'WARNING', reason: 'WATER_ABOVE', source }, numbers));
  }
  if (least !== null && actual < least) {
    return always(finding({ check, vote: 'WARNING', reason: 'WATER_BELOW', source }, numbers));
  }
  return always(finding({ check, vote: 'ALLOWED', reason: 'WATER_WITHIN', source }, numbers));
}
