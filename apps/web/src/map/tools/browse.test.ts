import type { Coordinate } from 'ol/coordinate.js';
import MapBrowserEvent from 'ol/MapBrowserEvent.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cluster } from '../scatter.ts';
import { browse } from './browse.ts';

const onHover = vi.fn<(id: number | undefined) => void>();
const onSelect = vi.fn<(id: number | undefined, pixel: readonly number[]) => void>();
const onCluster = vi.fn<(cluster: Cluster) => void>();
const clusterAt = vi.fn<(place: Coordinate) => Cluster | undefined>();
const parcelAt = vi.fn<(place: Coordinate, reach: number) => number | undefined>();
let map: OlMap;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  for (const spy of [onHover, onSelect, onCluster, parcelAt, clusterAt]) spy.mockReset();
  parcelAt.mockImplementation(([x = 0]) => (x > 0 ? 7 : undefined));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  map = new OlMap({ controls: [], interactions: [], view: new View({ center: [0, 0], resolution: 2 }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function fire(type: string, x: number, pointerType = 'mouse', dragging = false): void {
  const original = Object.assign(new Event(type), { pointerType }) as unknown as PointerEvent;
  const event = new MapBrowserEvent(type, map, original, dragging);
  event.coordinate = [x, 0];
  event.pixel = [x, 0];
  map.dispatchEvent(event);
}

function runFrames(): void {
  for (const frame of frames.splice(0)) frame(0);
}

describe('browsing', () => {
  it('looks under the pointer once per frame', () => {
    browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    fire('pointermove', 1);
    fire('pointermove', 2);
    fire('pointermove', 3);
    expect(parcelAt).not.toHaveBeenCalled();
    runFrames();
    expect(parcelAt).toHaveBeenCalledTimes(1);
    expect(parcelAt).toHaveBeenCalledWith([3, 0], 4);
    expect(onHover).toHaveBeenLastCalledWith(7);
  });

  it('does not look while the map is dragged or moves, nor under a finger', () => {
    browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    fire('pointermove', 1, 'mouse', true);
    fire('pointermove', 1, 'touch');
    runFrames();
    map.getView().beginInteraction();
    fire('pointermove', 1);
    runFrames();
    expect(parcelAt).not.toHaveBeenCalled();
  });

  it('selects at once, and deselects only when no second click can come', () => {
    browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    fire('click', 5);
    expect(onSelect).toHaveBeenLastCalledWith(7, [5, 0]);
    fire('click', -5);
    expect(onSelect).toHaveBeenCalledTimes(1);
    fire('singleclick', -5);
    expect(onSelect).toHaveBeenLastCalledWith(undefined, [-5, 0]);
    fire('singleclick', 5);
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('reaches farther for a finger', () => {
    browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    fire('click', 5, 'touch');
    expect(parcelAt).toHaveBeenCalledWith([5, 0], 16);
  });

  it('comes nearer where parcels are shown as one, and selects none of them', () => {
    const cluster: Cluster = { x: 5, y: 0, spots: [], areaHa: 3 };
    clusterAt.mockImplementation(([x = 0]) => (x === 5 ? cluster : undefined));
    browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    fire('pointermove', 5);
    runFrames();
    expect(onHover).toHaveBeenLastCalledWith(undefined);
    expect(map.getViewport()?.style.cursor).toBe('pointer');
    fire('click', 5);
    expect(onSelect).not.toHaveBeenCalled();
    fire('singleclick', 5);
    expect(onCluster).toHaveBeenCalledWith(cluster);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('leaves nothing behind', () => {
    const leave = browse({ ground: { parcelAt, clusterAt }, onHover, onSelect, onCluster }).enter(map);
    leave();
    fire('click', 5);
    fire('pointermove', 5);
    runFrames();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onHover).toHaveBeenLastCalledWith(undefined);
    expect(map.getViewport()?.style.cursor).toBe('');
  });
});
