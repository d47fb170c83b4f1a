import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsInto, labelShapes, labelSpace } from './label-space.ts';

/** A rectangle around the point 0, 0. */
const rectangle = (width: number, height: number): number[] => {
  const [x, y] = [width / 2, height / 2];
  return [-x, -y, x, -y, x, y, -x, y];
};

/** Whether an edge of a ring reaches into a box around 0, 0, as many points of it tell. */
function reachesInto(ring: readonly number[], halfWidth: number, halfHeight: number): boolean {
  for (let at = 0; at < ring.length; at += 2) {
    const [fromX = 0, fromY = 0] = [ring.at(at - 2), ring.at(at - 1)];
    const [toX = 0, toY = 0] = [ring[at], ring[at + 1]];
    for (let step = 0; step <= 200; step += 1) {
      const [x, y] = [fromX + ((toX - fromX) * step) / 200, fromY + ((toY - fromY) * step) / 200];
      if (Math.abs(x) < halfWidth - 1e-9 && Math.abs(y) < halfHeight - 1e-9) return true;
    }
  }
  return false;
}

describe('the space around a label', () => {
  it('is what a strip leaves of its height, and what a lane leaves of its width', () => {
    expect(labelSpace(0, 0, [rectangle(400, 20)])).toEqual([10, 10]);
    expect(labelSpace(0, 0, [rectangle(20, 400)])).toEqual([5, 2.5]);
  });

  it('ends at holes, wherever in the parcel they are', () => {
    const hole = rectangle(10, 10).map((value, at) => value + (at % 2 === 0 ? 0 : 20));
    expect(labelSpace(0, 0, [rectangle(400, 400), hole])).toEqual([15, 15]);
  });

  it('is nothing where there is no outline', () => {
    expect(labelSpace(0, 0, [])).toEqual([0, 0]);
  });

  it('is as large as it can be without an edge in it', () => {
    const corner = fc.record({ radius: fc.double({ min: 5, max: 100, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), (corners) => {
        const ring = corners.flatMap(({ radius }, at) => {
          const angle = (2 * Math.PI * at) / corners.length;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        });
        const space = labelSpace(0, 0, [ring]);
        for (const [at, shape] of labelShapes.entries()) {
          const half = space[at] ?? 0;
          expect(reachesInto(ring, half * shape, half)).toBe(false);
          expect(reachesInto(ring, half * shape * 1.1, half * 1.1)).toBe(true);
        }
      }),
    );
  });

  it('takes words that fit into one of its boxes', () => {
    expect(fitsInto([10, 10], 80, 20)).toBe(true);
    expect(fitsInto([10, 10], 81, 20)).toBe(false);
    expect(fitsInto([10, 4], 40, 20)).toBe(true);
    expect(fitsInto([10, 4], 41, 20)).toBe(false);
    expect(fitsInto([10, 10], 10, 21)).toBe(false);
  });
});
