import type { Tally } from './tally.ts';
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
  readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
}

/** A journey that did not reach its end at once is not to be relied on: it counts as failed. */
export function tallyOf({ stats }: JourneyReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The journeys that reached their end only when they were begun anew. */
export function flakyIn(report: JourneyReport): string[] {
  return specsIn(report.suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf);
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
