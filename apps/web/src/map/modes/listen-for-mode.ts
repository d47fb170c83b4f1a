import type { Coordinate } from 'ol/coordinate.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import type { Hit, Touch } from '../map-part.ts';
import type { MapMode, Pointing } from './map-mode.ts';

export interface ModeListener {
  /** Leaves the mode that the map is in, and enters another. */
  readonly enter: (mode: MapMode) => void;
  readonly dispose: () => void;
}

interface ListenOptions {
  readonly map: OlMap;
  readonly hit: (touch: Touch) => Hit | undefined;
  readonly snap: (touch: Touch) => Coordinate | undefined;
  /** The mode that the map opens in. */
  readonly first: MapMode;
}

/** In pixels: how near a thing is touched, and from how far it is taken hold of. */
const mouse = { reach: 2, grip: 10 } as const;
const finger = { reach: 8, grip: 24 } as const;

/** Hears what is done to a map, and tells it to the one mode that the map is in. */
export function listenForMode({ map, hit, snap, first }: ListenOptions): ModeListener {
  const surface = map.getViewport();
  const [target, page] = [map.getTargetElement(), surface?.ownerDocument.body];
  let mode = first;
  let frame = 0;
  let moved: MapBrowserEvent | undefined;

  function pointingAt(place: Coordinate, { reach, grip }: typeof mouse | typeof finger): Pointing {
    const resolution = map.getView().getResolution() ?? 0;
    const touch = { place, resolution, reach: reach * resolution };
    const held = { ...touch, reach: grip * resolution };
    return { ...touch, hit: hit(touch), grip: held.reach, edge: mode.isSnapping && snap(held) };
  }
  function pointingOf({ coordinate, originalEvent }: MapBrowserEvent): Pointing {
    return pointingAt(coordinate, isFinger(originalEvent) ? finger : mouse);
  }
  function middle(): Pointing {
    return pointingAt(map.getView().getCenter() ?? [0, 0], mouse);
  }
  function showCursor(cursor: string | undefined): void {
    if (surface) surface.style.cursor = cursor ?? '';
  }
  function move(): void {
    frame = 0;
    if (moved && mode.move && !isMoving(map)) showCursor(mode.move(pointingOf(moved)));
  }
  function forgetMove(): void {
    cancelAnimationFrame(frame);
    [frame, moved] = [0, undefined];
  }
  function away(): void {
    forgetMove();
    mode.away?.();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' && mode.key?.(keyOf(event), middle)) event.preventDefault();
  }
  /** What lies between here and the focus has had its turn, and what listens on the document has it afterwards. */
  function onPageKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !mode.escape) return;
    event.preventDefault();
    mode.escape();
  }

  const keys = [
    map.on('pointermove', (event) => {
      if (event.dragging || isFinger(event.originalEvent)) return;
      moved = event;
      frame ||= requestAnimationFrame(move);
    }),
    map.on('click', (event) => mode.click?.(pointingOf(event))),
    map.on('singleclick', (event) => mode.singleClick?.(pointingOf(event))),
    map.on('dblclick', (event) => {
      if (!mode.doubleClick) return;
      event.stopPropagation();
      mode.doubleClick(pointingOf(event));
    }),
  ];
  // What the mode takes hold of is dragged, and not the map.
  const drags = new PointerInteraction({
    handleDownEvent: (event) => mode.drag?.grab(pointingOf(event)) ?? false,
    handleDragEvent: (event) => mode.drag?.move(pointingOf(event)),
    handleUpEvent: () => {
      mode.drag?.release();
      return false;
    },
  });
  map.addInteraction(drags);
  surface?.addEventListener('pointerleave', away);
  target?.addEventListener('keydown', onKey);
  page?.addEventListener('keydown', onPageKey);

  function leave(): void {
    forgetMove();
    showCursor(undefined);
    mode.leave?.();
  }

  return {
    enter: (next) => {
      leave();
      mode = next;
    },
    dispose: () => {
      leave();
      unByKey(keys);
      map.removeInteraction(drags);
      surface?.removeEventListener('pointerleave', away);
      target?.removeEventListener('keydown', onKey);
      page?.removeEventListener('keydown', onPageKey);
    },
  };
}

/** `z`, or `Control+z` and `Control+Shift+z` with the key that is held for commands. */
function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  return `Control+${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}

function isFinger(event: UIEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

function isMoving(map: OlMap): boolean {
  const view = map.getView();
  return view.getInteracting() || view.getAnimating();
}
