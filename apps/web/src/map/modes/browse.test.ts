import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hit } from '../map-part.ts';
import { browse } from './browse.ts';
import type { MapMode, Pointing } from './map-mode.ts';

const point = vi.fn<(hit: Hit | undefined) => void>();
const choose = vi.fn<(hit: Hit | undefined) => void>();
let mode: MapMode;

beforeEach(() => {
  point.mockReset();
  choose.mockReset();
  mode = browse({ point, choose });
});

const parcel: Hit = { kind: 'parcel', id: 7 };
const cluster: Hit = { kind: 'cluster', id: 7, movesMap: true };
const on = (hit: Hit | undefined): Pointing => ({
  place: [0, 0],
  reach: 2,
  resolution: 1,
  hit,
  grip: 10,
  edge: undefined,
});

describe('browsing', () => {
  it('shows what is pointed at, and that it can be pressed', () => {
    expect(mode.move?.(on(parcel))).toBe('pointer');
    expect(point).toHaveBeenLastCalledWith(parcel);
    expect(mode.move?.(on(undefined))).toBeUndefined();
    expect(point).toHaveBeenLastCalledWith(undefined);
  });

  it('selects at once, and deselects only when no second click can come', () => {
    mode.click?.(on(parcel));
    expect(choose).toHaveBeenLastCalledWith(parcel);
    mode.click?.(on(undefined));
    expect(choose).toHaveBeenCalledTimes(1);
    mode.singleClick?.(on(undefined));
    expect(choose).toHaveBeenLastCalledWith(undefined);
    mode.singleClick?.(on(parcel));
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('comes nearer only when no second click, which does so too, can come', () => {
    mode.click?.(on(cluster));
    expect(choose).not.toHaveBeenCalled();
    mode.singleClick?.(on(cluster));
    expect(choose).toHaveBeenCalledExactlyOnceWith(cluster);
  });

  it('points at nothing any more when the mouse or the mode goes', () => {
    mode.away?.();
    mode.leave?.();
    expect(point.mock.calls).toEqual([[undefined], [undefined]]);
  });
});
