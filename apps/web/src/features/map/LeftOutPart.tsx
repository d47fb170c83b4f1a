import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLeftOutPart, type LeftOutPart as DrawnLand } from '#web/map/parts/left-out-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { useLeftOut } from './use-left-out.ts';

/** The land that is left out of the parcels on screen by the rules of the country, where that layer is shown. */
export function LeftOutPart(): null {
  const { layers, opacity } = useFarmMapState();
  const isShown = layers.isShown('left_out');
  const part = useMapPart(createPart, undefined);
  const { land } = useLeftOut();
  useEffect(() => part.current?.show(isShown && land ? land.outlines : []), [part, isShown, land]);
  useEffect(() => part.current?.setOpacity(opacity.overlays), [part, opacity.overlays]);
  return null;
}

function createPart({ dressed }: GroundMap): DrawnLand {
  return createLeftOutPart(dressed());
}
