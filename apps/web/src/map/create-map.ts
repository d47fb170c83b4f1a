import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { toView, viewProjection } from './projection.ts';

const panPixels = 100;
const middleOfEurope = toView(16.5, 49.4);

/** From how far away and how near a map can be looked at, in levels. */
export interface ZoomBounds {
  readonly least: number;
  readonly most: number;
}

const usualBounds: ZoomBounds = { least: 5, most: 20 };

/** An empty map in an element: north up, moved by mouse, finger and keys. */
export function createMap(target: HTMLElement, { least, most } = usualBounds): OlMap {
  return new OlMap({
    target,
    controls: [],
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false, keyboard: false }).extend([
      new KeyboardPan({ pixelDelta: panPixels }),
      new KeyboardZoom(),
    ]),
    view: new View({
      projection: viewProjection,
      center: middleOfEurope,
      zoom: 7,
      minZoom: least,
      maxZoom: most,
      enableRotation: false,
    }),
  });
}
