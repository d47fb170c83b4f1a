import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOverlayPart, type OverlayPart } from '#web/map/parts/overlay-part.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useFarmMapState, type FarmMapState } from './farm-map-state.ts';

/** What registers and others show of the land, over the parcels. */
export function OverlaysPart(): null {
  const state = useFarmMapState();
  const part = useMapPart(createOverlays, state);
  const { drawn } = state.layers;
  useEffect(() => part.current?.show(drawn), [part, drawn]);
  useEffect(() => part.current?.setOpacity(state.opacity.overlays), [part, state.opacity.overlays]);
  return null;
}

function createOverlays(_map: GroundMap, state: Latest<FarmMapState>): OverlayPart {
  return createOverlayPart({ onSilence: (id, isSilent) => state.current.layers.tellSilence(id, isSilent) });
}
