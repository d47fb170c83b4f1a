import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLeftOutPart, type LeftOutPart } from '#web/map/parts/left-out-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from '../farm-map-state.ts';

/** The strip of vegetation that is tried, over the parcels: until another tool than that of printing is taken, or none. */
export function StripPart(): null {
  const { setStrip, strip, tool } = useFarmMapState();
  const part = useMapPart(createStrip, undefined);
  const isOver = tool.active !== 'strips' && tool.active !== 'print';
  useEffect(() => {
    if (isOver) setStrip(undefined);
  }, [isOver, setStrip]);
  useEffect(() => part.current?.show(strip ? [strip] : []), [part, strip]);
  return null;
}

function createStrip({ dressed }: GroundMap): LeftOutPart {
  return createLeftOutPart(dressed(), 'strip');
}
