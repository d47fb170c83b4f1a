import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { alarmKeys } from '#web/parts/sensor/open-alarms.queries.ts';
import { sensorKeys } from '#web/parts/sensor/sensor.queries.ts';

export const renewals: Renewals = {
  'nodes.changed': ({ farmId }) => [sensorKeys.all(farmId)],
  'sensors.measured': ({ farmId }, queries) => [
    sensorKeys.nodes(farmId),
    sensorKeys.messages(farmId),
    sensorKeys.accessKeys(farmId),
    ...oldWeather(queries, farmId),
  ],
  'alarms.changed': ({ farmId }) => [alarmKeys.all(farmId)],
};

/** The weather that was asked for so long ago that another measurement may tell in it. */
function oldWeather(queries: QueryClient, farmId: number): readonly QueryKey[] {
  const old = queries.getQueryCache().findAll({ queryKey: sensorKeys.weather(farmId), stale: true });
  return old.map(({ queryKey }) => queryKey);
}
