import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { expect, it, vi } from 'vitest';
import { toView } from '../projection.ts';
import type { Pointing } from './map-mode.ts';
import { put } from './put.ts';

const at = ([lon, lat]: readonly [number, number]): Pointing => ({
  place: toView(lon, lat),
  reach: 2,
  resolution: 1,
  hit: undefined,
  grip: 10,
  edge: undefined,
});

it('what is put on the map lies where it was pressed, or in its middle by a key', () => {
  const onPut = vi.fn<(place: Coordinates) => void>();
  const mode = put({ onPut });
  mode.click?.(at([14.4, 49.1]));
  expect(onPut.mock.calls[0]?.[0].lon).toBeCloseTo(14.4, 9);
  expect(onPut.mock.calls[0]?.[0].lat).toBeCloseTo(49.1, 9);
  expect(mode.key?.(' ', () => at([15, 50]))).toBe(true);
  expect(mode.key?.('Enter', () => at([16, 50]))).toBe(true);
  expect(mode.key?.('x', () => at([17, 50]))).toBe(false);
  expect(onPut.mock.calls.map(([{ lon }]) => Math.round(lon))).toEqual([14, 15, 16]);
});
