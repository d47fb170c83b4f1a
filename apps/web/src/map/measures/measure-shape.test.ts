import { describe, expect, it } from 'vitest';
import { toView } from '../projection.ts';
import { measureShape } from './measure-shape.ts';

/** A cell of a hundredth of a degree, of which is known how large it is. */
const cell = [toView(15, 49.5), toView(15.01, 49.5), toView(15.01, 49.51), toView(15, 49.51)];

describe('a shape on the map', () => {
  it('is as large as on the ground, whichever way it was drawn', () => {
    for (const points of [cell, cell.toReversed()]) {
      const { areaHa, isCrossing, lengthM } = measureShape('polygon', points);
      expect(areaHa).toBeCloseTo(80.55537, 4);
      expect(lengthM).toBeCloseTo(3672.974, 2);
      expect(isCrossing).toBe(false);
    }
  });

  it('is measured without the points that say nothing', () => {
    const [first = [0, 0], ...rest] = cell;
    expect(measureShape('polygon', [first, first, ...rest, first])).toEqual(measureShape('polygon', cell));
    expect(measureShape('line', [first, first, ...rest])).toEqual(measureShape('line', cell));
  });

  it('that crosses itself has no area', () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = cell;
    expect(measureShape('polygon', [a, c, b, d])).toMatchObject({ areaHa: undefined, isCrossing: true });
  });

  it('that is a line, or no more than one yet, has a length only', () => {
    expect(measureShape('line', cell)).toMatchObject({ areaHa: undefined, isCrossing: false });
    expect(measureShape('polygon', cell.slice(0, 2)).areaHa).toBeUndefined();
    expect(measureShape('polygon', []).lengthM).toBe(0);
  });
});
