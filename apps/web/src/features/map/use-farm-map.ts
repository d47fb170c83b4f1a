import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import type { Camera } from '#web/map/camera.ts';
import { openFarmMap, type FarmMap } from '#web/map/farm-map.ts';
import type { Cluster } from '#web/map/scatter.ts';
import { createFeatureGround, type FeatureGround } from '#web/map/layers/feature-ground.ts';
import { createTileGround, type TileGround } from '#web/map/layers/tile-ground.ts';
import type { LookAndWords } from '#web/map/parcel-ground.ts';
import { fetchTile } from './map.queries.ts';

export type MapKind = 'features' | 'tiles';
export type ParcelMap = FarmMap<FeatureGround | TileGround>;

export interface UseFarmMapOptions {
  readonly kind: MapKind;
  readonly dress: LookAndWords;
  readonly opening: (camera: Camera) => void;
  readonly onSelect: (parcelId: number | undefined) => void;
  readonly onHover: (parcelId: number | undefined) => void;
  readonly onCluster: (cluster: Cluster) => void;
  readonly onMoved: (camera: Camera) => void;
  /** Told when tiles of the parcels are waited for where none are seen. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Told why the tiles of the parcels do not come, and undefined once they do again. */
  readonly onFault: (fault: unknown) => void;
}

/** Opens the map in the element that takes the ref and closes it with it; what it shows is told to it by effects. */
export function useFarmMap(options: UseFarmMapOptions): [ParcelMap | undefined, RefCallback<HTMLElement>] {
  const { dress, kind } = options;
  const [map, setMap] = useState<ParcelMap>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const attach = useCallback(
    (target: HTMLElement | null) => {
      if (!target) return undefined;
      const first = latest.current.dress;
      const opened: ParcelMap = openFarmMap<FeatureGround | TileGround>({
        target,
        ground:
          kind === 'tiles'
            ? createTileGround(first, {
                fetchTile,
                onFault: (fault) => latest.current.onFault(fault),
                onWaiting: (isWaiting) => latest.current.onWaiting(isWaiting),
              })
            : createFeatureGround(first),
        dress: first,
        opening: (camera) => {
          latest.current.opening(camera);
        },
        onSelect: (id) => {
          latest.current.onSelect(id);
        },
        onHover: (id) => {
          latest.current.onHover(id);
        },
        onCluster: (cluster) => {
          latest.current.onCluster(cluster);
        },
        onMoved: () => {
          latest.current.onMoved(opened.camera);
        },
      });
      setMap(opened);
      return () => {
        setMap(undefined);
        opened.dispose();
      };
    },
    [kind],
  );

  useEffect(() => {
    map?.dress(dress);
  }, [map, dress]);

  return [map, attach];
}
