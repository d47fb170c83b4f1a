import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeHutton, judgeSmith, type TwoDays } from './potato-blight.ts';
import { hour, hoursOf, unsprayed, vector, withUnknown } from './testing.ts';

interface Day {
  readonly Tmin: number;
  readonly hoursRH90: number;
}

function dayOf({ Tmin, hoursRH90 }: Day) {
  const humid = hoursOf(hoursRH90, { temperature: Tmin, humidity: 95 });
  return [...humid, ...hoursOf(24 - hoursRH90, { temperature: Tmin + 4 })];
}
const daysOf = (first: Day, second: Day): TwoDays => [dayOf(first), dayOf(second)];
const levels = (days: TwoDays) => [judgeHutton(days, unsprayed).level, judgeSmith(days, unsprayed).level];

describe('Potato blight', () => {
  it('is that of the examples', () => {
    const daysOfVector = (id: string) => {
      const [first, second] = vector<{ days: Day[] }, unknown>(id).input.days;
      if (!first || !second) throw new Error('Two days');
      return daysOf(first, second);
    };
    // A single day that holds is told as low; neither is a period.
    expect(levels(daysOfVector('hutton_no_T'))).toEqual(['LOW', 'NONE']);
    expect(levels(daysOfVector('smith_full'))).toEqual(['HIGH', 'HIGH']);
  });

  it('holds at its thresholds and not below them', () => {
    const mild = (hoursRH90: number, Tmin = 10) => ({ Tmin, hoursRH90 });
    expect(levels(daysOf(mild(6), mild(6)))).toEqual(['HIGH', 'NONE']);
    expect(levels(daysOf(mild(5), mild(6)))).toEqual(['LOW', 'NONE']);
    expect(levels(daysOf(mild(5), mild(5)))).toEqual(['NONE', 'NONE']);
    expect(levels(daysOf(mild(10), mild(10)))).toEqual(['HIGH', 'LOW']);
    expect(levels(daysOf(mild(9), mild(24)))).toEqual(['HIGH', 'NONE']);
    expect(levels(daysOf(mild(11), mild(11, 9.9)))).toEqual(['LOW', 'NONE']);
  });

  it('counts air of 90 % as humid, and says how many days held', () => {
    const edge = [...hoursOf(6, { humidity: 90 }), ...hoursOf(17, { humidity: 89.9 })];
    const { level, reason, source } = judgeHutton([edge, edge], unsprayed);
    expect([level, reason]).toEqual([
      'HIGH',
      { code: 'BLIGHT_DAYS', actual: 2, needed: 2, unit: 'DAYS', unknown: 0, protectedUntil: null },
    ]);
    expect(source.address).toContain('hutton-criteria');
  });

  it('is unknown of days with unknown hours or too few of them, and high where it is certain all the same', () => {
    const humid = dayOf({ Tmin: 12, hoursRH90: 12 });
    const nearly = dayOf({ Tmin: 12, hoursRH90: 5 });
    expect(levels([nearly, withUnknown(nearly, 8)])).toEqual(['UNKNOWN', 'NONE']);
    expect(levels([humid, withUnknown(humid, 3)])).toEqual(['UNKNOWN', 'UNKNOWN']);
    expect(levels([humid, [...humid.slice(1), hour({ humidity: null })]])).toEqual(['HIGH', 'HIGH']);
    expect(levels([humid, humid.slice(0, 15)])).toEqual(['UNKNOWN', 'UNKNOWN']);
    expect(levels([[], []])).toEqual(['UNKNOWN', 'UNKNOWN']);
  });

  it('is known of days that are too cold or too dry whatever an hour was that nobody knows', () => {
    const [dry, cold] = [dayOf({ Tmin: 12, hoursRH90: 0 }), dayOf({ Tmin: 2, hoursRH90: 12 })];
    for (const day of [dry, cold]) expect(levels([day, withUnknown(day, 20)])).toEqual(['NONE', 'NONE']);
  });

  it('is off until the last day on which a spray protects', () => {
    const humid = dayOf({ Tmin: 12, hoursRH90: 12 });
    const on = (day: string) => judgeHutton([humid, humid], { day, protectedUntil: '2026-06-10' });
    expect(on('2026-06-10')).toMatchObject({
      ...{ level: 'PROTECTED', reason: { code: 'SPRAYED', protectedUntil: '2026-06-10' } },
    });
    expect(on('2026-06-11').level).toBe('HIGH');
  });

  it('is no more certain once an hour is forgotten than that hour lets it be', () => {
    const someDay = fc.record({
      ...{ Tmin: fc.double({ min: 5, max: 15, noNaN: true }), hoursRH90: fc.integer({ min: 0, max: 24 }) },
    });
    fc.assert(
      fc.property(someDay, someDay, fc.nat(), (first, second, at) => {
        const days = daysOf(first, second);
        const less: TwoDays = [days[0], withUnknown(days[1], at)];
        const [before, after] = [levels(days), levels(less)];
        after.forEach((level, index) => {
          expect([before[index], 'UNKNOWN']).toContain(level);
        });
      }),
    );
  });
});
