import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { openGroundMap, type GroundMap, type GroundMapOptions } from './ground-map.ts';

/** Opens a map in the element that takes the ref and closes it with it; what is on it are parts in its context. */
export function useOpenedMap(
  options: Omit<GroundMapOptions, 'target'>,
): [map: GroundMap | undefined, target: RefCallback<HTMLElement>] {
  const { dress } = options;
  const [map, setMap] = useState<GroundMap>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const attach = useCallback((target: HTMLElement | null) => {
    if (!target) return undefined;
    let opened: GroundMap | undefined;
    // A map measures its element, which lays out the page: not in the same breath as the screen is put into it.
    const frame = requestAnimationFrame(() => {
      opened = openGroundMap({ target, ...latest.current });
      setMap(opened);
    });
    return () => {
      cancelAnimationFrame(frame);
      setMap(undefined);
      opened?.dispose();
    };
  }, []);

  useEffect(() => map?.dress(dress), [map, dress]);
  return [map, attach];
}
