import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShapeKind } from '../measures/measure-shape.ts';
import type { Pointing } from './map-mode.ts';
import { measure, type Draft, type MeasureMode } from './measure.ts';

const onDraw = vi.fn<(draft: Draft) => void>();
const onEnd = vi.fn<(kind: ShapeKind, points: Draft['points']) => void>();
const onCancel = vi.fn<() => void>();
let kind: ShapeKind;
let mode: MeasureMode;

beforeEach(() => {
  for (const spy of [onDraw, onEnd, onCancel]) spy.mockReset();
  kind = 'line';
  mode = measure({ kind: () => kind, onDraw, onEnd, onCancel });
});

const at = (x: number, y: number, more: Partial<Pointing> = {}): Pointing => ({
  ...{ place: [x, y], reach: 2, resolution: 1, hit: undefined, grip: 10, edge: undefined },
  ...more,
});
const press = (...places: (readonly [number, number])[]): void => {
  for (const [x, y] of places) mode.click?.(at(x, y));
};
const drawn = (): Draft | undefined => onDraw.mock.calls.at(-1)?.[0];
const triangle = [
  [0, 0],
  [100, 0],
  [100, 100],
] as const;

describe('measuring', () => {
  it('puts a point where is pressed, and shows how it would go on', () => {
    press([0, 0], [100, 0]);
    expect(mode.move?.(at(100, 50))).toBe('crosshair');
    expect(drawn()).toEqual({ points: triangle.slice(0, 2), tip: [100, 50] });
    mode.away?.();
    expect(drawn()?.tip).toBeUndefined();
  });

  it('ends a line by a second press on its last point, by Enter and by the button', () => {
    const enders = [() => press([100, 100]), () => mode.key?.('Enter', () => at(0, 0)), () => mode.end()];
    for (const end of enders) {
      press(...triangle);
      end();
      expect(onEnd).toHaveBeenLastCalledWith('line', triangle);
      expect(drawn()).toEqual({ points: [], tip: undefined });
    }
    expect(onEnd).toHaveBeenCalledTimes(enders.length);
  });

  it('closes a polygon on its first point, also one that was begun as a line', () => {
    press(...triangle);
    expect(mode.move?.(at(3, 4))).toBe('pointer');
    expect(drawn()?.tip).toEqual([0, 0]);
    press([3, 4]);
    expect(onEnd).toHaveBeenLastCalledWith('polygon', triangle);
  });

  it('closes it from farther away for a finger', () => {
    press(...triangle);
    mode.click?.(at(-15, -15, { grip: 24 }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('polygon', triangle);
  });

  it('does not close what has no three corners yet, and ends nothing that is too little', () => {
    kind = 'polygon';
    press([0, 0], [3, 4]);
    expect(drawn()?.points).toEqual([[0, 0]]);
    press([100, 0], [100, 3]);
    mode.end();
    expect(onEnd).not.toHaveBeenCalled();
    expect(drawn()?.points).toEqual(triangle.slice(0, 2));
  });

  it('lies along the edges that are there', () => {
    mode.click?.(at(50, 3, { edge: [50, 0] }));
    mode.move?.(at(70, 3, { edge: [70, 0] }));
    expect(drawn()).toEqual({ points: [[50, 0]], tip: [70, 0] });
  });

  it('puts points in the middle of the map by the space bar, and takes them back by Backspace', () => {
    expect(mode.key?.(' ', () => at(0, 0))).toBe(true);
    mode.key?.(' ', () => at(100, 0));
    expect(mode.key?.('Backspace', () => at(0, 0))).toBe(true);
    expect(drawn()?.points).toEqual([[0, 0]]);
    expect(mode.takeBack()).toBe(true);
    expect(mode.takeBack()).toBe(false);
    expect(mode.key?.('ArrowUp', () => at(0, 0))).toBe(false);
  });

  it('puts points there again that were taken back, until another one is drawn', () => {
    press(...triangle);
    mode.key?.('Control+z', () => at(0, 0));
    mode.takeBack();
    expect(drawn()).toEqual({ points: triangle.slice(0, 1), tip: undefined, canPutBack: true });
    mode.key?.('Control+Shift+z', () => at(0, 0));
    mode.putBack();
    expect(drawn()).toEqual({ points: triangle, tip: undefined });
    mode.takeBack();
    press([300, 300]);
    mode.putBack();
    expect(drawn()?.points).toEqual([...triangle.slice(0, 2), [300, 300]]);
  });

  it('does not close a line that only divides', () => {
    mode = measure({ kind: () => 'line', closes: false, onDraw, onEnd, onCancel });
    press(...triangle, [3, 4]);
    expect(onEnd).not.toHaveBeenCalled();
    expect(drawn()?.points).toHaveLength(4);
  });

  it('gives up what is drawn by Escape, and then itself', () => {
    press([0, 0], [100, 0]);
    mode.escape?.();
    expect(drawn()?.points).toEqual([]);
    expect(onCancel).not.toHaveBeenCalled();
    mode.escape?.();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('keeps a double click for itself, and nothing when it is left', () => {
    expect(mode.doubleClick).toBeDefined();
    press([0, 0]);
    mode.leave?.();
    expect(drawn()?.points).toEqual([]);
  });
});
