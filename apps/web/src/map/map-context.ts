import { createContext, use } from 'react';
import type { GroundMap } from './ground-map.ts';

/** The map around; undefined until its element is there. */
export const MapContext = createContext<GroundMap | undefined>(undefined);

/** The map that a part lies on; parts are there only when it is. */
export function useGroundMap(): GroundMap {
  const map = use(MapContext);
  if (!map) throw new Error('There is no map around this part');
  return map;
}
