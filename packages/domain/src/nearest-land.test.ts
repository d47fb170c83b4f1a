import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestLand, type OutlinedLand } from './nearest-land.ts';

const metresPerDegree = 111_195;
const middle = { lat: 49.5, lon: 14.2 };

/** A square whose south-west corner is so many metres from the middle. */
function square(id: number, east: number, north: number, side: number, hole?: number): OutlinedLand {
  const at = (x: number, y: number): number[] => [
    middle.lon + x / (metresPerDegree * Math.cos((middle.lat * Math.PI) / 180)),
    middle.lat + y / metresPerDegree,
  ];
  const ring = (inset: number): number[][] => {
    const [left, bottom, right, top] = [east + inset, north + inset, east + side - inset, north + side - inset];
    return [at(left, bottom), at(right, bottom), at(right, top), at(left, top), at(left, bottom)];
  };
  return { id, polygons: [hole === undefined ? [ring(0)] : [ring(0), ring(hole)]] };
}

describe('the land nearest to a place', () => {
  it('begins with the one under it, and tells how far the others are', () => {
    const near = nearestLand(middle, [square(1, 40, -50, 100), square(2, -50, -50, 100), square(3, 900, 0, 50)], 500);
    expect(near.map(({ id }) => id)).toEqual([2, 1]);
    expect(near[0]?.metres).toBe(0);
    expect(near[1]?.metres).toBeCloseTo(40, 1);
  });

  it('is not the one in whose hole the place is, but as far from it as the edge of the hole', () => {
    const [around] = nearestLand(middle, [square(1, -100, -100, 200, 70)], 500);
    expect(around?.metres).toBeCloseTo(30, 1);
  });

  it('of two that lie over each other is both', () => {
    const near = nearestLand(middle, [square(1, -50, -50, 100), square(2, -20, -20, 40)], 0);
    expect(near).toEqual([
      { id: 1, metres: 0 },
      { id: 2, metres: 0 },
    ]);
  });

  it('is nothing where all is farther than asked, and where there is no land', () => {
    expect(nearestLand(middle, [square(1, 501, 0, 100)], 500)).toEqual([]);
    expect(nearestLand(middle, [], 500)).toEqual([]);
    expect(nearestLand(middle, [{ id: 1, polygons: [] }], 500)).toEqual([]);
  });

  it('of any squares is as far as their sides are, nearest first', () => {
    const metres = fc.integer({ min: -2000, max: 2000 });
    const squares = fc.array(fc.tuple(metres, metres, fc.integer({ min: 5, max: 400 })), { maxLength: 12 });
    fc.assert(
      fc.property(squares, fc.integer({ min: 0, max: 1500 }), (all, within) => {
        const found = nearestLand(
          middle,
          all.map(([east, north, side], id) => square(id, east, north, side)),
          within,
        );
        const expected = all.map(([east, north, side]) =>
          Math.hypot(Math.max(0, east, -(east + side)), Math.max(0, north, -(north + side))),
        );
        const isFar = (id: number): boolean => (expected[id] ?? 0) > within + 1;
        expect(found.every(({ id }) => !isFar(id))).toBe(true);
        for (const { id, metres: told } of found) expect(told).toBeCloseTo(expected[id] ?? NaN, 1);
        expect(found.map(({ metres: told }) => told)).toEqual(
          found.map(({ metres: told }) => told).toSorted((one, other) => one - other),
        );
        const near = expected.filter((distance) => distance < within - 1).length;
        expect(found.length).toBeGreaterThanOrEqual(near);
      }),
    );
  });
});
