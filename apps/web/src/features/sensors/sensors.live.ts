import type { LiveEvent } from '@brazda/contract/events.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Renewals } from '#web/lib/live/renewals.ts';
import { mayTellOf } from '#web/parts/sensor/about-nodes.ts';
import { alarmKeys } from '#web/parts/sensor/open-alarms.queries.ts';
import { renewPlaces } from '#web/parts/sensor/renew-places.ts';
import { sensorKeys } from '#web/parts/sensor/sensor.queries.ts';

export const renewals: Renewals = {
  'nodes.changed': ({ farmId }) => [sensorKeys.all(farmId)],
  'sensors.measured': (event, queries) => [
    ...(event.nodeIds ? aboutNamed(queries, event.farmId, event.nodeIds) : aboutAll(queries, event.farmId)),
    sensorKeys.accessKeys(event.farmId),
  ],
  'alarms.changed': ({ farmId }) => [alarmKeys.all(farmId)],
  // Rules name those alone who belong to the farm.
  'members.changed': ({ farmId }) => [alarmKeys.all(farmId)],
};

type Measured = Extract<LiveEvent, { readonly topic: 'sensors.measured' }>;
type NodeIds = NonNullable<Measured['nodeIds']>;

/** On a farm of many sensors some measure every second: only what tells of them is asked for anew. */
function aboutNamed(queries: QueryClient, farmId: number, nodeIds: NodeIds): readonly QueryKey[] {
  const told = [sensorKeys.nodes(farmId), sensorKeys.messages(farmId)].flatMap((queryKey) =>
    queries.getQueryCache().findAll({ queryKey }),
  );
  const about = [...told, ...oldWeather(queries, farmId)].filter((query) => mayTellOf(query, nodeIds));
  return [...about.map(({ queryKey }) => queryKey), ...renewPlaces(queries, farmId, nodeIds)];
}

function aboutAll(queries: QueryClient, farmId: number): readonly QueryKey[] {
  return [
    sensorKeys.nodes(farmId),
    sensorKeys.places(farmId),
    sensorKeys.messages(farmId),
    ...oldWeather(queries, farmId).map(({ queryKey }) => queryKey),
  ];
}

/** The weather that was asked for so long ago that another measurement may tell in it. */
function oldWeather(queries: QueryClient, farmId: number) {
  return queries.getQueryCache().findAll({ queryKey: sensorKeys.weather(farmId), stale: true });
}
