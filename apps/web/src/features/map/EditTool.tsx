import EditLocation from '@mui/icons-material/EditLocationAltOutlined';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { editTool } from './edit-tool.ts';
import { useFarmMapState } from './farm-map-state.ts';
import { StartToolButton } from './StartToolButton.tsx';

/** Edits parcels on the map. Who only reads does not see it. */
export function EditTool(): ReactElement | null {
  const { farm } = useFarmMapState();
  const text = useText();
  if (!useMay('land.change', farm.id)) return null;
  return (
    <StartToolButton tool={editTool} label={text('map.edit')}>
      <EditLocation />
    </StartToolButton>
  );
}
