import { lazy, Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from './farm-map-state.ts';

const MeasurePanel = lazy(async () => ({ default: (await import('./MeasurePanel.tsx')).MeasurePanel }));

/** What measures on the ellipsoid is fetched by those who measure. */
export function MeasurePanelFrame(): ReactElement | null {
  const map = use(MapContext);
  const { tool } = useFarmMapState();
  if (!map || tool.active !== 'measure') return null;
  return (
    <Suspense fallback={null}>
      <MeasurePanel />
    </Suspense>
  );
}
