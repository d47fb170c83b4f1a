import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapMode, Pointing } from './map-mode.ts';
import { rectangle, type Rectangle } from './rectangle.ts';

const onDraw = vi.fn<(drawn: Rectangle | undefined) => void>();
const onEnd = vi.fn<(drawn: Rectangle) => void>();
const onCancel = vi.fn<() => void>();
let mode: MapMode;

beforeEach(() => {
  for (const spy of [onDraw, onEnd, onCancel]) spy.mockReset();
  mode = rectangle({ onDraw, onEnd, onCancel });
});

const at = (x: number, y: number): Pointing => ({
  ...{ place: [x, y], reach: 2, resolution: 1, hit: undefined, grip: 10, edge: undefined },
});

describe('dragging a rectangle', () => {
  it('takes hold of the map everywhere, and goes from any corner to the opposite one', () => {
    expect(mode.drag?.grab(at(10, 20))).toBe(true);
    mode.drag?.move(at(5, 30));
    expect(onDraw).toHaveBeenLastCalledWith([5, 20, 10, 30]);
    mode.drag?.move(at(2, 3));
    mode.drag?.release();
    expect(onEnd.mock.calls).toEqual([[[2, 3, 10, 20]]]);
    expect(onDraw).toHaveBeenLastCalledWith(undefined);
  });

  it('is nothing where it was only pressed, or has no width', () => {
    mode.drag?.grab(at(10, 20));
    mode.drag?.release();
    mode.drag?.grab(at(10, 20));
    mode.drag?.move(at(10, 40));
    mode.drag?.release();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is put by the space bar too, corner by corner in the middle of the map', () => {
    expect(mode.key?.(' ', () => at(0, 0))).toBe(true);
    expect(mode.key?.(' ', () => at(8, 4))).toBe(true);
    expect(onEnd.mock.calls).toEqual([[[0, 0, 8, 4]]]);
    expect(mode.key?.('Enter', () => at(0, 0))).toBe(false);
  });

  it('is given up by Escape before the mode is', () => {
    mode.drag?.grab(at(10, 20));
    mode.drag?.move(at(30, 40));
    mode.escape?.();
    mode.drag?.move(at(50, 60));
    mode.drag?.release();
    expect(onEnd).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    mode.escape?.();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
