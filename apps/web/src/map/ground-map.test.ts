import { fireEvent } from '@testing-library/react';
import type OlMap from 'ol/Map.js';
import MapBrowserEvent from 'ol/MapBrowserEvent.js';
import VectorLayer from 'ol/layer/Vector.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lightPalette } from '#web/lib/design-tokens.ts';
import { openGroundMap, type GroundMap } from './ground-map.ts';
import type { Level } from './levels.ts';
import { mapLook } from './look.ts';
import type { MapDress } from './map-dress.ts';
import type { Hit, MapPart, Touch } from './map-part.ts';
import type { MapMode } from './modes/map-mode.ts';

// Parts and modes that nothing else knows: who adds a layer or a tool to the product does just this.

const dressIn = (tone: 'light' | 'dark'): MapDress => ({
  look: mapLook(lightPalette, tone),
  writeArea: String,
  writeLand: String,
  writeCount: String,
});

interface Wells extends MapPart {
  readonly point: ReturnType<typeof vi.fn<(hit: Hit | undefined) => void>>;
  readonly choose: ReturnType<typeof vi.fn<(hit: Hit | undefined) => void>>;
  readonly dress: ReturnType<typeof vi.fn<(dress: MapDress) => void>>;
  readonly dispose: ReturnType<typeof vi.fn<() => void>>;
}

/** Things that lie at places to the east of the middle of the map. */
function wells(kind: string, level: Level, hit?: (touch: Touch) => boolean): Wells {
  return {
    name: kind,
    layers: [
      {
        level,
        layer: new VectorLayer(),
        ...(hit && { hit: (touch: Touch) => (hit(touch) ? { kind, id: 7 } : undefined) }),
      },
    ],
    point: vi.fn(),
    choose: vi.fn(),
    dress: vi.fn(),
    dispose: vi.fn(),
  };
}

let target: HTMLElement;
let map: GroundMap;
let ol: OlMap;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  localStorage.setItem('brazda.test', '1');
  target = document.createElement('div');
  target.tabIndex = 0;
  document.body.append(target);
  map = openGroundMap({ target, dress: dressIn('light') });
  ol = (window as unknown as { brazdaMap: OlMap }).brazdaMap;
  ol.getView().setResolution(2);
});
afterEach(() => {
  map.dispose();
  vi.unstubAllGlobals();
});

function fire(type: string, x: number, { pointerType = 'mouse', dragging = false } = {}): MapBrowserEvent {
  const original = Object.assign(new Event(type), { pointerType }) as unknown as PointerEvent;
  const event = new MapBrowserEvent(type, ol, original, dragging);
  [event.coordinate, event.pixel] = [
    [x, 0],
    [x, 0],
  ];
  ol.dispatchEvent(event);
  return event;
}

function runFrames(): void {
  for (const frame of frames.splice(0)) frame(0);
}

const cursor = (): string | undefined => ol.getViewport()?.style.cursor;
const partsFromBelow = (): unknown[] =>
  ol
    .getAllLayers()
    .toSorted((one, other) => (one.getZIndex() ?? 0) - (other.getZIndex() ?? 0))
    .map((layer) => layer.get('part') as unknown);

describe('parts of a map', () => {
  it('lie at their levels, in whatever order they came', () => {
    map.add(wells('names', 'labels'));
    const takeAway = map.add(wells('wells', 'signs'));
    map.add(wells('meadows', 'fields'));
    expect(partsFromBelow()).toEqual(['meadows', 'names', 'wells']);
    takeAway();
    expect(partsFromBelow()).toEqual(['meadows', 'names']);
  });

  it('are touched from the top, and what is not touchable lets through', () => {
    const [meadows, lakes] = [
      wells('meadow', 'fields', () => true),
      wells('lake', 'signs', ({ place }) => place[0] === 5),
    ];
    for (const part of [lakes, wells('names', 'labels'), meadows]) map.add(part);
    fire('click', 5);
    expect(meadows.choose).toHaveBeenLastCalledWith({ kind: 'lake', id: 7 });
    fire('click', 6);
    expect(lakes.choose).toHaveBeenLastCalledWith({ kind: 'meadow', id: 7 });
  });

  it('are dressed with the map, and not again when nothing of that changes', () => {
    const part = wells('well', 'signs');
    map.add(part);
    const dark = dressIn('dark');
    map.dress(dark);
    map.dress(dark);
    expect(part.dress).toHaveBeenCalledExactlyOnceWith(dark);
    expect(map.dressed()).toBe(dark);
  });

  it('are disposed of once, with themselves or with the map', () => {
    const [one, other] = [wells('one', 'signs'), wells('other', 'signs')];
    const [takeOne, takeOther] = [map.add(one), map.add(other)];
    takeOne();
    takeOne();
    map.dispose();
    takeOther();
    expect(one.dispose).toHaveBeenCalledTimes(1);
    expect(other.dispose).toHaveBeenCalledTimes(1);
  });

  it('that are pictures lie on a map of their own below', () => {
    map.add(wells('photo', 'pictures'));
    expect(ol.getAllLayers()).toHaveLength(0);
    expect(target.querySelector('.pictures')).not.toBeNull();
  });
});

describe('browsing a map', () => {
  it('looks under the pointer once per frame', () => {
    const hit = vi.fn<(touch: Touch) => boolean>(() => true);
    const part = wells('well', 'signs', hit);
    map.add(part);
    for (const x of [1, 2, 3]) fire('pointermove', x);
    expect(hit).not.toHaveBeenCalled();
    runFrames();
    expect(hit).toHaveBeenCalledExactlyOnceWith({ place: [3, 0], reach: 4, resolution: 2 });
    expect(part.point).toHaveBeenLastCalledWith({ kind: 'well', id: 7 });
    expect(cursor()).toBe('pointer');
  });

  it('does not look while the map is dragged or moves, nor under a finger', () => {
    const hit = vi.fn<(touch: Touch) => boolean>(() => true);
    map.add(wells('well', 'signs', hit));
    fire('pointermove', 1, { dragging: true });
    fire('pointermove', 1, { pointerType: 'touch' });
    runFrames();
    ol.getView().beginInteraction();
    fire('pointermove', 1);
    runFrames();
    expect(hit).not.toHaveBeenCalled();
  });

  it('reaches farther for a finger', () => {
    const hit = vi.fn<(touch: Touch) => boolean>(() => true);
    map.add(wells('well', 'signs', hit));
    fire('click', 5, { pointerType: 'touch' });
    expect(hit).toHaveBeenCalledWith({ place: [5, 0], reach: 16, resolution: 2 });
  });

  it('points at nothing when the mouse has left', () => {
    const part = wells('well', 'signs', () => true);
    map.add(part);
    fire('pointermove', 1);
    fireEvent.pointerLeave(ol.getViewport() ?? target);
    runFrames();
    expect(part.point.mock.calls).toEqual([[undefined]]);
  });
});

describe('another mode of a map', () => {
  const escape = vi.fn<() => void>();
  const key = vi.fn<(key: string) => boolean>();
  const seen: string[] = [];
  const line = wells('line', 'lines');
  const pacing: MapMode = {
    name: 'pacing',
    parts: () => [line],
    move: () => 'crosshair',
    click: ({ place }) => seen.push(`click ${place[0] ?? ''}`),
    doubleClick: () => seen.push('end'),
    key,
    escape,
    leave: () => seen.push('left'),
  };
  beforeEach(() => {
    seen.length = 0;
    escape.mockReset();
    key.mockReset();
    line.dispose.mockReset();
  });

  it('hears what is done instead of browsing, and brings what it shows', () => {
    const part = wells('well', 'signs', () => true);
    map.add(part);
    map.enter(pacing);
    expect(partsFromBelow()).toEqual(['line', 'well']);
    fire('click', 5);
    fire('pointermove', 6);
    runFrames();
    expect(seen).toEqual(['click 5']);
    expect(part.choose).not.toHaveBeenCalled();
    expect(part.point).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(cursor()).toBe('crosshair');
  });

  it('takes a double click from the map', () => {
    const zoom = vi.spyOn(ol.getView(), 'animate');
    map.enter(pacing);
    fire('dblclick', 5);
    expect(seen).toEqual(['end']);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('gets the keys of the map, and Escape before the panels do', () => {
    const panels = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', panels);
    map.enter(pacing);
    key.mockImplementation((pressed) => pressed === 'Backspace');
    expect(fireEvent.keyDown(target, { key: 'Backspace' })).toBe(false);
    expect(fireEvent.keyDown(target, { key: 'ArrowUp' })).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(key.mock.calls.map(([pressed]) => pressed)).toEqual(['Backspace', 'ArrowUp']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(escape).toHaveBeenCalledTimes(1);
    expect(panels.mock.calls.at(-1)?.[0].defaultPrevented).toBe(true);
    document.removeEventListener('keydown', panels);
  });

  it('leaves nothing behind, neither for browsing nor for the next one', () => {
    const part = wells('well', 'signs', () => true);
    map.add(part);
    const leave = map.enter(pacing);
    fire('pointermove', 6);
    leave();
    leave();
    runFrames();
    expect(cursor()).toBe('');
    expect(seen).toEqual(['left']);
    expect(partsFromBelow()).toEqual(['well']);
    expect(line.dispose).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    fire('click', 5);
    expect(part.choose).toHaveBeenCalledTimes(1);

    const leaveFirst = map.enter(pacing);
    map.enter({ name: 'resting' });
    expect(partsFromBelow()).toEqual(['well']);
    leaveFirst();
    fire('click', 5);
    expect(part.choose).toHaveBeenCalledTimes(1);
  });
});
