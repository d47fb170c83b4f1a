import OlMap from 'ol/Map.js';
import type View from 'ol/View.js';

const mostAtOnce = 6;

export interface BaseMap {
  readonly map: OlMap;
  readonly dispose: () => void;
}

/**
 * A map of its own for the pictures below the parcels, moved by the same view. It has its own queue: pictures that do not
 * come, however many are waited for, keep no parcel waiting.
 */
export function createBaseMap(above: HTMLElement, view: View): BaseMap {
  const target = document.createElement('div');
  target.className = 'pictures';
  target.ariaHidden = 'true';
  Object.assign(target.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  above.prepend(target);
  const map = new OlMap({ target, controls: [], interactions: [], view, maxTilesLoading: mostAtOnce });
  return {
    map,
    dispose: () => {
      map.setTarget(undefined);
      map.dispose();
      target.remove();
    },
  };
}
