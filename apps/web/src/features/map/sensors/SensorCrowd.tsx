import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { LongList } from '#web/ui/LongList.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { ListHead } from '../list-layout.ts';
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
      <ListHead>
        <h2>
          <T id="map.sensors.crowd" />
        </h2>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </ListHead>
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
