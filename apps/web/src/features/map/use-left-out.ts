import { useQuery } from '@tanstack/react-query';
import { useSeenGround } from '#web/map/use-seen-ground.ts';
import { leftOutOptions } from '#web/parts/parcel/deductions.queries.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** Where a strip of three metres is about a pixel wide: from farther away nothing could be told by it. */
const farthestResolution = 5;

interface LeftOut {
  readonly land: ReturnType<typeof useLand>['data'];
  readonly isTooFar: boolean;
  readonly error: Error | null;
}

/** The land that is left out of the parcels on screen, where that layer is shown. */
export function useLeftOut(): LeftOut {
  const { box, isTooFar } = useSeenGround(farthestResolution);
  const { data, error } = useLand(box);
  return { land: isTooFar ? undefined : data, isTooFar: isTooFar || data?.isAll === false, error };
}

function useLand(box: Parameters<typeof leftOutOptions>[1]) {
  const { farm, layers } = useFarmMapState();
  return useQuery(leftOutOptions(farm.id, layers.isShown('left_out') ? box : undefined));
}
