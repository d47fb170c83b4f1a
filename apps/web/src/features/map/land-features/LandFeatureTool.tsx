import Water from '@mui/icons-material/WaterOutlined';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { StartToolButton } from '../StartToolButton.tsx';
import { landFeatureTool } from './land-feature-tool.ts';

/** Draws water and protection zones, which are shown from then on. Who only reads does not see it. */
export function LandFeatureTool(): ReactElement | null {
  const { farm, layers } = useFarmMapState();
  const text = useText();
  if (!useMay('land.change', farm.id)) return null;
  return (
    <StartToolButton
      tool={landFeatureTool}
      label={text('map.features')}
      onStart={() => layers.show('land_features', true)}
    >
      <Water />
    </StartToolButton>
  );
}
