import { useEffect, useRef, type RefObject } from 'react';
import { useGroundMap } from './map-context.ts';
import type { MapMode } from './modes/map-mode.ts';
import type { Latest } from './use-map-part.ts';

/** The map is in a mode for as long as the component is there; the mode is found in what this gives back. */
export function useMapMode<Mode extends MapMode, Told>(
  create: (latest: Latest<Told>) => Mode,
  told: Told,
): RefObject<Mode | undefined> {
  const map = useGroundMap();
  const mode = useRef<Mode>(undefined);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });

  useEffect(() => {
    const made = create(latest);
    const leave = map.enter(made);
    mode.current = made;
    return () => {
      mode.current = undefined;
      leave();
    };
  }, [map, create]);
  return mode;
}
