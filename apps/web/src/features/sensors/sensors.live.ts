import type { Renewals } from '#web/lib/live/renewals.ts';
import { alarmKeys } from './alarms.queries.ts';
import { sensorKeys } from './sensors.queries.ts';

export const renewals: Renewals = {
  'nodes.changed': ({ farmId }) => [sensorKeys.all(farmId)],
  'sensors.measured': ({ farmId }) => [sensorKeys.nodes(farmId), sensorKeys.messages(farmId)],
  'alarms.changed': ({ farmId }) => [alarmKeys.all(farmId)],
};
