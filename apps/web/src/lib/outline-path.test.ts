import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { squareRing } from '@brazda/harness/square-ring.ts';
import { describe, expect, it } from 'vitest';
import { drawOutlines } from './outline-path.ts';

const square = (west: number, south: number, size: number): number[][] => squareRing([west, south], size);

const outline = (...rings: number[][][]): MultiPolygon => ({ type: 'MultiPolygon', coordinates: [rings] });

describe('drawOutlines', () => {
  it('draws north up, stretched as Mercator does at that latitude', () => {
    const { width, height, paths } = drawOutlines([outline(square(14, 49, 0.01))], 600);
    expect(paths).toEqual([[expect.stringMatching(/^M0 (\d+\.?\d*)L\S+ \1L\S+ 0L0 0Z$/)]]);
    expect(height / width).toBeCloseTo(1 / Math.cos((49.005 * Math.PI) / 180), 3);
  });

  it('keeps the holes of a parcel in its drawing', () => {
    const withHole = outline(square(14, 49, 0.01), square(14.002, 49.002, 0.002));
    expect(drawOutlines([withHole]).paths[0]?.[0]?.match(/Z/g)).toHaveLength(2);
  });

  it('draws several sets in one frame, so that they lie over each other as on the ground', () => {
    const [whole = [], west = []] = drawOutlines(
      [outline(square(14, 49, 0.01)), outline(square(14, 49, 0.005))],
      800,
    ).paths;
    expect(whole[0]?.slice(0, 6)).toBe(west[0]?.slice(0, 6));
    expect(whole).not.toEqual(west);
  });

  it('says where each polygon lies and how large it is drawn, so that the smallest can be shown as dots', () => {
    const { boxes, width } = drawOutlines([outline(square(14, 49, 0.1)), outline(square(14.05, 49.05, 0.001))], 800);
    expect(boxes[0]?.[0]?.side).toBeGreaterThanOrEqual(width - 1);
    expect(boxes[1]?.[0]?.side).toBeLessThan(15);
    expect(boxes[1]?.[0]?.x).toBeCloseTo(width * 0.505, 0);
  });

  it('says how large it is on the ground', () => {
    const { width, height, metresPerUnit } = drawOutlines([outline(square(14, 49, 0.1))]);
    expect(width * metresPerUnit).toBeCloseTo(7300, -2);
    expect(height * metresPerUnit).toBeCloseTo(11_130, -2);
  });
});
