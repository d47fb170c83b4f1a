import type { Coordinate } from 'ol/coordinate.js';
import { createCamera, type Camera } from './camera.ts';
import { createBaseMap, type BaseMap } from './create-base-map.ts';
import { createMap, type ZoomBounds } from './create-map.ts';
import { zIndexOf, type Level } from './levels.ts';
import type { MapDress } from './map-dress.ts';
import type { Hit, MapLayer, MapPart, Touch } from './map-part.ts';
import { browse } from './modes/browse.ts';
import { listenForMode } from './modes/listen-for-mode.ts';
import type { MapMode } from './modes/map-mode.ts';
import { revealToTests } from './reveal-to-tests.ts';

export interface GroundMapOptions {
  readonly target: HTMLElement;
  readonly dress: MapDress;
  /** Where the map looks before anything is drawn; nothing is fetched for any other place. */
  readonly opening?: ((camera: Camera) => void) | undefined;
  readonly zooms?: ZoomBounds | undefined;
}

/** A map that parts lie on, in one mode at a time. It knows none of either. */
export interface GroundMap {
  readonly camera: Camera;
  /** How it is dressed now. */
  readonly dressed: () => MapDress;
  readonly dress: (next: MapDress) => void;
  /** Lays a part on the map, and gives back how to take it away for good. */
  readonly add: (part: MapPart) => () => void;
  /** Enters another mode, and gives back how to leave it; the map is browsed then. */
  readonly enter: (mode: MapMode) => () => void;
  /** Calls whenever the map has come to rest somewhere else, until what it gives back is called. */
  readonly followRest: (listener: () => void) => () => void;
  readonly focus: () => void;
  readonly dispose: () => void;
}

export function openGroundMap({ target, dress: first, opening, zooms }: GroundMapOptions): GroundMap {
  const map = createMap(target, zooms);
  const camera = createCamera(map);
  const parts = new Set<MapPart>();
  const resting = new Set<() => void>();
  let dressed = first;
  let below: BaseMap | undefined;
  let layersFromTop: readonly MapLayer[] = [];

  function mapOf(level: Level): typeof map {
    if (level !== 'pictures') return map;
    below ??= createBaseMap(target, map.getView());
    return below.map;
  }
  function orderLayers(): void {
    const all = [...parts].flatMap(({ layers }) => layers);
    layersFromTop = all.toReversed().toSorted((one, other) => zIndexOf(other.level) - zIndexOf(one.level));
  }
  function hit(touch: Touch): Hit | undefined {
    for (const layer of layersFromTop) {
      const found = layer.hit?.(touch);
      if (found) return found;
    }
    return undefined;
  }
  function snap(touch: Touch): Coordinate | undefined {
    for (const layer of layersFromTop) {
      const found = layer.snap?.(touch);
      if (found) return found;
    }
    return undefined;
  }
  function add(part: MapPart): () => void {
    parts.add(part);
    orderLayers();
    for (const { layer, level } of part.layers) {
      layer.setZIndex(zIndexOf(level));
      layer.set('part', part.name);
      mapOf(level).addLayer(layer);
    }
    return () => {
      if (!parts.delete(part)) return;
      orderLayers();
      for (const { layer, level } of part.layers) mapOf(level).removeLayer(layer);
      part.dispose();
    };
  }

  const browsing = browse({
    point: (found) => {
      for (const part of parts) part.point?.(found);
    },
    choose: (found) => {
      for (const part of parts) part.choose?.(found);
    },
  });
  const listener = listenForMode({ map, hit, snap, first: browsing });
  let leaveMode = (): void => undefined;
  opening?.(camera);
  map.on('moveend', () => {
    for (const tell of resting) tell();
  });
  const conceal = revealToTests(map);

  return {
    camera,
    dressed: () => dressed,
    dress: (next) => {
      if (next === dressed) return;
      dressed = next;
      for (const part of parts) part.dress?.(next);
    },
    add,
    enter: (mode) => {
      leaveMode();
      listener.enter(mode);
      const takeAway = (mode.parts?.(dressed) ?? []).map(add);
      const leave = (): void => {
        if (leaveMode !== leave) return;
        leaveMode = () => undefined;
        listener.enter(browsing);
        for (const take of takeAway) take();
      };
      leaveMode = leave;
      return leave;
    },
    followRest: (tell) => {
      resting.add(tell);
      return () => {
        resting.delete(tell);
      };
    },
    focus: () => target.focus({ preventScroll: true }),
    dispose: () => {
      conceal();
      leaveMode();
      listener.dispose();
      map.setTarget(undefined);
      for (const part of parts) part.dispose();
      // Who takes its part away after this has nothing left to take.
      parts.clear();
      below?.dispose();
      map.dispose();
    },
  };
}
