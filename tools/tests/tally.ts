/** How the tests of one part went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** A part that ended badly or ran nothing has failed, whatever its tests say. */
export function judged(tally: Tally, code: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = code !== 0 && tally.failed === 0;
  if (ranNothing) console.log('No test was run');
  else if (endedBadly) console.log(`All tests passed, but the run ended with code ${code}`);
  return ranNothing || endedBadly ? { ...tally, failed: tally.failed + 1 } : tally;
}
