import { useEffect } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createLandFeaturePart, type LandFeaturePart as DrawnFeatures } from '#web/map/parts/land-feature-part.ts';
import { useMapPart } from '#web/map/use-map-part.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { useMapFact } from '../use-map-fact.ts';
import { chosenLandFeature } from './chosen-land-feature.ts';
import { landFeatureTool } from './land-feature-tool.ts';
import { useSeenFeatures } from './use-seen-features.ts';

/** Water and zones of the farm, where that layer is shown; only its own tool takes hold of them. */
export function LandFeaturePart(): null {
  const { active } = useFarmMapState().tool;
  const [chosenFeature] = useMapFact(chosenLandFeature);
  const part = useMapPart(createPart, undefined);
  const { features } = useSeenFeatures();
  const isPressable = active === landFeatureTool;
  useEffect(() => part.current?.show(features ?? []), [part, features]);
  useEffect(() => part.current?.setPressable(isPressable), [part, isPressable]);
  useEffect(() => part.current?.mark(isPressable ? chosenFeature : undefined), [part, isPressable, chosenFeature]);
  return null;
}

function createPart({ dressed }: GroundMap): DrawnFeatures {
  return createLandFeaturePart(dressed());
}
