import { describe, expect, it } from 'vitest';
import { findLaidOver } from './find-laid-over.ts';
import type { Ring } from './source-layer.ts';

/** A square by its lower left corner and its side. */
function square(x: number, y: number, side: number): Ring[][] {
  return [[Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side, x, y)]];
}

describe('findLaidOver', () => {
  it('finds what is there twice, and what lies in another, also in one of several pieces', () => {
    const twice = findLaidOver([square(0, 0, 1), square(5, 5, 1), square(0, 0, 1)]);
    expect(twice).toEqual([{ one: 0, other: 2 }]);
    expect(findLaidOver([square(0, 0, 10), square(4, 4, 1)])).toEqual([{ one: 0, other: 1 }]);
    expect(findLaidOver([[...square(20, 0, 1), ...square(0, 0, 3)], square(1, 1, 1)])).toEqual([{ one: 0, other: 1 }]);
  });

  it('finds nothing between neighbours whose common border was drawn twice', () => {
    expect(findLaidOver([square(0, 0, 1), square(0.98, 0, 1), square(0, 1, 1)])).toEqual([]);
  });

  it('finds nothing in a hole', () => {
    const ring = [[...(square(0, 0, 9)[0] ?? []), ...(square(3, 3, 3)[0] ?? [])]];
    expect(findLaidOver([ring, square(4, 4, 1)])).toEqual([]);
  });

  it('ends in a short time where thousands lie over each other', () => {
    const pile = Array.from({ length: 5000 }, (_, at) => square(at / 1e6, 0, 1));
    expect(findLaidOver(pile).length).toBeLessThanOrEqual(1000);
  });
});
