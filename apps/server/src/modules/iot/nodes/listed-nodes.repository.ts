import type { NodeOrder as NodeOrderColumn } from '@brazda/domain/enumerations/sensor-device.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { usualSilentHours } from '@brazda/domain/sensors/silence.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { StoredNode } from './nodes.repository.ts';

export interface ListedNode extends StoredNode {
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly heardAt: Date | null;
  readonly isUnreadable: boolean;
}

/** Which nodes are asked for, and in which order. */
export interface NodeChoice {
  readonly ids?: readonly number[];
  readonly search?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly deviceTypes?: readonly string[] | undefined;
  readonly networkTypes?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
}

export interface NodeOrder {
  readonly column: NodeOrderColumn;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<NodeOrder['column'], RawBuilder<unknown>>> = {
  name: sql`agroevidence.sort_key(n.name)`,
  'device-type': sql`n.device_type`,
  'network-type': sql`n.network_type`,
  status: sql`n.status`,
  'heard-at': sql`h.at`,
};

function chosen(farms: FarmReading, choice: NodeChoice): RawBuilder<unknown> {
  const { ids, search, status, deviceTypes, networkTypes, countries } = choice;
  const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<boolean> =>
    values && values.length > 0 ? sql<boolean>`${column} = any(${[...values]}::text[])` : sql<boolean>`true`;
  const like =
    search &&
    `%${search
      .trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`iot.node n
    left join iot.location l on l.farm_id = n.farm_id and l.node_id = n.id and l.valid_to is null
    left join iot.node_heard h on h.farm_id = n.farm_id and h.node_id = n.id
    where ${ofFarms(farms, sql`n.farm_id`)} and n.retired_at is null
      and ${ids ? sql`n.id = any(${[...ids]}::int[])` : sql`true`}
      and ${like ? sql`(lower(n.name) like ${like} or lower(n.external_id) like ${like})` : sql`true`}
      and ${among(sql`n.status`, status)} and ${among(sql`n.device_type`, deviceTypes)}
      and ${among(sql`n.network_type`, networkTypes)}
      and ${
        countries && countries.length > 0
          ? sql`exists (select from core.farm f where ${ofFarms(farms, sql`f.id`)} and f.id = n.farm_id
            and f.country_code = any(${[...countries]}::text[]))`
          : sql`true`
      }`;
}

export function findNodes(farms: FarmReading, choice: NodeChoice, order: NodeOrder): Promise<ListedNode[]> {
  const direction = order.isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  return farms.rows(sql<ListedNode>`
    select n.farm_id, n.id, n.name, n.network_type, n.external_id, n.network, n.device_type, n.field_mapping, n.status,
      n.silent_after_hours, n.version, st_x(l.point) as longitude, st_y(l.point) as latitude, h.at as heard_at,
      coalesce(h.is_unreadable, false) as is_unreadable
    from ${chosen(farms, choice)}
    order by ${orders[order.column]} ${direction}, n.id limit ${order.limit} offset ${order.offset}`);
}

export async function countNodes(farms: FarmReading, choice: NodeChoice): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`select count(*)::int as total from ${chosen(farms, choice)}`);
  return row?.total ?? 0;
}

export interface NodeCounts {
  readonly nodes: number;
  readonly silent: number;
  readonly unreadable: number;
  readonly unplaced: number;
  readonly inactive: number;
}

/** How many nodes there are, and how many of them want to be looked at; silent are those that were not heard for too long. */
export async function countByState(farms: FarmReading, now: Date): Promise<NodeCounts> {
  const [row] = await farms.rows(sql<NodeCounts>`
    select count(*)::int as nodes,
      count(*) filter (where n.status = 'ACTIVE' and h.at < ${now}::timestamptz
        - make_interval(hours => coalesce(n.silent_after_hours, ${usualSilentHours})))::int as silent,
      count(*) filter (where h.is_unreadable)::int as unreadable,
      count(*) filter (where l.id is null)::int as unplaced,
      count(*) filter (where n.status = 'INACTIVE')::int as inactive
    from ${chosen(farms, {})}`);
  return row ?? { nodes: 0, silent: 0, unreadable: 0, unplaced: 0, inactive: 0 };
}

export interface SensorValue {
  readonly nodeId: number;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly at: Date;
  readonly value: number;
}

/** The newest values of all that some nodes measure. */
export function findLastValues(farms: FarmReading, nodeIds: readonly number[]): Promise<SensorValue[]> {
  return farms.rows(sql<SensorValue>`
    select s.node_id, s.feature, s.level, l.at, l.value from iot.sensor s
    join iot.sensor_last l on l.farm_id = s.farm_id and l.sensor_id = s.id
    where ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = any(${[...nodeIds]}::int[])
    order by s.node_id, s.feature, s.level`);
}
