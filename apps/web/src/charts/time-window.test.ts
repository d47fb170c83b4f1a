import { assert, double, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panned, usualStep, zoomed, type TimeWindow } from './time-window.ts';

const full: TimeWindow = { min: 1_000_000, max: 1_864_000 };
const inFull = tuple(integer(full), integer(full)).map(([one, other]) => ({
  min: Math.min(one, other),
  max: Math.max(one, other) + 1800,
}));
const seen = inFull.filter(({ max }) => max <= full.max);
const share = double({ min: -3, max: 3, noNaN: true });

function expectInside({ min, max }: TimeWindow): void {
  expect(min).toBeGreaterThanOrEqual(full.min - 1e-6);
  expect(max).toBeLessThanOrEqual(full.max + 1e-6);
}

describe('what is seen of the times', () => {
  it('stays within them and as wide as it is when it is moved', () => {
    assert(
      property(seen, share, (window, by) => {
        const moved = panned(window, full, by);
        expectInside(moved);
        expect(moved.max - moved.min).toBeCloseTo(window.max - window.min, 3);
      }),
    );
  });

  it('stays within them when it is looked at closer or from farther away, and never closer than a few values', () => {
    assert(
      property(seen, double({ min: 0.01, max: 100, noNaN: true }), share, (window, factor, at) => {
        const around = window.min + (window.max - window.min) * Math.min(Math.abs(at), 1);
        const closer = zoomed(window, full, { factor, around, step: 1800 });
        expectInside(closer);
        expect(closer.max - closer.min).toBeGreaterThanOrEqual(Math.min(window.max - window.min, 4 * 1800) - 1e-3);
      }),
    );
  });

  it('keeps the time around which it is looked at in its place', () => {
    const closer = zoomed({ min: 1_100_000, max: 1_200_000 }, full, { factor: 2, around: 1_125_000, step: 1800 });
    expect(closer).toEqual({ min: 1_112_500, max: 1_162_500 });
    expect(zoomed(closer, full, { factor: 0.01, around: 1_125_000, step: 1800 })).toEqual(full);
  });

  it('knows how far times lie apart, also where there is one', () => {
    expect(usualStep([0, 1800, 3600])).toBe(1800);
    expect(usualStep([7])).toBe(3600);
  });
});
