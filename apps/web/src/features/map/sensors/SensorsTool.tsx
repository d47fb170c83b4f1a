import Sensors from '@mui/icons-material/SensorsOutlined';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useMapPath } from '#web/parts/parcel/map-path.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import { ToolButton } from '../ToolButton.tsx';

/** Makes the map one of sensors, and once more one of parcels; it goes on looking where it looks. */
export function SensorsTool(): ReactElement {
  const { context, farm } = useFarmMapState();
  const text = useText();
  const navigate = useNavigate();
  const mapPath = useMapPath();
  const isOfSensors = context === 'sensors';
  return (
    <ToolButton
      label={text('map.sensors')}
      isPressed={isOfSensors}
      onClick={() =>
        void navigate({
          to: isOfSensors ? mapPath : '/farm/$farmId/sensors/map',
          params: { farmId: String(farm.id) },
          // Only where the map looks is the same for both.
          search: ({ at }) => (at === undefined ? {} : { at }),
        })
      }
    >
      <Sensors />
    </ToolButton>
  );
}
