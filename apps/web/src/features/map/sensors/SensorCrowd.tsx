import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { LongList } from '#web/ui/LongList.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { MapSheet } from '../MapSheet.tsx';
import { SensorListRow, sensorRowHeight } from './SensorListRow.tsx';

/** As many as are seen at once without scrolling. */
const mostAtOnce = 5;

/** Sensors that stand so close together that no map tells them apart: one of them is chosen here. */
export function SensorCrowd({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { choose, crowd, places, pointed } = useFarmMapState().sensors;
  const text = useText();
  const rows = places?.filter(({ locationId }) => crowd.includes(locationId)) ?? [];
  return (
    <MapSheet part="bottom" label={text('map.sensors.crowd')} hasFocus>
      <Head>
        <h2>
          <T id="map.sensors.crowd" />
        </h2>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <div style={{ display: 'flex', height: Math.min(rows.length, mostAtOnce) * sensorRowHeight }}>
        <LongList
          rows={rows}
          keyOf={({ locationId }) => locationId}
          rowHeight={sensorRowHeight}
          isCurrent={() => false}
          onChoose={({ locationId }) => choose(locationId)}
          onPoint={(place) => pointed.point(place?.locationId)}
        >
          {(place) => <SensorListRow place={place} pointed={pointed} />}
        </LongList>
      </div>
    </MapSheet>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 1, 4),
  '& h2': { flex: 1, margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& button': { position: 'relative', zIndex: 1 },
}));
