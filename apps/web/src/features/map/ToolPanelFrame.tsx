import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import { MapContext } from '#web/map/map-context.ts';
import { useFarmMapState } from './farm-map-state.ts';
import type { MapToolName } from './use-map-tool.ts';

interface ToolPanelFrameProps {
  readonly tool: MapToolName;
  /** The panel, which is fetched by those who use the tool. */
  readonly children: ReactNode;
}

/** What a tool says and asks, while it is the one that is used. */
export function ToolPanelFrame({ tool, children }: ToolPanelFrameProps): ReactElement | null {
  const map = use(MapContext);
  const { active } = useFarmMapState().tool;
  return map && active === tool ? <Suspense fallback={null}>{children}</Suspense> : null;
}
