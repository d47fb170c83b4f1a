import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import type { ParcelGround } from '../parcel-ground.ts';
import type { Cluster } from '../scatter.ts';
import type { Tool } from './tool.ts';

export interface BrowseOptions {
  readonly ground: Pick<ParcelGround, 'parcelAt' | 'clusterAt'>;
  readonly onHover: (parcelId: number | undefined) => void;
  /** A parcel was chosen at this pixel; undefined when the empty map was. */
  readonly onSelect: (parcelId: number | undefined, pixel: readonly number[]) => void;
  /** Parcels that are shown as one were chosen. */
  readonly onCluster: (cluster: Cluster) => void;
}

const mouseReach = 2;
const fingerReach = 8;

/** Pointing shows a parcel, a click chooses it, a click beside all parcels chooses none. */
export function browse({ ground, onHover, onSelect, onCluster }: BrowseOptions): Tool {
  return {
    enter: (map) => {
      const target = map.getViewport();
      if (!target) return () => undefined;
      let frame = 0;
      let pointed: MapBrowserEvent | undefined;

      const parcelUnder = ({ coordinate, originalEvent }: MapBrowserEvent): number | undefined => {
        const reach = isFinger(originalEvent) ? fingerReach : mouseReach;
        return ground.parcelAt(coordinate, reach * (map.getView().getResolution() ?? 0));
      };
      const lookUnderPointer = (): void => {
        frame = 0;
        if (!pointed || isMoving(map)) return;
        const isOnCluster = ground.clusterAt(pointed.coordinate) !== undefined;
        const id = isOnCluster ? undefined : parcelUnder(pointed);
        target.style.cursor = isOnCluster || id !== undefined ? 'pointer' : '';
        onHover(id);
      };
      const point = (event: MapBrowserEvent): void => {
        if (event.dragging || isFinger(event.originalEvent)) return;
        pointed = event;
        frame ||= requestAnimationFrame(lookUnderPointer);
      };
      const leave = (): void => {
        pointed = undefined;
        onHover(undefined);
      };
      const keys = [
        map.on('pointermove', point),
        map.on('click', (event) => {
          const id = ground.clusterAt(event.coordinate) ? undefined : parcelUnder(event);
          if (id !== undefined) onSelect(id, event.pixel);
        }),
        // A double click zooms and must not close what is open: emptiness waits until no second click can come.
        map.on('singleclick', (event) => {
          const cluster = ground.clusterAt(event.coordinate);
          if (cluster) onCluster(cluster);
          else if (parcelUnder(event) === undefined) onSelect(undefined, event.pixel);
        }),
      ];
      target.addEventListener('pointerleave', leave);

      return () => {
        cancelAnimationFrame(frame);
        unByKey(keys);
        target.removeEventListener('pointerleave', leave);
        target.style.cursor = '';
        onHover(undefined);
      };
    },
  };
}

function isFinger(event: UIEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

function isMoving(map: OlMap): boolean {
  const view = map.getView();
  return view.getInteracting() || view.getAnimating();
}
