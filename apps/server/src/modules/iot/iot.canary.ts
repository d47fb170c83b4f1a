import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { canaryPlace } from '#server/testing/canary.ts';
import type { ModuleCanary, OwnedFarm } from '#server/testing/module-canary.ts';
import { monthOf, yearOf } from '#server/telemetry/parts.ts';
import { keyedSensors } from './keyed-sensors.canary.ts';
import { noonOf } from './measurements/charted-days.repository.ts';
import { openToSystem } from './open-to-system.canary.ts';

interface Made {
  readonly node: number;
  readonly accessKey: number;
  readonly location: number;
  readonly locationGroup: number;
  readonly alarmRule: number;
  readonly alarm: number;
  readonly waterEntry: number;
}

/** When all of it was measured: on a day that the samples of calls ask about. */
const at = '2026-01-01T11:00:00Z';
/** What charts say of this day is kept; of the one after it half hours say it. */
const [dayOfIt, dayAfter] = ['2026-01-01', '2026-01-02'];

function listOf(value: number, steps: number): string {
  return Array.from({ length: steps }, () => value).join(',');
}

async function makeNode(database: Database, farmId: number, mark: string, value: number): Promise<Made> {
  const { kysely } = database;
  const instant = new Date(at);
  for (const { table, begins, ends } of [
    monthOf('iot.message', instant),
    monthOf('iot.reading', instant),
    yearOf('iot.half_hour', instant),
    yearOf('iot.charted_day', instant),
  ])
    await sql`select core.make_part(${table}::regclass, ${begins}, ${ends})`.execute(kysely);
  const listed = (steps: number): string => [value, value, value].map((each) => listOf(each, steps)).join('|');
  const { longitude, latitude } = mark === 'ZZ-B' ? canaryPlace : { longitude: 14.3, latitude: 49.2 };
  const { rows } = await sql<Made>`
    with node as (
      insert into iot.node (farm_id, name, network_type, external_id, network)
      values (${farmId}, ${`${mark}-node`}, 'GENERIC', ${`${mark}-device`}, ${`${mark}-network`}) returning id
    ), key as (
      insert into iot.access_key (farm_id, name, key_hash, node_id)
      select ${farmId}, ${`${mark}-key`}, ${`${mark}-hash-${farmId}`}, id from node returning id
    ), used as (
      insert into iot.access_key_use (farm_id, access_key_id, used_at) select ${farmId}, id, ${at} from key
    ), gathering as (
      insert into iot.location_group (farm_id, name) values (${farmId}, ${`${mark}-group`}) returning id
    ), place as (
      insert into iot.location (farm_id, node_id, name, point, valid_from, group_ids)
      select ${farmId}, node.id, ${`${mark}-place`}, st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326), ${at},
        array[gathering.id]
      from node, gathering returning id
    ), sensor as (
      insert into iot.sensor (farm_id, node_id, feature, aggregation)
      select ${farmId}, id, 'TEMPERATURE', 'AVG' from node returning id
    ), last as (
      insert into iot.sensor_last (farm_id, sensor_id, at, value) select ${farmId}, id, ${at}, ${value} from sensor
    ), heard as (
      insert into iot.node_heard (farm_id, node_id, at, rssi) select ${farmId}, id, ${at}, ${value} from node
    ), reading as (
      insert into iot.reading (farm_id, sensor_id, at, value) select ${farmId}, id, ${at}, ${value} from sensor
    ), half as (
      insert into iot.half_hour (farm_id, sensor_id, at, count, sum, minimum, maximum)
      select ${farmId}, id, half.at, 1, ${value}::float8, ${value}::float8, ${value}::float8 from sensor
      cross join (values (${at}::timestamptz), (${at}::timestamptz + interval '1 day')) as half (at)
    ), charted as (
      insert into iot.charted_day (farm_id, sensor_id, day, time_zone, half_hours, hours, four_hours, whole_day)
      select ${farmId}, id, ${noonOf(dayOfIt)}, 'Europe/Prague', ${listed(48)}, ${listed(24)}, ${listed(6)}, ${listed(1)} from sensor
    ), uncharted as (
      insert into iot.uncharted_day (farm_id, day) select ${farmId}, ${dayAfter}::date
    ), rule as (
      insert into iot.alarm_rule (farm_id, node_id, feature, comparison, threshold, hysteresis, duration_minutes, severity, user_ids,
        channels)
      select ${farmId}, id, 'TEMPERATURE', 'ABOVE', ${value}, 0, 0, 'ERROR', '{}', '{}' from node returning id
    ), standing as (
      insert into iot.alarm_standing (farm_id, rule_id, sensor_id, phase, since, last_at)
      select ${farmId}, rule.id, sensor.id, 'STALE', ${at}, ${at} from rule, sensor
    ), alarm as (
      insert into iot.alarm (farm_id, rule_id, sensor_id, comparison, threshold, severity, since, began_at, peak, value, told_at)
      select ${farmId}, rule.id, sensor.id, 'ABOVE', ${value}, 'ERROR', ${at}, ${at}, ${value}, ${value}, ${at} from rule, sensor
      returning id
    ), silence as (
      insert into iot.node_silence (farm_id, node_id, since, noticed_at) select ${farmId}, id, ${at}, ${at} from node
    ), weather as (
      insert into iot.weather_choice (farm_id, parcel_id, node_id) select ${farmId}, 1, id from node
    ), soil as (
      insert into iot.parcel_soil (farm_id, parcel_id, texture, root_depth_m) values (${farmId}, 1, 'LOAM', 1)
    ), watering as (
      insert into iot.water_entry (farm_id, parcel_id, day, kind, millimetres)
      values (${farmId}, 1, '2026-01-01', 'IRRIGATION', 12.5) returning id
    ), message as (
      insert into iot.message (farm_id, at, digest, received_at, network_type, external_id, node_id, state, content)
      select ${farmId}, ${at}, gen_random_uuid(), ${at}, 'GENERIC', ${`${mark}-device`}, id, 'READ', ${`${mark}-content`}
      from node
    )
    select node.id as node, key.id as access_key, place.id as location, gathering.id as location_group, rule.id as alarm_rule,
      alarm.id as alarm, watering.id as water_entry
    from node, key, place, gathering, rule, alarm, watering`.execute(kysely);
  const [made] = rows;
  if (!made) throw new Error('No node was made');
  return made;
}

export const canary: ModuleCanary = {
  fill: async ({ services }, { farm }: OwnedFarm) => ({
    ...(await makeNode(services.database, farm.id, 'ZZ-B', 9876.54)),
  }),
  makeOrdinary: async ({ services }, { farm }) => ({ ...(await makeNode(services.database, farm.id, 'ordinary', 20)) }),
  samples: {
    'iot.nodes.create': ({ farm }) => ({
      body: { farm, name: 'Meteostanice', externalId: 'meteo-1', networkType: 'GENERIC' },
    }),
    'iot.accessKeys.create': ({ farm, node }) => ({ params: { id: farm }, body: { name: 'Klíč', nodeId: node } }),
    'iot.alarmRules.create': ({ farm, node, user }) => ({
      params: { id: farm },
      body: { nodeId: node, feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0, userIds: [user] },
    }),
    'iot.alarms.list': ({ node }) => ({ query: { 'node-id': node } }),
    'iot.alarmRules.list': ({ node }) => ({ query: { 'node-id': node } }),
    'iot.measurements.read': ({ node }) => ({ query: { 'node-id': [node], from: dayOfIt, to: dayAfter } }),
    'iot.nodeWeather.read': ({ node }) => ({
      params: { nodeId: node },
      query: { from: '2026-01-01', to: '2026-01-01' },
    }),
    'iot.diseaseLights.list': () => ({ query: {} }),
    'iot.diseaseLights.chooseNode': ({ parcel, node }) => ({ params: { parcelId: parcel }, body: { nodeId: node } }),
    'iot.waterBalances.list': () => ({ query: {} }),
    'iot.waterBalances.saySoil': ({ parcel }) => ({
      params: { parcelId: parcel },
      body: { texture: 'LOAM', rootDepthM: null },
    }),
    'iot.waterBalances.addEntry': ({ parcel }) => ({
      params: { parcelId: parcel },
      body: { day: '2026-01-01', kind: 'IRRIGATION', millimetres: 20 },
    }),
    'iot.measurements.exportFile': ({ node }) => ({
      body: { nodeIds: [node], from: '2026-01-01', to: '2026-01-01', format: 'csv' },
    }),
    'iot.nodes.exportFile': () => ({ query: { format: 'csv' } }),
    'iot.messages.list': ({ node }) => ({ query: { 'node-id': node } }),
  },
  samplesAt: {
    // A rule is about a node or a place, not about both.
    'iot.alarmRules.create body.locationId': ({ farm }) => ({
      params: { id: farm },
      body: { nodeId: null, feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0 },
    }),
  },
  keyed: keyedSensors,
  openToSystem,
  silent: [
    // It is the same for all farms.
    'iot.connections.read',
    'iot.waterBalances.list',
    'iot.waterBalances.read',
    'iot.diseaseLights.list',
    'iot.nodeWeather.read',
    'iot.nodes.statistics',
    'iot.nodes.readAgain',
    'iot.nodes.deviceTypes',
    'iot.nodes.networkTypes',
    'iot.nodes.defaultFarm',
    'iot.nodes.bases',
  ],
  withoutControl: [
    'iot.waterBalances.retireEntry',
    'iot.nodes.setBase',
    'iot.alarmRules.retire',
    'iot.nodes.retire',
    'iot.locationGroups.retire',
    'iot.locationGroups.create',
    'iot.accessKeys.revoke',
    'iot.accessKeys.create',
    'iot.nodes.create',
  ],
};
