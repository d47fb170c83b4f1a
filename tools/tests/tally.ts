import { stripVTControlCharacters } from 'node:util';

/** How the tests of one part went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, and why, for whoever reads only the end of a long run. */
  readonly failures: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

/** One more failure, which is none of a test's own. */
export function withFailure(tally: Tally, why: string): Tally {
  return { ...tally, failed: tally.failed + 1, failures: [...tally.failures, why] };
}

/** A part that ended badly or ran nothing has failed, whatever its tests say. */
export function judged(tally: Tally, code: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = code !== 0 && tally.failed === 0;
  if (ranNothing) return withFailure(tally, 'No test was run');
  if (endedBadly) return withFailure(tally, `All tests passed, but the run ended with code ${code}`);
  return tally;
}

const linesOfReason = 8;
const longestLine = 300;

/** One failure as the end of a run tells it: the name, and the first lines of the reason without colours. */
export function failure(name: string, reason: string): string {
  const plain = stripVTControlCharacters(reason).trim();
  const lines = plain.split('\n').slice(0, linesOfReason);
  return [name, ...lines.map((line) => line.slice(0, longestLine))].filter((line) => line !== '').join('\n    ');
}

/** The end of a run: each failure with its reason, then their names and the count, for whoever sees the last lines alone. */
export function ending({ passed, failed, failures }: Tally): string {
  const reasons = failures.map((text) => `\n✗ ${text}`);
  const names = failures.map((text) => `✗ ${text.split('\n')[0]?.slice(0, longestLine) ?? ''}`);
  return [...reasons, '', ...names, `${passed} passed, ${failed} failed`].join('\n');
}
