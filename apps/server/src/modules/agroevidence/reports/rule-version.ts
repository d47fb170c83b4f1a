import { createHash } from 'node:crypto';

const shownDigits = 16;

/** A version of dated rules: another as soon as one of them is another. */
export function ruleVersion(rules: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, shownDigits);
}
