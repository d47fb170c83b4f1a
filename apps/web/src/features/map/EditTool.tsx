import EditLocation from '@mui/icons-material/EditLocationAltOutlined';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { toolIds } from './MapControls.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Begins to edit parcels on the map; once more, stops. Who only reads does not see it. */
export function EditTool(): ReactElement | null {
  const { farm, tool } = useFarmMapState();
  const text = useText();
  const isActive = tool.active === 'edit';
  if (!useMay('land.change', farm.id)) return null;
  return (
    <ToolButton
      id={toolIds.edit}
      label={text('map.edit')}
      isPressed={isActive}
      onClick={() => (isActive ? tool.leave() : tool.start('edit'))}
    >
      <EditLocation />
    </ToolButton>
  );
}
