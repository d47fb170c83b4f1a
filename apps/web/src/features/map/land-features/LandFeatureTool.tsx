import Water from '@mui/icons-material/WaterOutlined';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { toolIds } from '../MapControls.tsx';
import { ToolButton } from '../ToolButton.tsx';

/** Begins to draw water and protection zones, which are shown from then on; once more, stops. */
export function LandFeatureTool(): ReactElement | null {
  const { farm, layers, tool } = useFarmMapState();
  const text = useText();
  const isActive = tool.active === 'features';
  if (!useMay('land.change', farm.id)) return null;
  const begin = (): void => {
    layers.show('land_features', true);
    tool.start('features');
  };
  return (
    <ToolButton
      id={toolIds.features}
      label={text('map.features')}
      isPressed={isActive}
      onClick={isActive ? tool.leave : begin}
    >
      <Water />
    </ToolButton>
  );
}
