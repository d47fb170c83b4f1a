import { describe, expect, it } from 'vitest';
import { durationsIn, flakyIn, tallyOf, type JourneyReport } from './journey-report.ts';

const report: JourneyReport = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [{ title: 'arrives', file: 'map.spec.ts', tests: [{ status: 'expected', results: [{ duration: 700 }] }] }],
      suites: [
        {
          specs: [
            {
              title: 'arrives late',
              file: 'map.spec.ts',
              tests: [{ status: 'flaky', results: [{ duration: 900 }, { duration: 400 }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe('a run of the journeys', () => {
  it('counts a journey as failed that had to be begun anew, and names it', () => {
    expect(tallyOf(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
    expect(flakyIn(report)).toEqual(['map.spec.ts: arrives late']);
  });

  it('tells how long each took, with all its attempts', () => {
    expect(durationsIn(report).map(({ milliseconds }) => milliseconds)).toEqual([700, 1300]);
  });
});
