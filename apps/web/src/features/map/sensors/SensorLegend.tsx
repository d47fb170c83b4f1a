import { locationStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { LocationStatusMark } from '#web/parts/sensor/LocationStatusMark.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useFarmMapState } from '../farm-map-state.ts';

/** What the signs of sensors mean, and whether those are shown too that stand somewhere else by now. */
export function SensorLegend(): ReactElement {
  const { withFormer, setWithFormer } = useFarmMapState().sensors;
  const text = useText();
  const shown = locationStatuses.filter((status) => withFormer || status !== 'HISTORICAL');
  return (
    <Legend>
      <ul aria-label={text('map.sensors.legend')}>
        {shown.map((status) => (
          <li key={status}>
            <LocationStatusMark status={status} />
          </li>
        ))}
      </ul>
      <Checkbox
        label={<T id="map.sensors.former" />}
        checked={withFormer}
        onChange={({ target }) => setWithFormer(target.checked)}
      />
    </Legend>
  );
}

const Legend = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 0, 2, 8),
  fontSize: fontSizes.caption,
  '& ul': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
}));
