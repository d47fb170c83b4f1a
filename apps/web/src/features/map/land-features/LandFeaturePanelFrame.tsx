import { lazy, Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from '../farm-map-state.ts';

const LandFeaturePanel = lazy(async () => ({
  default: (await import('./LandFeaturePanel.tsx')).LandFeaturePanel,
}));

/** What draws water and zones is fetched by those who do. */
export function LandFeaturePanelFrame(): ReactElement | null {
  const map = use(MapContext);
  const { tool } = useFarmMapState();
  if (!map || tool.active !== 'features') return null;
  return (
    <Suspense fallback={null}>
      <LandFeaturePanel />
    </Suspense>
  );
}
