import { useEffect } from 'react';
import { createPhotoPart } from '#web/map/parts/photo-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** The picture below the parcels. */
export function PhotoPart(): null {
  const { base, opacity } = useFarmMapState();
  const part = useMapPart(createPhotoPart, undefined);
  useEffect(() => part.current?.show(base.shown), [part, base.shown]);
  useEffect(() => part.current?.setOpacity(opacity.base), [part, opacity.base]);
  return null;
}
