import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outline } from '../measures/outline-corners.ts';
import type { Pointing } from './map-mode.ts';
import { reshape, type Reshaped, type ReshapeMode } from './reshape.ts';

const onChange = vi.fn<(reshaped: Reshaped) => void>();
const onEnd = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();
let mode: ReshapeMode;

const square: Outline = [
  [
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
  ],
];

beforeEach(() => {
  for (const spy of [onChange, onEnd, onCancel]) spy.mockReset();
  mode = reshape({ kind: 'polygon', outline: square, onChange, onEnd, onCancel });
});

const at = (x: number, y: number, more: Partial<Pointing> = {}): Pointing => ({
  ...{ place: [x, y], reach: 2, resolution: 1, hit: undefined, grip: 10, edge: undefined },
  ...more,
});
const drag = (from: Pointing, to: Pointing): boolean | undefined => {
  const isHeld = mode.drag?.grab(from);
  if (isHeld) mode.drag?.move(to);
  mode.drag?.release();
  return isHeld;
};
const shown = (): Reshaped | undefined => onChange.mock.calls.at(-1)?.[0];
const ring = (): unknown => shown()?.outline[0]?.[0];

describe('reshaping an outline', () => {
  it('drags the corner that is near, and leaves the map to be dragged elsewhere', () => {
    expect(drag(at(97, 4), at(120, -5))).toBe(true);
    expect(ring()).toEqual([
      [0, 0],
      [120, -5],
      [100, 100],
      [0, 100],
    ]);
    expect(drag(at(50, 50), at(60, 60))).toBe(false);
  });

  it('makes a corner of an edge that is dragged', () => {
    drag(at(50, 3), at(50, -30));
    expect(ring()).toEqual([
      [0, 0],
      [50, -30],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
  });

  it('lays corners along what others have there, but not along where they were themselves', () => {
    drag(at(100, 100), at(107, 112, { edge: [110, 115] }));
    expect(shown()?.outline[0]?.[0]?.[2]).toEqual([110, 115]);
    drag(at(0, 0), at(4, 3, { edge: [4, 0] }));
    expect(shown()?.outline[0]?.[0]?.[0]).toEqual([4, 3]);
  });

  it('takes the chosen corner away, as long as three are left', () => {
    drag(at(100, 100), at(100, 100));
    mode.removeChosen();
    expect(ring()).toEqual([
      [0, 0],
      [100, 0],
      [0, 100],
    ]);
    drag(at(0, 0), at(0, 0));
    mode.key?.('Delete', () => at(0, 0));
    expect(ring()).toHaveLength(3);
  });

  it('goes back and forth step by step, by keys and by buttons', () => {
    drag(at(0, 0), at(-20, 0));
    drag(at(100, 0), at(130, 0));
    expect(shown()).toMatchObject({ canTakeBack: true, canPutBack: false });
    mode.key?.('Control+z', () => at(0, 0));
    expect(ring()).toContainEqual([100, 0]);
    mode.takeBack();
    expect(shown()).toMatchObject({ outline: square, canTakeBack: false, canPutBack: true });
    mode.key?.('Control+Shift+z', () => at(0, 0));
    mode.putBack();
    expect(ring()).toContainEqual([130, 0]);
  });

  it('is done by keys alone: the middle of the map takes a corner, and puts it elsewhere', () => {
    mode.key?.(' ', () => at(2, 2));
    mode.key?.(' ', () => at(-40, -40));
    expect(ring()).toContainEqual([-40, -40]);
    mode.key?.('Enter', () => at(0, 0));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('gives up the choice by Escape, then what was changed, then itself', () => {
    drag(at(0, 0), at(-20, 0));
    mode.escape?.();
    expect(shown()).toMatchObject({ chosen: undefined });
    mode.escape?.();
    expect(shown()).toMatchObject({ outline: square, canTakeBack: true });
    expect(onCancel).not.toHaveBeenCalled();
    mode.escape?.();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('moves the points of a line, which has no edge from its end to its beginning and keeps two points', () => {
    const [a, b, c]: [number, number][] & { length: 3 } = [
      [0, 0],
      [100, 0],
      [100, 100],
    ];
    const line: Outline = [[[a, b, c]]];
    mode = reshape({ kind: 'line', outline: line, onChange, onEnd, onCancel });
    expect(drag(at(50, 50), at(40, 60))).toBe(false);
    drag(at(100, 100), at(120, 140));
    expect(ring()).toEqual([a, b, [120, 140]]);
    drag(at(50, 0), at(50, -20));
    expect(ring()).toEqual([a, [50, -20], b, [120, 140]]);
    for (const corner of [at(50, -20), at(0, 0), at(100, 0)]) {
      drag(corner, corner);
      mode.removeChosen();
    }
    expect(ring()).toEqual([b, [120, 140]]);
  });

  it('keeps holes, and lets one go with its last corners', () => {
    const hole = [
      [40, 40],
      [60, 40],
      [50, 60],
    ];
    mode = reshape({ kind: 'polygon', outline: [[square[0]?.[0] ?? [], hole]], onChange, onEnd, onCancel });
    drag(at(40, 40), at(40, 40));
    mode.removeChosen();
    expect(shown()?.outline).toEqual(square);
  });
});
