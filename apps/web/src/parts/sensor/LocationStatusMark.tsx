import type { LocationStatus } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { sensorMarks } from '#web/map/sensor-marks.ts';

/** How it is at a place: its sign on the map, and the word for it. */
export function LocationStatusMark({ status }: { readonly status: LocationStatus }): ReactElement {
  return (
    <Mark>
      <StatusSign status={status} />
      <T id={`sensors.places.status.${status}`} />
    </Mark>
  );
}

/** The sign alone, for where the word is said beside it. */
export function StatusSign({ status }: { readonly status: LocationStatus }): ReactElement {
  const { color, sign } = sensorMarks[status];
  return (
    <Sign aria-hidden style={{ background: color }}>
      {sign}
    </Sign>
  );
}

const Mark = styled('span')(({ theme }) => ({ display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2) }));

const Sign = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '1.5px solid #ffffff',
  color: '#ffffff',
  fontSize: fontSizes.body,
  fontWeight: fontWeights.strong,
  lineHeight: 1,
});
