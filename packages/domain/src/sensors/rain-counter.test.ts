import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  increments,
  isWholeDayKnown,
  rainIncrement,
  rainRate,
  ratePerHour,
  type CounterReading,
} from './rain-counter.ts';

const tenMinutes = 600;

function every(seconds: number, values: readonly number[]): readonly CounterReading[] {
  return values.map((value, at) => ({ at: 1_700_000_000 + at * seconds, value }));
}

describe('the rain between two readings of a counter', () => {
  it('is what it has counted', () => {
    expect(increments(every(tenMinutes, [10, 10.2, 10.2, 13.4]))).toEqual([0, 0.2, 0, 3.2]);
  });

  it('goes on over the end of the counter', () => {
    expect(increments(every(tenMinutes, [819, 0.4]), { range: 819.2 })).toEqual([0, 0.6]);
    expect(increments(every(tenMinutes, [655.3, 1]), { range: 655.36 })).toEqual([0, 1.06]);
  });

  it('is none when the counter was set back', () => {
    expect(increments(every(tenMinutes, [300, 0, 0.4]), { range: 819.2 })).toEqual([0, 0, 0.4]);
    expect(increments(every(tenMinutes, [700, 0, 0.4]), { range: 819.2 })).toEqual([0, 0, 0.4]);
    expect(increments(every(tenMinutes, [300, 0, 0.4]))).toEqual([0, 0, 0.4]);
  });

  it('is none of a gauge that was off for a while, and came back at its beginning', () => {
    expect(increments(every(3600, [600, 0.2]), { range: 819.2 })).toEqual([0, 0]);
    expect(increments(every(3600, [500, 0]), { range: 655.36 })).toEqual([0, 0]);
    expect(increments(every(tenMinutes, [30, 0]), { range: 51.2 })).toEqual([0, 0]);
    expect(increments(every(tenMinutes, [48, 3]), { range: 51.2 })).toEqual([0, 6.2]);
  });

  it('is none of a leap that no weather makes, however long it took', () => {
    expect(increments(every(8 * 3600, [300, 1234]))).toEqual([0, 0]);
    expect(increments(every(24 * 3600, [300, 3288]))).toEqual([0, 0]);
    expect(increments(every(21 * 24 * 3600, [300, 360]))).toEqual([0, 60]);
  });

  it('is none where a reading was wrong, neither there nor back (weewx-rtldavis#22, weewx#50)', () => {
    const click = 0.254;
    const clicks = every(
      60,
      [115, 49, 115].map((count) => count * click),
    );
    expect(increments(clicks, { range: 128 * click })).toEqual([0, 0, 0]);
    expect(increments(every(300, [1588, 0, 1588]))).toEqual([0, 0, 0]);
  });

  it('is no more than can fall', () => {
    const [first, second] = every(300, [0, 40]) as [CounterReading, CounterReading];
    expect(rainIncrement(first, second)).toBe(40);
    expect(rainIncrement(first, { ...second, value: 40.2 })).toBe(0);
    expect(rainIncrement(first, { ...second, at: second.at + 60, value: 47 })).toBe(47);
    expect(rainIncrement(first, second, { mostInFiveMinutes: 10 })).toBe(0);
  });

  it('may be a single tip a second later, but nothing at the same time', () => {
    const [first, second] = every(1, [5, 5.2]) as [CounterReading, CounterReading];
    expect(rainIncrement(first, second)).toBe(0.2);
    expect(rainIncrement(first, { ...second, at: first.at })).toBe(0);
    expect(rainIncrement(second, first)).toBe(0);
  });

  it('counts from the reading before, and the first one ever is none', () => {
    const [before, ...readings] = every(tenMinutes, [4, 5, 7]) as [CounterReading, ...CounterReading[]];
    expect(increments(readings, { previous: before })).toEqual([1, 2]);
    expect(increments(readings)).toEqual([0, 2]);
    expect(increments([])).toEqual([]);
  });

  it('adds up to what has fallen, however often the counter begins anew', () => {
    // What begins anew close to its beginning after more is taken for set back.
    const drops = fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4095 }), drops, (begin, fallen) => {
        let clicks = begin;
        const counts = fallen.map((more) => (clicks = (clicks + more) % 4096));
        const readings = every(
          tenMinutes,
          [begin, ...counts].map((count) => count * 0.2),
        );
        const sum = increments(readings, { range: 819.2 }).reduce((total, one) => total + one, 0);
        expect(sum).toBeCloseTo(fallen.reduce((total, one) => total + one, 0) * 0.2, 6);
      }),
    );
  });

  it('is never below nothing', () => {
    const reading = fc.record({ at: fc.integer(), value: fc.double({ noNaN: true, noDefaultInfinity: true }) });
    fc.assert(
      fc.property(reading, reading, fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })), (one, other, range) => {
        expect(rainIncrement(one, other, { range })).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('how strongly it rains', () => {
  const [first, second] = every(tenMinutes, [10, 11.5]) as [CounterReading, CounterReading];

  it('is what has fallen between two readings, in an hour', () => {
    expect(rainRate(first, second)).toBe(9);
    expect(rainRate({ ...first, value: 819 }, { ...second, value: 0.4 }, { range: 819.2 })).toBe(3.6);
    expect(rainRate(first, { ...second, value: first.value })).toBe(0);
  });

  it('is none after a counter was set back, by the rule of increments', () => {
    expect(rainRate({ ...first, value: 300 }, { ...second, value: 0 })).toBe(0);
  });

  it('is not known where no time is between them, and a single tip makes no cloudburst', () => {
    expect(rainRate(first, { ...second, at: first.at })).toBeNull();
    expect(ratePerHour(0.2, 1)).toBe(72);
  });
});

describe('the rain of a day', () => {
  const midnight = 1_700_000_000;

  it('is known as a whole where readings follow one another closely over midnight, or nothing fell meanwhile', () => {
    expect(isWholeDayKnown({ at: midnight - 1800 }, { at: midnight + 1800 }, false)).toBe(true);
    expect(isWholeDayKnown({ at: midnight - 7200 }, { at: midnight + 7200 }, true)).toBe(true);
    // Gauges that report each hour drift.
    expect(isWholeDayKnown({ at: midnight - 1804 }, { at: midnight + 1800 }, false)).toBe(true);
  });

  it('is not where it may have fallen on either side of midnight, or nothing was measured before', () => {
    expect(isWholeDayKnown({ at: midnight - 2701 }, { at: midnight + 1800 }, false)).toBe(false);
    expect(isWholeDayKnown(null, { at: midnight }, true)).toBe(false);
  });
});
