import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GroundMap } from '#web/map/ground-map.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { recallMap } from './map-memory.ts';
import { useKeptPlace } from './use-map-place.ts';

const navigate = vi.hoisted(() => vi.fn(async () => undefined));

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate, useRouter: () => ({}) }));

const place = { lat: 49.8, lon: 15.6, zoom: 8 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets the map of a farm come to rest at the place, and waits until that is kept. */
function rest(farm: Farm): void {
  let tell = (): void => undefined;
  const followRest = (listener: () => void): (() => void) => {
    tell = listener;
    return () => undefined;
  };
  const map = { camera: { state: () => place }, followRest } as unknown as GroundMap;
  renderHook(() => useKeptPlace(map, farm));
  act(() => {
    tell();
    vi.runAllTimers();
  });
}

it('finds the map again where it was left', () => {
  rest(sampleFarm);
  expect(recallMap(sampleFarm.id).at).toEqual(place);
});

it('looks at the land that comes to a farm without any, not where the map stood before', () => {
  rest({ ...sampleFarm, boundingBox: null });
  expect(recallMap(sampleFarm.id).at).toBeUndefined();
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '.' }));
});
