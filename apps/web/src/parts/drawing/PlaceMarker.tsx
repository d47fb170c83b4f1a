import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createMarkerPart, type MarkerPart } from '#web/map/parts/marker-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';

/** Marks one place on the map; none where there is none. */
export function PlaceMarker({ at }: { readonly at: Coordinates | undefined }): null {
  const part = useMapPart(createMarker, undefined);
  const lat = at?.lat;
  const lon = at?.lon;
  useEffect(
    () => part.current?.place(lat === undefined || lon === undefined ? undefined : { lat, lon }),
    [part, lat, lon],
  );
  return null;
}

function createMarker({ dressed }: GroundMap): MarkerPart {
  return createMarkerPart(dressed());
}
