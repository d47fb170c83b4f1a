import { describe, expect, it } from 'vitest';
import { cutOf } from './paper-cut.ts';
import { cutOnScreen, fittingScale, readScale, shownScale } from './print-scale.ts';

const frame = { width: 200, height: 100 };

describe('the scale of a map on paper', () => {
  it('is the largest round one at which all is seen that was shown', () => {
    expect(fittingScale(9_800)).toBe(10_000);
    expect(fittingScale(10_000)).toBe(10_000);
    expect(fittingScale(12)).toBe(1000);
    expect(fittingScale(70_000)).toBe('shown');
  });

  it('is as the map shows where nothing else can be meant', () => {
    expect(readScale('25000')).toBe(25_000);
    expect(readScale('shown')).toBe('shown');
    expect(readScale('7')).toBe('shown');
  });

  it('of what is shown makes the room on screen fill the frame on paper', () => {
    // 800 pixels at 2.5 m are 2000 m, on 200 mm of paper.
    expect(shownScale(frame, { width: 800, height: 900 }, 2.5)).toBe(10_000);
    expect(shownScale(frame, { width: 5000, height: 400 }, 2.5)).toBe(10_000);
    expect(cutOnScreen(frame, 10_000, 2.5)).toEqual({ width: 800, height: 400 });
  });

  it('is seen on the map around the middle of what no panel covers', () => {
    const room = { middle: [700, 400], center: [0, 0], width: 800, height: 600, resolution: 2.5 } as const;
    const { box, scale } = cutOf(room, frame, 'shown');
    expect(scale).toBeCloseTo(10_000, -2);
    expect(box).toEqual({ x: 300, y: 200, width: 800, height: 400 });
    expect(cutOf(room, frame, 5000).box.width).toBeCloseTo(400, -1);
  });
});
