import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { coveredByFrame } from '#web/ui/MapFrame.tsx';

/** The parcels of the farm without the colours of their crops: what is looked at are the changes. */
export function LandBelowChanges({ farmId }: { readonly farmId: number }): null {
  const { data: parcels } = useQuery(parcelMapOptions(farmId));
  const part = useMapPart(createLand, undefined);
  useEffect(() => {
    if (!parcels) return;
    part.current?.show(parcels.map((parcel) => ({ ...parcel, properties: { ...parcel.properties, color: null } })));
  }, [part, parcels]);
  return null;
}

function createLand({ camera, dressed }: GroundMap): OutlinedParcels {
  return createOutlinedParcels({
    dress: dressed(),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByFrame),
  });
}
