import { describe, expect, it } from 'vitest';
import { snapToEdges } from './snap-to-edges.ts';

const field = { flat: [0, 0, 100, 0, 100, 100, 0, 100, 0, 0], ends: [10] };
const touching = (x: number, y: number) => ({ place: [x, y], reach: 10, resolution: 1 });

describe('drawing along outlines', () => {
  it('comes to lie on the nearest edge, and on a corner before it', () => {
    expect(snapToEdges([field], touching(50, 6))).toEqual([50, 0]);
    expect(snapToEdges([field], touching(94, 3))).toEqual([100, 0]);
    expect(snapToEdges([field], touching(-4, 60))).toEqual([0, 60]);
  });

  it('stays free where nothing is within reach', () => {
    expect(snapToEdges([field], touching(50, 50))).toBeUndefined();
    expect(snapToEdges([], touching(0, 0))).toBeUndefined();
  });

  it('follows holes and further parts, and no edge that is none', () => {
    const hole = { flat: [...field.flat, 40, 40, 60, 40, 60, 60, 40, 60, 40, 40], ends: [10, 20] };
    expect(snapToEdges([hole], touching(50, 45))).toEqual([50, 40]);
    expect(snapToEdges([field], touching(50, 6), () => false)).toBeUndefined();
  });
});
