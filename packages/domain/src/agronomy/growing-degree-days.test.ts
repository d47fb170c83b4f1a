import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedDegreeDays, maizeBounds, simpleDegreeDays, sumOfDegreeDays } from './growing-degree-days.ts';
import { known, vector } from './testing.ts';

interface Days {
  readonly base: number;
  readonly cap: number;
  readonly days: [number, number][];
}

describe('Growing degree-days', () => {
  it('are those of the published days', () => {
    for (const id of ['gdd_3days', 'gdd_83_61', 'gdd_90_48']) {
      const { input, expected } = vector<Days, { daily: number[]; sum?: number }>(id);
      const daily = input.days.map(([max, min]) => boundedDegreeDays({ max, min }, input));
      expect(daily).toEqual(expected.daily);
      expect(sumOfDegreeDays(daily).degreeDays).toBe(expected.sum ?? expected.daily[0]);
    }
  });

  it('by the simple average are not below zero', () => {
    expect(simpleDegreeDays({ max: 20, min: 10 }, 5)).toBe(10);
    expect(simpleDegreeDays({ max: 8, min: -6 }, 5)).toBe(0);
    expect(boundedDegreeDays({ max: 8, min: -6 }, maizeBounds)).toBe(0);
    expect(boundedDegreeDays({ max: 40, min: 35 }, { base: 10, cap: null })).toBe(27.5);
  });

  it('of days that nobody knows are counted and not guessed', () => {
    expect([simpleDegreeDays({ max: null, min: 3 }, 5), boundedDegreeDays({ max: 9, min: null }, maizeBounds)]).toEqual(
      [...[null, null]],
    );
    expect(sumOfDegreeDays([10, null, 5.5, null])).toEqual({ degreeDays: 15.5, unknownDays: 2 });
  });

  it('grow with warmth, within the bounds', () => {
    const temperature = fc.double({ min: -30, max: 50, noNaN: true });
    fc.assert(
      fc.property(temperature, temperature, temperature, (one, other, min) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const of = (max: number) => known(boundedDegreeDays({ max, min }, maizeBounds));
        expect(of(less)).toBeLessThanOrEqual(of(more));
        expect(of(more)).toBeGreaterThanOrEqual(0);
        expect(of(more)).toBeLessThanOrEqual(20);
      }),
    );
  });
});
