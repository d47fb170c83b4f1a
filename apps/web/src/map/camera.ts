import type { BoundingBox } from '@brazda/contract/shapes.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { boundingExtent, buffer, type Extent } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { groundScale, toDegrees, toView, toViewExtent } from './projection.ts';
import type { Cluster } from './scatter.ts';
import type { ViewState } from './view-state.ts';

/** Pixels at the edges of the map that panels lie over: top, right, bottom, left. */
export type Covered = readonly [number, number, number, number];

const farmShare = 0.9;
const parcelShare = 0.7;
const closestToParcel = 17;
const placeZoom = 16;
const flightMs = 500;
const nearestSightM = 150;
/** By the specification: to a single thing, and into what lies together. */
const thing = { zoom: 18, duration: 1000 } as const;
const nearer = { levels: 2, duration: 500 } as const;

export interface MapScale {
  /** Metres of the map in one pixel, which decide what layers are drawn. */
  readonly resolution: number;
  /** Metres of the ground in one pixel at the middle of the map. */
  readonly metresPerPixel: number;
}

/** Moves the view of a map; flights are skipped for people who asked for less motion. */
export interface Camera {
  showFarm: (box: BoundingBox, covered: Covered, isFlight?: boolean) => void;
  showParcel: (box: BoundingBox, covered: Covered) => void;
  /** Comes so near that the parcels of a cluster part. */
  showCluster: (cluster: Cluster, covered: Covered) => void;
  showPlace: (place: Coordinates) => void;
  /** Flies to a single thing, so near that it is told apart from others. */
  flyTo: (place: Coordinates, covered: Covered) => void;
  /** Comes nearer to what lies together, in metres of the map; says whether it could. */
  comeNearer: (center: readonly [x: number, y: number]) => boolean;
  /** Shows where somebody is, with all of the ground that this may mean. */
  showPosition: (place: Coordinates, accuracyM: number, covered: Covered) => void;
  show: (state: ViewState) => void;
  zoomBy: (levels: number) => void;
  /** Moves just so far that nothing of a box is under a panel; away from it only where there is no room for it. */
  reveal: (box: BoundingBox, covered: Covered) => void;
  state: () => ViewState | undefined;
  scale: () => MapScale;
  /** The ground on screen, in degrees; undefined before the first picture. */
  seen: () => BoundingBox | undefined;
  /** Between what covers the map; undefined before the first picture. */
  room: (covered: Covered) => MapRoom | undefined;
  /** Brings a place into the middle of the room, from so far away that a rectangle around it is seen; in metres of the map. */
  makeRoomFor: (
    center: readonly [x: number, y: number],
    size: readonly [width: number, height: number],
    covered: Covered,
    isFlight: boolean,
  ) => void;
  /** Calls whenever the map looks elsewhere, also while it moves, until what it gives back is called. */
  follow: (listener: () => void) => () => void;
}

/** What is seen of the map between the panels over it. */
export interface MapRoom {
  /** Its middle on the screen and on the ground, in pixels and in metres of the map. */
  readonly middle: readonly [x: number, y: number];
  readonly center: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** Metres of the map in one pixel. */
  readonly resolution: number;
}

export function createCamera(map: OlMap): Camera {
  const view = map.getView();
  const duration = (isFlight: boolean): { duration?: number } =>
    isFlight && !isMotionReduced() ? { duration: flightMs } : {};

  function fit(extent: Extent, share: number, covered: Covered, isFlight: boolean, maxZoom: number): void {
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [top, right, bottom, left] = covered;
    const aside = ((width - left - right) * (1 - share)) / 2;
    const above = ((height - top - bottom) * (1 - share)) / 2;
    const padding = [top + above, right + aside, bottom + above, left + aside];
    view.cancelAnimations();
    view.fit(extent, { padding, maxZoom, ...duration(isFlight) });
  }

  /** Where an extent is on screen: from left, right, top and bottom. Before the first picture there is no such place. */
  function pixelsOf(extent: Extent): readonly [number, number, number, number] {
    const [left = 0, bottom = 0] = map.getPixelFromCoordinateInternal([extent[0] ?? 0, extent[1] ?? 0]) ?? [];
    const [right = 0, top = 0] = map.getPixelFromCoordinateInternal([extent[2] ?? 0, extent[3] ?? 0]) ?? [];
    return [left, right, top, bottom];
  }

  function room([top, right, bottom, left]: Covered): MapRoom | undefined {
    const [[width, height], [x, y], resolution] = [map.getSize() ?? [], view.getCenter() ?? [], view.getResolution()];
    if (width === undefined || height === undefined || x === undefined || y === undefined || !resolution)
      return undefined;
    const free = { width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
    const middle = [left + free.width / 2, top + free.height / 2] as const;
    const center = [x + (middle[0] - width / 2) * resolution, y - (middle[1] - height / 2) * resolution] as const;
    return { ...free, middle, center, resolution };
  }

  return {
    showFarm: (box, covered, isFlight = false) => {
      fit(toViewExtent(box), farmShare, covered, isFlight, closestToParcel);
    },
    showParcel: (box, covered) => {
      fit(toViewExtent(box), parcelShare, covered, true, closestToParcel);
    },
    showCluster: ({ spots }, covered) => {
      const around = Math.max(...spots.map(({ areaHa }) => Math.sqrt(areaHa) * 100));
      const extent = buffer(boundingExtent(spots.map(({ x, y }) => [x, y])), around);
      fit(extent, parcelShare, covered, true, closestToParcel);
    },
    showPlace: ({ lat, lon }) => {
      view.cancelAnimations();
      const zoom = Math.max(view.getZoom() ?? 0, placeZoom);
      view.animate({ center: toView(lon, lat), zoom, duration: 0, ...duration(true) });
    },
    flyTo: ({ lat, lon }, [top, right, bottom, left]) => {
      const resolution = view.getResolutionForZoom(thing.zoom);
      const [x, y] = toView(lon, lat);
      const center = [x + ((right - left) / 2) * resolution, y - ((bottom - top) / 2) * resolution];
      view.cancelAnimations();
      view.animate({ center, zoom: thing.zoom, duration: isMotionReduced() ? 0 : thing.duration });
    },
    comeNearer: ([x, y]) => {
      const [now, most] = [view.getZoom() ?? 0, view.getMaxZoom()];
      if (now >= most - 0.01) return false;
      view.cancelAnimations();
      const zoom = Math.min(most, now + nearer.levels);
      view.animate({ center: [x, y], zoom, duration: isMotionReduced() ? 0 : nearer.duration });
      return true;
    },
    show: ({ lat, lon, zoom }) => {
      view.cancelAnimations();
      view.setCenter(toView(lon, lat));
      view.setZoom(zoom);
    },
    zoomBy: (levels) => {
      const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + levels);
      if (zoom === undefined) return;
      view.cancelAnimations();
      view.animate({ zoom, duration: isMotionReduced() ? 0 : 200 });
    },
    showPosition: ({ lat, lon }, accuracyM, covered) => {
      const at = toView(lon, lat);
      const around = Math.max(accuracyM, nearestSightM) / groundScale(at[1]);
      fit(buffer([...at, ...at], around), farmShare, covered, true, closestToParcel);
    },
    reveal: (box, covered) => {
      const extent = toViewExtent(box);
      const [centerX = 0, centerY = 0] = view.getCenter() ?? [];
      const resolution = view.getResolution() ?? 1;
      const [across, down] = shiftsInto(pixelsOf(extent), map.getSize() ?? [], covered);
      if (across === undefined || down === undefined) {
        fit(extent, farmShare, covered, true, view.getZoom() ?? closestToParcel);
        return;
      }
      if (across === 0 && down === 0) return;
      const [dx, dy] = [across, down];
      view.animate({ center: [centerX + dx * resolution, centerY - dy * resolution], duration: 0, ...duration(true) });
    },
    state: () => {
      const [center, zoom] = [view.getCenter(), view.getZoom()];
      return center && zoom !== undefined ? { ...toDegrees(center), zoom } : undefined;
    },
    room,
    makeRoomFor: ([x, y], [width, height], covered, isFlight) => {
      fit([x - width / 2, y - height / 2, x + width / 2, y + height / 2], 1, covered, isFlight, view.getZoom() ?? 0);
    },
    follow: (listener) => {
      const keys = [view.on('change:resolution', listener), view.on('change:center', listener)];
      map.on('change:size', listener);
      return () => {
        unByKey(keys);
        map.un('change:size', listener);
      };
    },
    seen: () => {
      const size = map.getSize();
      if (!size || size.some((side) => side === 0) || !view.isDef()) return undefined;
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size);
      const [from, to] = [toDegrees([west, south]), toDegrees([east, north])];
      return [from.lon, from.lat, to.lon, to.lat];
    },
    scale: () => {
      const resolution = view.getResolution() ?? 1;
      return { resolution, metresPerPixel: resolution * groundScale(view.getCenter()?.[1] ?? 0) };
    },
  };
}

type Shift = number | undefined;

function shiftsInto(
  [west, east, north, south]: readonly [number, number, number, number],
  [width = 0, height = 0]: readonly number[],
  [top, right, bottom, left]: Covered,
): readonly [across: Shift, down: Shift] {
  return [shift(west, east, left, width - right), shift(north, south, top, height - bottom)];
}

/** How far to move so that what begins and ends there lies between two edges; undefined where it has no room there. */
function shift(begins: number, ends: number, from: number, to: number): Shift {
  if (ends - begins > to - from) return undefined;
  if (begins < from) return begins - from;
  return ends > to ? ends - to : 0;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
