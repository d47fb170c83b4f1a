import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useGroundMap } from './map-context.ts';
import type { MapMode } from './modes/map-mode.ts';
import type { Latest } from './use-map-part.ts';

/**
 * The map is in a mode for as long as the component is there, from the moment that it is seen: whoever presses at once is
 * not to choose a parcel instead. The mode is found in what this gives back.
 */
export function useMapMode<Mode extends MapMode, Told>(
  create: (latest: Latest<Told>) => Mode,
  told: Told,
): RefObject<Mode | undefined> {
  const map = useGroundMap();
  const mode = useRef<Mode>(undefined);
  const latest = useRef(told);
  useLayoutEffect(() => {
    latest.current = told;
  });

  useLayoutEffect(() => {
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
