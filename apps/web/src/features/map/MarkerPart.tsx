import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createMarkerPart, type MarkerPart as Marker } from '#web/map/parts/marker-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** The place that was searched for by its coordinates. */
export function MarkerPart(): null {
  const { marked } = useFarmMapState();
  const part = useMapPart(createMarker, undefined);
  useEffect(() => part.current?.place(marked), [part, marked]);
  return null;
}

function createMarker({ dressed }: GroundMap): Marker {
  return createMarkerPart(dressed());
}
