import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLeftOutPart, type LeftOutPart } from '#web/map/parts/left-out-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { useMapFact } from '../use-map-fact.ts';
import { stripTool } from './strip-tool.ts';
import { triedStrip } from './tried-strip.ts';

/** The strip of vegetation that is tried, over the parcels: until a tool is taken that shows something else, or none. */
export function StripPart(): null {
  const { active } = useFarmMapState().tool;
  const [strip, setStrip] = useMapFact(triedStrip);
  const part = useMapPart(createStrip, undefined);
  const isOver = active !== stripTool && active?.keepsWhatIsShown !== true;
  useEffect(() => {
    if (isOver) setStrip(undefined);
  }, [isOver, setStrip]);
  useEffect(() => part.current?.show(strip ? [strip] : []), [part, strip]);
  return null;
}

function createStrip({ dressed }: GroundMap): LeftOutPart {
  return createLeftOutPart(dressed(), 'strip');
}
