import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type { LandFileReport, LandOutline } from '@brazda/contract/agroevidence/registration.ts';
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import type { Covered } from '#web/map/camera.ts';
import { openFarmMap, type FarmMap } from '#web/map/farm-map.ts';
import { createFeatureGround, type FeatureGround } from '#web/map/layers/feature-ground.ts';
import { useMapLook } from '#web/ui/use-map-look.ts';

export type OutlineMap = FarmMap<FeatureGround>;

interface UseOutlineMapOptions extends Pick<LandFileReport, 'outlines' | 'boundingBox'> {
  /** The map came to rest at another scale: how many metres of the ground one pixel is. */
  readonly onScale: (metresPerPixel: number) => void;
}

/** What the buttons and the scale lie over, and room for the whole sign of a cluster at the edge. */
const covered: Covered = [28, 76, 44, 28];

/** Opens a map of the land that was read in the element that takes the ref, as the map of the farm will show it. */
export function useOutlineMap(
  options: UseOutlineMapOptions,
): [OutlineMap | undefined, RefCallback<HTMLElement>, showAll: (isFlight: boolean) => void] {
  const { outlines, boundingBox } = options;
  const dress = useMapLook(false);
  const [map, setMap] = useState<OutlineMap>();
  const latest = useRef({ ...options, dress });
  useEffect(() => {
    latest.current = { ...options, dress };
  });

  const attach = useCallback((target: HTMLElement | null) => {
    if (!target) return undefined;
    const first = latest.current;
    const opened: OutlineMap = openFarmMap({
      target,
      ground: createFeatureGround(first.dress),
      dress: first.dress,
      opening: (camera) => {
        if (first.boundingBox) camera.showFarm(first.boundingBox, covered);
      },
      onSelect: (id) => opened.select(id),
      onHover: () => undefined,
      onCluster: (cluster) => opened.camera.showCluster(cluster, covered),
      onMoved: () => latest.current.onScale(opened.camera.scale().metresPerPixel),
    });
    setMap(opened);
    return () => {
      setMap(undefined);
      opened.dispose();
    };
  }, []);

  const showAll = useCallback(
    (isFlight: boolean) => {
      if (boundingBox) map?.camera.showFarm(boundingBox, covered, isFlight);
    },
    [map, boundingBox],
  );
  useEffect(() => map?.dress(dress), [map, dress]);
  useEffect(() => map?.ground.show(outlines.map(featureOf)), [map, outlines]);
  useEffect(() => showAll(false), [showAll]);
  return [map, attach, showAll];
}

function featureOf({ name, areaHa, geometry, label }: LandOutline, at: number): ParcelFeature {
  const properties = { name: name ?? '', block_nr: null, area: areaHa, crop_id: null, color: null, label };
  return { type: 'Feature', id: at + 1, geometry, properties };
}
