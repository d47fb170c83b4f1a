import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { createCamera } from './camera.ts';
import type { ChangeColors } from './change-look.ts';
import { createMap } from './create-map.ts';
import { createChangeLayer } from './layers/change-layer.ts';
import { createFeatureGround } from './layers/feature-ground.ts';
import type { LookAndWords } from './parcel-ground.ts';
import { revealToTests } from './reveal-to-tests.ts';

export interface ChangeMapDress {
  readonly ground: LookAndWords;
  readonly colors: ChangeColors;
}

export interface ChangeMapOptions {
  readonly target: HTMLElement;
  readonly dress: ChangeMapDress;
  /** A change was chosen; undefined when the empty map was. */
  readonly onSelect: (number: number | undefined) => void;
  /** The map came to rest at another scale: how many metres of the ground one pixel is. */
  readonly onScale: (metresPerPixel: number) => void;
}

/** A map of what a registry has changed, on the parcels of the farm. */
export interface ChangeMap {
  showParcels: (parcels: readonly ParcelFeature[]) => void;
  showChanges: (changes: readonly LandChangeOutlines[]) => void;
  select: (number: number | undefined) => void;
  /** Comes to where a change is. */
  goTo: (number: number) => void;
  showAll: () => void;
  zoomBy: (levels: number) => void;
  dress: (next: ChangeMapDress) => void;
  dispose: () => void;
}

const reachPixels = 6;
const signPixels = 12;

export function openChangeMap({ target, dress, onSelect, onScale }: ChangeMapOptions): ChangeMap {
  const map = createMap(target);
  const camera = createCamera(map);
  const ground = createFeatureGround(dress.ground);
  const changes = createChangeLayer({ look: dress.ground.look, colors: dress.colors });
  const conceal = revealToTests(map);
  let isShown = false;
  // The labels of parcels stay legible above the outlines of changes.
  const [labels] = ground.layers.slice(-1);
  const layers = [...ground.layers.slice(0, -1), changes.outlineLayer, ...(labels ? [labels] : []), changes.signLayer];
  for (const layer of layers) map.addLayer(layer);

  const changeUnder = ({ coordinate }: MapBrowserEvent): number | undefined => {
    const resolution = map.getView().getResolution() ?? 0;
    return changes.changeAt(coordinate, reachPixels * resolution, signPixels * resolution);
  };
  const showAll = (isFlight: boolean): void => {
    const extent = changes.extent();
    if (extent) camera.showExtent(extent, isFlight);
  };
  map.on('singleclick', (event) => {
    const cluster = ground.clusterAt(event.coordinate);
    if (cluster) camera.showCluster(cluster, [0, 0, 0, 0]);
    else onSelect(changeUnder(event));
  });
  map.on('pointermove', (event) => {
    if (!event.dragging) target.style.cursor = changeUnder(event) === undefined ? '' : 'pointer';
  });
  map.on('moveend', () => onScale(camera.scale().metresPerPixel));

  return {
    showParcels: (parcels) => {
      // Without the colours of crops: what is looked at are the changes.
      ground.show(parcels.map((parcel) => ({ ...parcel, properties: { ...parcel.properties, color: null } })));
    },
    showChanges: (next) => {
      changes.show(next);
      if (isShown) return;
      isShown = next.length > 0;
      showAll(false);
    },
    select: changes.select,
    goTo: (number) => {
      const extent = changes.extentOf(number);
      if (extent) camera.showExtent(extent, true);
    },
    showAll: () => showAll(true),
    zoomBy: camera.zoomBy,
    dress: (next) => {
      ground.dress(next.ground);
      changes.dress({ look: next.ground.look, colors: next.colors });
    },
    dispose: () => {
      conceal();
      map.setTarget(undefined);
      ground.dispose();
      changes.dispose();
      map.dispose();
    },
  };
}
