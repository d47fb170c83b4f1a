import { finding, onDays, type Judged } from './finding.ts';
import { labelOf } from './label-source.ts';
import type { SaidMaterial } from './question.ts';

/** Whether a package may be too old on a day; it is warned of and not forbidden. Undefined where it is not, or nobody says. */
export function judgePackage({ material, expiresOn }: SaidMaterial, day: string): Judged | undefined {
  if (expiresOn === null || day <= expiresOn) return undefined;
  const found = { check: 'PACKAGE', vote: 'WARNING', reason: 'PACKAGE_EXPIRED', source: labelOf(material) } as const;
  return onDays(finding(found, { to: expiresOn }), []);
}
