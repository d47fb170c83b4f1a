import { useEffect, useRef, type RefObject } from 'react';
import type { GroundMap } from './ground-map.ts';
import { useGroundMap } from './map-context.ts';
import type { MapPart } from './map-part.ts';

/** What a part tells the component that it belongs to: always what was given last. */
export interface Latest<Told> {
  readonly current: Told;
}

/**
 * Lays a part on the map for as long as the component is there. Effects that come after this find the part in what it
 * gives back.
 */
export function useMapPart<Part extends MapPart, Told>(
  create: (map: GroundMap, latest: Latest<Told>) => Part,
  told: Told,
): RefObject<Part | undefined> {
  const map = useGroundMap();
  const part = useRef<Part>(undefined);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });

  useEffect(() => {
    const made = create(map, latest);
    const takeAway = map.add(made);
    part.current = made;
    return () => {
      part.current = undefined;
      takeAway();
    };
  }, [map, create]);
  return part;
}
