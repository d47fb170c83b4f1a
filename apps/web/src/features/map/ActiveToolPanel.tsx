import { Suspense, use, type ReactElement } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from './farm-map-state.ts';

/** What the tool that is used says and asks; it is fetched by those who use it. */
export function ActiveToolPanel(): ReactElement | null {
  const map = use(MapContext);
  const { active } = useFarmMapState().tool;
  if (!map || !active) return null;
  return (
    <Suspense key={active.name} fallback={null}>
      <active.Panel />
    </Suspense>
  );
}
