import Straighten from '@mui/icons-material/Straighten';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { toolIds } from './MapControls.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Begins to measure on the map; once more, stops. */
export function MeasureTool(): ReactElement {
  const { tool } = useFarmMapState();
  const text = useText();
  const isActive = tool.active === 'measure';
  return (
    <ToolButton
      id={toolIds.measure}
      label={text('map.measure')}
      isPressed={isActive}
      onClick={() => (isActive ? tool.leave() : tool.start('measure'))}
    >
      <Straighten />
    </ToolButton>
  );
}
