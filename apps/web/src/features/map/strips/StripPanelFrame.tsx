import { lazy, Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from '../farm-map-state.ts';

const StripPanel = lazy(async () => ({ default: (await import('./StripPanel.tsx')).StripPanel }));

/** What lays strips is fetched by those who do. */
export function StripPanelFrame(): ReactElement | null {
  const map = use(MapContext);
  const { tool } = useFarmMapState();
  if (!map || tool.active !== 'strips') return null;
  return (
    <Suspense fallback={null}>
      <StripPanel />
    </Suspense>
  );
}
