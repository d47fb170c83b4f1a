import { failure, type Tally } from './tally.ts';
import type { Timed } from './slowest.ts';

/** What Playwright writes down of a run, as far as it is read here. */
export interface JourneyReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly Attempt[] }[];
}

interface Attempt {
  readonly duration: number;
  readonly error?: { readonly message?: string };
}

/** A journey that did not reach its end at once is not to be relied on: it counts as failed. */
export function tallyOf({ stats, suites }: JourneyReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: specsIn(suites).filter(hasFailed).map(failureOf),
  };
}

function hasFailed({ tests }: Spec): boolean {
  return tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
}

function failureOf(spec: Spec): string {
  const isFlaky = spec.tests.some(({ status }) => status === 'flaky');
  const why = spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '';
  return failure(`${nameOf(spec)}${isFlaky ? ' (flaky)' : ''}`, why);
}

export function durationsIn(report: JourneyReport): Timed[] {
  return specsIn(report.suites).map((spec) => ({
    name: nameOf(spec),
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}

function specsIn(suites: readonly Suite[]): Spec[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsIn(inner)]);
}

function nameOf({ file, title }: Spec): string {
  return `${file}: ${title}`;
}
