import { lazy, Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from './farm-map-state.ts';

const EditPanel = lazy(async () => ({ default: (await import('./EditPanel.tsx')).EditPanel }));

/** What edits parcels is fetched by those who do. */
export function EditPanelFrame(): ReactElement | null {
  const map = use(MapContext);
  const { tool } = useFarmMapState();
  if (!map || tool.active !== 'edit') return null;
  return (
    <Suspense fallback={null}>
      <EditPanel />
    </Suspense>
  );
}
