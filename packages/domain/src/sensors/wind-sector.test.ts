import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  degreesOfWindSector,
  mergeWindHistograms,
  mostFrequentWindSector,
  noWind,
  windHistogramOf,
  windSectorOf,
} from './wind-sector.ts';

describe('the sector that the wind comes from', () => {
  it('is the nearest of eight', () => {
    expect([0, 22.4, 22.5, 29.9, 72, 120.3, 180, 337.4, 337.5, 360].map(windSectorOf)).toEqual([
      ...[0, 0, 1, 1, 2, 3, 4, 7, 0, 0],
    ]);
    expect([-45, 405, 719].map(windSectorOf)).toEqual([7, 1, 0]);
  });

  it('is never further away than half of it', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
        const apart = Math.abs(degreesOfWindSector(windSectorOf(degrees)) - degrees) % 360;
        expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(22.5 + 1e-9);
      }),
    );
  });

  it('is over a time the most frequent one, never a mean', () => {
    expect(mostFrequentWindSector(windHistogramOf([350, 10, 5, 180]))).toBe(0);
    expect(mostFrequentWindSector(windHistogramOf([90, 270, 270, 90]))).toBe(2);
    expect(mostFrequentWindSector(noWind)).toBeNull();
  });

  it('is the same from parts of a time and from all of it', () => {
    const directions = fc.array(fc.double({ min: 0, max: 360, noNaN: true }));
    fc.assert(
      fc.property(directions, directions, (one, other) => {
        const merged = mergeWindHistograms(windHistogramOf(one), windHistogramOf(other));
        expect(merged).toEqual(windHistogramOf([...one, ...other]));
        expect(mergeWindHistograms(noWind, merged)).toEqual(merged);
      }),
    );
  });
});
