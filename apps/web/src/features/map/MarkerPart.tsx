import type { ReactElement } from 'react';
import { PlaceMarker } from '#web/parts/drawing/PlaceMarker.tsx';
import { useFarmMapState } from './farm-map-state.ts';

/** The place that was searched for by its coordinates. */
export function MarkerPart(): ReactElement {
  const { marked } = useFarmMapState();
  return <PlaceMarker at={marked} />;
}
