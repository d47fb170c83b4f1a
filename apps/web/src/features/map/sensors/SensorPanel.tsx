import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { AlarmWords } from '#web/parts/sensor/AlarmWords.tsx';
import { LastHeard } from '#web/parts/sensor/LastHeard.tsx';
import { LocationStatusMark } from '#web/parts/sensor/LocationStatusMark.tsx';
import { NewestValues } from '#web/parts/sensor/NewestValues.tsx';
import { openAlarmsOptions } from '#web/parts/sensor/open-alarms.queries.ts';
import type { SensorPlace } from '#web/parts/sensor/places.queries.ts';
import { sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import { deviceName } from '#web/parts/sensor/sensor-words.ts';
import { SensorSigns } from '#web/parts/sensor/SensorSigns.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { MapSheet } from '../MapSheet.tsx';

interface SensorPanelProps {
  readonly place: SensorPlace;
  readonly onClose: () => void;
}

/** What is known of the sensor that is chosen: what it measured last, whether it is heard, and what is wrong with it. */
export function SensorPanel({ place, onClose }: SensorPanelProps): ReactElement {
  const text = useText();
  const { farm } = useFarmMapState();
  const { historic, name, nodeId, sensors, status } = place;
  const { data: node } = useQuery({ ...sensorOptions(farm.id, nodeId), enabled: !historic });
  const { data: alarms } = useQuery(openAlarmsOptions(farm.id));
  const open = historic ? [] : (alarms?.rows.filter((alarm) => alarm.nodeId === nodeId) ?? []);
  return (
    <MapSheet part="bottom" label={text('map.sensors.panel')}>
      <CloseButton aria-label={text('action.close')} onClick={onClose}>
        <Close />
      </CloseButton>
      <Content>
        <Head>
          <h2>{name}</h2>
          <LocationStatusMark status={status} />
          {node && <small>{deviceName(text, node)}</small>}
        </Head>
        {node && <SensorSigns {...node} />}
        {open.map((alarm) => (
          <Notice key={alarm.id} tone={alarm.severity === 'ERROR' ? 'error' : 'warning'}>
            <AlarmWords alarm={alarm} />
          </Notice>
        ))}
        {!historic && <NewestValues sensors={node?.sensors ?? sensors} />}
        <Facts>
          {node && (
            <div>
              <dt>
                <T id="sensors.heard" />
              </dt>
              <dd>
                <LastHeard heardAt={node.heardAt} />
              </dd>
            </div>
          )}
          <Since {...place} />
        </Facts>
        <div>
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/sensors/$nodeId"
            params={{ farmId: String(farm.id), nodeId: String(nodeId) }}
          >
            <T id="map.sensors.open" />
          </LinkButton>
        </div>
      </Content>
    </MapSheet>
  );
}

/** Since when it stands here, or from when until when it did; nothing where that is not known. */
function Since({ from, to }: Pick<SensorPlace, 'from' | 'to'>): ReactElement | null {
  const { formatDate } = useIntl();
  if (from === undefined) return null;
  const day = (at: string): string => formatDate(at, { dateStyle: 'medium' });
  return (
    <div>
      <dt>
        <T id="sensors.places.when" />
      </dt>
      <dd>
        {to ? (
          <T id="sensors.places.between" values={{ from: day(from), to: day(to) }} />
        ) : (
          <T id="sensors.places.since" values={{ from: day(from) }} />
        )}
      </dd>
    </div>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(4),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  // Beside the cross in the corner.
  paddingRight: theme.spacing(12),
  '& h2': { margin: 0, fontSize: fontSizes.title, fontWeight: fontWeights.strong, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 8),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0 },
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.spacing(3),
  right: theme.spacing(3),
  // Beside the name, which stands below the handle.
  [theme.breakpoints.down('md')]: { top: theme.spacing(9) },
}));
