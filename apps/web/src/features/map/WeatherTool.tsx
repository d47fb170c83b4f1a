import Thunderstorm from '@mui/icons-material/ThunderstormOutlined';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { ToolButton } from './ToolButton.tsx';

/** Shows and hides rain and clouds, where the installation has a service of them. */
export function WeatherTool(): ReactElement | null {
  const { isShown, overlays, show } = useFarmMapState().layers;
  const text = useText();
  if (!overlays.some(({ id }) => id === 'weather')) return null;
  return (
    <ToolButton
      label={text('map.weather')}
      isPressed={isShown('weather')}
      onClick={() => show('weather', !isShown('weather'))}
    >
      <Thunderstorm />
    </ToolButton>
  );
}
