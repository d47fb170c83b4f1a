import { lazy, Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from '../farm-map-state.ts';

const PrintPanel = lazy(async () => ({ default: (await import('./PrintPanel.tsx')).PrintPanel }));

/** What puts the map on paper is fetched by those who want it there. */
export function PrintPanelFrame(): ReactElement | null {
  const map = use(MapContext);
  const { tool } = useFarmMapState();
  if (!map || tool.active !== 'print') return null;
  return (
    <Suspense fallback={null}>
      <PrintPanel />
    </Suspense>
  );
}
