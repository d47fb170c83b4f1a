import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toView } from '../projection.ts';
import { beginHistory, goOn, putBack, takeBack } from './history.ts';
import { cornersOf, degreesOf, measureOutline } from './measure-outline.ts';

const cell = [toView(15, 49.5), toView(15.01, 49.5), toView(15.01, 49.51), toView(15, 49.51)];
const hole = [toView(15.002, 49.502), toView(15.004, 49.502), toView(15.004, 49.504), toView(15.002, 49.504)];

describe('the land within an outline', () => {
  it('is that on the ground, without its holes and with all of its polygons', () => {
    const whole = measureOutline([[cell]]).areaHa ?? 0;
    expect(whole).toBeCloseTo(80.55537, 4);
    const without = measureOutline([[cell, hole]]).areaHa ?? 0;
    expect(without).toBeCloseTo(whole - (measureOutline([[hole]]).areaHa ?? 0), 6);
    expect(measureOutline([[cell], [hole]]).areaHa).toBeGreaterThan(whole);
  });

  it('is none where it crosses itself', () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = cell;
    expect(measureOutline([[[a, c, b, d]]])).toEqual({ areaHa: undefined, isCrossing: true });
  });

  it('is the same in degrees and on the map', () => {
    const geometry = { type: 'MultiPolygon' as const, coordinates: degreesOf([[cell, hole]]) };
    expect(geometry.coordinates[0]?.[0]).toHaveLength(5);
    expect(measureOutline(cornersOf(geometry)).areaHa).toBeCloseTo(measureOutline([[cell, hole]]).areaHa ?? 0, 8);
  });
});

describe('steps of drawing', () => {
  it('that are taken back and put back are as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 20 }), fc.nat({ max: 25 }), (steps, back) => {
        const done = steps.reduce((history, step) => goOn(history, step), beginHistory(0));
        let history = done;
        for (let taken = 0; taken < back; taken += 1) history = takeBack(history);
        expect(history.present).toBe([0, ...steps][Math.max(0, steps.length - back)]);
        for (let put = 0; put < back; put += 1) history = putBack(history);
        expect(history).toEqual(done);
      }),
    );
  });
});
