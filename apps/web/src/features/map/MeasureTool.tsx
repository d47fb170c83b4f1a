import Straighten from '@mui/icons-material/Straighten';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { measureTool } from './measure-tool.ts';
import { StartToolButton } from './StartToolButton.tsx';

/** Measures on the map. */
export function MeasureTool(): ReactElement {
  const text = useText();
  return (
    <StartToolButton tool={measureTool} label={text('map.measure')}>
      <Straighten />
    </StartToolButton>
  );
}
