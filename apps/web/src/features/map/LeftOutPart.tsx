import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLeftOutPart, type LeftOutPart as DrawnLand } from '#web/map/parts/left-out-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { leftOutOptions } from '#web/parts/parcel/deductions.queries.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** The land that is left out of all parcels by the rules of the country, where that layer is shown. */
export function LeftOutPart(): null {
  const { farm, layers, opacity } = useFarmMapState();
  const isShown = layers.isShown('left_out');
  const part = useMapPart(createPart, undefined);
  const { data } = useQuery({ ...leftOutOptions(farm.id), enabled: isShown });
  useEffect(() => part.current?.show(isShown && data ? data.outlines : []), [part, isShown, data]);
  useEffect(() => part.current?.setOpacity(opacity.overlays), [part, opacity.overlays]);
  return null;
}

function createPart({ dressed }: GroundMap): DrawnLand {
  return createLeftOutPart(dressed());
}
