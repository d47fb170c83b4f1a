import { useState } from 'react';

export type MapToolName = 'measure' | 'edit' | 'features' | 'strips' | 'print';

/** The one tool that the map is used with; whoever must not disturb it asks here whether there is one. */
export interface MapTool {
  /** Undefined while the map is only browsed. */
  readonly active: MapToolName | undefined;
  readonly isActive: boolean;
  readonly start: (tool: MapToolName) => void;
  readonly leave: () => void;
}

export function useMapTool(): MapTool {
  const [active, setActive] = useState<MapToolName>();
  return {
    active,
    isActive: active !== undefined,
    start: setActive,
    leave: () => setActive(undefined),
  };
}
