import type { Renewals } from '#web/lib/live/renewals.ts';
import { alarmKeys } from '#web/parts/sensor/open-alarms.queries.ts';
import { sensorKeys } from '#web/parts/sensor/sensor.queries.ts';

export const renewals: Renewals = {
  'nodes.changed': ({ farmId }) => [sensorKeys.all(farmId)],
  'sensors.measured': ({ farmId }) => [sensorKeys.nodes(farmId), sensorKeys.messages(farmId)],
  'alarms.changed': ({ farmId }) => [alarmKeys.all(farmId)],
};
