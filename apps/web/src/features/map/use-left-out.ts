import { useQuery } from '@tanstack/react-query';
import { useSeenGround } from '#web/map/use-seen-ground.ts';
import { leftOutOptions, type LeftOutLand } from '#web/parts/parcel/deductions.queries.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** Where a strip of three metres is about a pixel wide: from farther away nothing could be told by it. */
const farthestResolution = 5;

interface LeftOut {
  /** Undefined while it is not known, and where it is not shown. */
  readonly land: LeftOutLand | undefined;
  readonly isTooFar: boolean;
  readonly error: Error | null;
}

/** The land that is left out of the parcels on screen, where that layer is shown. */
export function useLeftOut(): LeftOut {
  const { box, isTooFar } = useSeenGround(farthestResolution);
  const { farm, layers } = useFarmMapState();
  const isShown = layers.isShown('left_out');
  const { data, error } = useQuery(leftOutOptions(farm.id, isShown ? box : undefined));
  return { land: isShown && !isTooFar ? data : undefined, isTooFar: isTooFar || data?.isAll === false, error };
}
