import type { BoundingBox } from '@brazda/contract/shapes.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import type OlMap from 'ol/Map.js';
import { groundScale, toDegrees, toView, toViewExtent } from './projection.ts';
import type { ViewState } from './view-state.ts';

/** Pixels at the edges of the map that panels lie over: top, right, bottom, left. */
export type Covered = readonly [number, number, number, number];

const farmShare = 0.9;
const parcelShare = 0.7;
const closestToParcel = 17;
const placeZoom = 16;
const flightMs = 500;

export interface MapScale {
  /** Metres of the map in one pixel, which decide what layers are drawn. */
  readonly resolution: number;
  /** Metres of the ground in one pixel at the middle of the map. */
  readonly metresPerPixel: number;
}

/** Moves the view of a map; flights are skipped for people who asked for less motion. */
export interface Camera {
  showFarm: (box: BoundingBox, isFlight?: boolean) => void;
  showParcel: (box: BoundingBox, covered: Covered) => void;
  showPlace: (place: Coordinates) => void;
  show: (state: ViewState) => void;
  zoomBy: (levels: number) => void;
  /** Moves just so far that a pixel is no longer under a panel. */
  reveal: (pixel: readonly number[], covered: Covered) => void;
  state: () => ViewState | undefined;
  scale: () => MapScale;
}

export function createCamera(map: OlMap): Camera {
  const view = map.getView();
  const duration = (isFlight: boolean): { duration?: number } =>
    isFlight && !isMotionReduced() ? { duration: flightMs } : {};

  function fit(box: BoundingBox, share: number, covered: Covered, isFlight: boolean, maxZoom: number): void {
    const [width = 0, height = 0] = map.getSize() ?? [];
    const [top, right, bottom, left] = covered;
    const aside = ((width - left - right) * (1 - share)) / 2;
    const above = ((height - top - bottom) * (1 - share)) / 2;
    const padding = [top + above, right + aside, bottom + above, left + aside];
    view.cancelAnimations();
    view.fit(toViewExtent(box), { padding, maxZoom, ...duration(isFlight) });
  }

  return {
    showFarm: (box, isFlight = false) => {
      fit(box, farmShare, [0, 0, 0, 0], isFlight, closestToParcel);
    },
    showParcel: (box, covered) => {
      fit(box, parcelShare, covered, true, closestToParcel);
    },
    showPlace: ({ lat, lon }) => {
      view.cancelAnimations();
      const zoom = Math.max(view.getZoom() ?? 0, placeZoom);
      view.animate({ center: toView(lon, lat), zoom, duration: 0, ...duration(true) });
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
    reveal: ([x = 0, y = 0], [top, right, bottom, left]) => {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const dx = overshoot(x, left, width - right);
      const dy = overshoot(y, top, height - bottom);
      const [centerX = 0, centerY = 0] = view.getCenter() ?? [];
      const resolution = view.getResolution() ?? 0;
      if (dx === 0 && dy === 0) return;
      view.animate({ center: [centerX + dx * resolution, centerY - dy * resolution], duration: 0, ...duration(true) });
    },
    state: () => {
      const [center, zoom] = [view.getCenter(), view.getZoom()];
      return center && zoom !== undefined ? { ...toDegrees(center), zoom } : undefined;
    },
    scale: () => {
      const resolution = view.getResolution() ?? 1;
      return { resolution, metresPerPixel: resolution * groundScale(view.getCenter()?.[1] ?? 0) };
    },
  };
}

function overshoot(at: number, from: number, to: number): number {
  if (at < from) return at - from;
  return at > to ? at - to : 0;
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
