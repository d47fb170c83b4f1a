import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { toView, viewProjection } from './projection.ts';

const panPixels = 100;
const middleOfEurope = toView(16.5, 49.4);

/** An empty map in an element: north up, moved by mouse, finger and keys. */
export function createMap(target: HTMLElement): OlMap {
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
      minZoom: 5,
      maxZoom: 20,
      enableRotation: false,
    }),
  });
}
