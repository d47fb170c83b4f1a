import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createPhotoPart, type PhotoPart as Photo } from '#web/map/parts/photo-part.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useFarmMapState, type FarmMapState } from './farm-map-state.ts';

/** The picture below the parcels. */
export function PhotoPart(): null {
  const state = useFarmMapState();
  const { base, opacity } = state;
  const part = useMapPart(createPhoto, state);
  useEffect(() => part.current?.show(base.shown), [part, base.shown]);
  useEffect(() => part.current?.setOpacity(opacity.base), [part, opacity.base]);
  return null;
}

function createPhoto(_map: GroundMap, state: Latest<FarmMapState>): Photo {
  return createPhotoPart({ onSilence: (id, isSilent) => state.current.base.tellSilence(id, isSilent) });
}
