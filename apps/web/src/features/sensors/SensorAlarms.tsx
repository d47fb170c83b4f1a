import type { Alarm } from '@brazda/contract/iot/alarms.ts';
import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { AlarmWords } from '#web/parts/sensor/AlarmWords.tsx';
import { DividedList } from '#web/ui/DividedList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { alarmsOfSensorOptions, useAcknowledge } from './alarms.queries.ts';

interface SensorAlarmsProps {
  readonly farmId: number;
  readonly node: Pick<Node, 'id' | 'retiredAt'>;
}

/** The alarms of a sensor: those that last first, to be taken note of, and then those that were. */
export function SensorAlarms({ farmId, node }: SensorAlarmsProps): ReactElement | null {
  const { data } = useQuery(alarmsOfSensorOptions(farmId, node.id));
  const alarms = data?.rows ?? [];
  if (alarms.length === 0) return null;
  // Nobody has anything to do about a sensor that was put away.
  const lasts = ({ endedAt }: Alarm): boolean => endedAt === null && node.retiredAt === null;
  const over = alarms.filter((alarm) => !lasts(alarm));
  return (
    <Part aria-labelledby="sensor-alarms">
      <Typography variant="h2" id="sensor-alarms">
        <T id="sensors.alarms" />
      </Typography>
      {alarms.filter(lasts).map((alarm) => (
        <OpenAlarm key={alarm.id} farmId={farmId} alarm={alarm} />
      ))}
      {over.length > 0 && (
        <DividedList>
          {over.map((alarm) => (
            <li key={alarm.id}>
              <AlarmWords alarm={alarm} />
            </li>
          ))}
        </DividedList>
      )}
    </Part>
  );
}

function OpenAlarm({ farmId, alarm }: { readonly farmId: number; readonly alarm: Alarm }): ReactElement {
  const acknowledge = useAcknowledge(farmId);
  const mayWrite = useMay('records.write', farmId);
  const { id, severity, isStale, acknowledgedAt, acknowledgedBy } = alarm;
  return (
    <Notice
      tone={severity === 'ERROR' ? 'error' : 'warning'}
      actions={
        acknowledgedAt === null &&
        mayWrite && (
          <PendingButton variant="outlined" isPending={acknowledge.isPending} onClick={() => acknowledge.mutate(id)}>
            <T id="sensors.alarm.acknowledge" />
          </PendingButton>
        )
      }
    >
      <AlarmWords alarm={alarm} />
      {isStale && (
        <div>
          <T id="sensors.alarm.stale" />
        </div>
      )}
      {acknowledgedAt !== null && (
        <div>
          {acknowledgedBy === null ? (
            <T id="sensors.alarm.acknowledged" />
          ) : (
            <T id="sensors.alarm.acknowledgedBy" values={{ who: acknowledgedBy }} />
          )}
        </div>
      )}
      {acknowledge.error && <ErrorText error={acknowledge.error} />}
    </Notice>
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
