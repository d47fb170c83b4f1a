import { describe, expect, it } from 'vitest';
import { durationsIn, tallyOf, type JourneyReport } from './journey-report.ts';

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
              tests: [
                {
                  status: 'flaky',
                  results: [{ duration: 900, error: { message: '\u001b[31mNo map\u001b[39m' } }, { duration: 400 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('a run of the journeys', () => {
  it('counts a journey as failed that had to be begun anew, and says why', () => {
    const failures = ['map.spec.ts: arrives late (flaky)\n    No map'];
    expect(tallyOf(report)).toEqual({ passed: 3, failed: 2, skipped: 2, failures });
  });

  it('tells how long each took, with all its attempts', () => {
    expect(durationsIn(report).map(({ milliseconds }) => milliseconds)).toEqual([700, 1300]);
  });
});
