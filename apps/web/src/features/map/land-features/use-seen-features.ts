import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { useQuery } from '@tanstack/react-query';
import { useSeenGround } from '#web/map/use-seen-ground.ts';
import { seenFeaturesOptions } from '#web/parts/parcel/land-features.queries.ts';
import { useFarmMapState } from '../farm-map-state.ts';

/** Where a farm of some kilometres is on screen as a whole. */
const farthestResolution = 80;

interface SeenFeatures {
  /** What the farm has drawn here; undefined while that is not known, and where it is not shown. */
  readonly features: readonly LandFeature[] | undefined;
  readonly isTooFar: boolean;
  readonly error: Error | null;
}

/** Water and zones on the ground that is seen, where that layer is shown. */
export function useSeenFeatures(): SeenFeatures {
  const { farm, layers } = useFarmMapState();
  const isShown = layers.isShown('land_features');
  const { box, isTooFar } = useSeenGround(farthestResolution);
  const { data, error } = useQuery(seenFeaturesOptions(farm.id, isShown ? box : undefined));
  return { features: isShown && !isTooFar ? data : undefined, isTooFar, error };
}
