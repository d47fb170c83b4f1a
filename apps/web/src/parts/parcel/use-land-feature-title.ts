import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { useText } from '#web/i18n/T.tsx';

/** What a water or a zone is called on screen: by its number where it has no name. */
export function useLandFeatureTitle(): (feature: Pick<LandFeature, 'id' | 'name'>) => string {
  const text = useText();
  return ({ id, name }) => name ?? text('landFeature.number', { number: id });
}
