import { useEffect, useState } from 'react';
import type { MapScale } from './camera.ts';
import { useGroundMap } from './map-context.ts';

/** The scale at which the map rests; undefined before it does. */
export function useMapScale(): MapScale | undefined {
  const map = useGroundMap();
  const [scale, setScale] = useState<MapScale>();
  useEffect(
    () =>
      map.followRest(() => {
        const next = map.camera.scale();
        setScale((before) => (before?.metresPerPixel === next.metresPerPixel ? before : next));
      }),
    [map],
  );
  return scale;
}
