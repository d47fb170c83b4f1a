import { describe, expect, it } from 'vitest';
import { drawOutlines } from './outline-path.ts';

const square = (west: number, south: number, size: number): number[][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('drawOutlines', () => {
  it('draws north up, stretched as Mercator does at that latitude', () => {
    const { width, height, paths } = drawOutlines({ type: 'MultiPolygon', coordinates: [[square(14, 49, 0.01)]] }, 600);
    expect(paths).toEqual([expect.stringMatching(/^M0 (\d+\.?\d*)L\S+ \1L\S+ 0L0 0Z$/)]);
    expect(height / width).toBeCloseTo(1 / Math.cos((49.005 * Math.PI) / 180), 3);
  });

  it('keeps the holes of a parcel in its drawing', () => {
    const withHole = {
      type: 'MultiPolygon' as const,
      coordinates: [[square(14, 49, 0.01), square(14.002, 49.002, 0.002)]],
    };
    expect(drawOutlines(withHole).paths[0]?.match(/Z/g)).toHaveLength(2);
  });
});
