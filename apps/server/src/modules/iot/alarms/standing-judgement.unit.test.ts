import type { JudgedReading } from '@brazda/domain/sensors/alarms/alarm-rule.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StandingRow } from './alarm-standings.repository.ts';
import { instant, judgeInOrder, type Judgement } from './standing-judgement.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 26, 12);

const unjudgedRow: StandingRow = {
  ...{ farmId: 1, ruleId: 2, sensorId: 3, nodeId: 4, nodeName: 'U lesa', feature: 'TEMPERATURE', level: 0 },
  ...{ severity: 'ERROR', userIds: [], channels: [], silencedUntil: null, silentAfterHours: null, stoodSince: null },
  ...{ comparison: 'BELOW', threshold: 0, hysteresis: 1, durationMinutes: 0, isRetired: false },
  ...{ phase: null, since: null, lastAt: null, newestAt: null, newestValue: null, dayEnds: null },
};

/** Where a rule stands after a judgement, as it is kept and read again. */
function after(row: StandingRow, { standing }: Judgement, { at, value }: JudgedReading): StandingRow {
  const { phase, since, lastAt } = standing;
  return { ...row, phase, since: instant(since), lastAt: instant(lastAt), newestAt: new Date(at), newestValue: value };
}

type Event = readonly ['begins' | 'ends', at: number | null];

function eventsOf({ episodes }: Judgement): Event[] {
  return episodes.flatMap(({ begunSince, endedAt }) => [
    ...(begunSince === null ? [] : [['begins', begunSince] as const]),
    ...(endedAt === null ? [] : [['ends', endedAt] as const]),
  ]);
}

function oneByOne(first: StandingRow, readings: readonly JudgedReading[]): Event[] {
  let row = first;
  return readings.flatMap((reading) => {
    const judgement = judgeInOrder(row, [reading], now);
    if (!judgement) return [];
    row = after(row, judgement, reading);
    return eventsOf(judgement);
  });
}

const rules = fc.record({
  comparison: fc.constantFrom('ABOVE' as const, 'BELOW' as const),
  threshold: fc.integer({ min: -3, max: 3 }),
  hysteresis: fc.integer({ min: 0, max: 3 }),
  durationMinutes: fc.integer({ min: 0, max: 30 }),
});
/** Of the last two hours, of which the first is late. */
const measured = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 40 })
  .chain((minutes) =>
    fc
      .array(fc.integer({ min: -6, max: 6 }), { minLength: minutes.length, maxLength: minutes.length })
      .map((values) =>
        minutes
          .toSorted((one, other) => other - one)
          .map((ago, at): JudgedReading => ({ at: now - ago * minute, value: values[at] ?? 0 })),
      ),
  );

describe('readings of one batch', () => {
  it('begin and end the same alarms as one by one, in whatever order they stand in it', () => {
    fc.assert(
      fc.property(rules, measured, fc.boolean(), (rule, readings, isTurned) => {
        const row = { ...unjudgedRow, ...rule };
        const judgement = judgeInOrder(row, isTurned ? readings.toReversed() : readings, now);
        expect(judgement && eventsOf(judgement)).toEqual(oneByOne(row, readings));
      }),
    );
  });

  it('make alarms that follow one another, none of which is further past its limit than what was measured', () => {
    fc.assert(
      fc.property(rules, measured, (rule, readings) => {
        const { episodes = [] } = judgeInOrder({ ...unjudgedRow, ...rule }, readings, now) ?? {};
        expect(episodes.slice(0, -1).every(({ endedAt }) => endedAt !== null)).toBe(true);
        expect(episodes.every(({ begunSince }) => begunSince !== null)).toBe(true);
        const times = episodes.flatMap(({ begunSince, endedAt }) => [begunSince, endedAt]).filter((at) => at !== null);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        const values = new Set(readings.map(({ value }) => value));
        expect(
          episodes.every(({ peak, value, begunBy }) => [peak, value, begunBy].every((one) => values.has(one))),
        ).toBe(true);
      }),
    );
  });
});
