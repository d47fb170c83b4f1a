import type { NodeOrder as NodeOrderColumn, NodeSign } from '@brazda/domain/enumerations/sensor-device.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { isSilentAt } from './silent-nodes.repository.ts';
import { sensorsOfNodes } from './sensors-of-nodes.repository.ts';
import { nodeColumns, type StoredNode } from './nodes.repository.ts';

export interface ListedNode extends StoredNode {
  readonly baseName: string | null;
  readonly baseExternalId: string | null;
  /** Where it stands. */
  readonly lastLocationId: number | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly heardAt: Date | null;
  readonly rssi: number | null;
  readonly snr: number | null;
  readonly isUnreadable: boolean;
}

/** Which nodes are asked for, and in which order. */
export interface NodeChoice {
  readonly ids?: readonly number[];
  /** Also those that were put away. */
  readonly isOfAll?: boolean;
  readonly search?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly deviceTypes?: readonly string[] | undefined;
  readonly networkTypes?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  /** Those that have one of some signs at an instant. */
  readonly signed?: { readonly signs: readonly NodeSign[]; readonly now: Date } | undefined;
}

export interface NodeOrder {
  readonly column: NodeOrderColumn;
  readonly isDescending: boolean;
}

/** So many of a list, from one of it on. */
export interface NodePage {
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<NodeOrder['column'], RawBuilder<unknown>>> = {
  name: sql`n.sort_key`,
  'device-type': sql`n.device_type`,
  'network-type': sql`n.network_type`,
  status: sql`n.status`,
  'heard-at': sql`h.at`,
};

function signConditions(now: Date): Readonly<Record<NodeSign, RawBuilder<boolean>>> {
  return {
    SILENT: sql<boolean>`(n.status = 'ACTIVE' and ${isSilentAt(now)})`,
    UNREADABLE: sql<boolean>`coalesce(h.is_unreadable, false)`,
    UNPLACED: sql<boolean>`(l.id is null)`,
  };
}

/** Nothing is left out where no sign is named. */
function hasSign({ signs, now }: NonNullable<NodeChoice['signed']>): RawBuilder<unknown> {
  if (signs.length === 0) return sql`true`;
  const conditions = signConditions(now);
  const named = signs.map((sign) => conditions[sign]);
  return sql`(${sql.join(named, sql` or `)})`;
}

/** What else is known of nodes `n`, one of a kind at most: where they stand, their bases, and when they were heard. */
const besides = sql`left join iot.location l on l.farm_id = n.farm_id and l.node_id = n.id
    and l.valid_to is not distinct from n.retired_at
  left join iot.node b on b.farm_id = n.farm_id and b.id = n.base_id and b.retired_at is null
  left join iot.node_heard h on h.farm_id = n.farm_id and h.node_id = n.id`;

/** What a choice of nodes, or an order of them, asks for besides the nodes. */
function askedBesides({ signed }: NodeChoice, order?: NodeOrder): RawBuilder<unknown> {
  return signed || order?.column === 'heard-at' ? besides : sql``;
}

function chosen(farms: FarmReading, choice: NodeChoice, joined: RawBuilder<unknown>): RawBuilder<unknown> {
  const { ids, isOfAll = false, search, status, deviceTypes, networkTypes, countries, signed } = choice;
  const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<boolean> =>
    values && values.length > 0 ? sql<boolean>`${column} = any(${[...values]}::text[])` : sql<boolean>`true`;
  const like =
    search &&
    `%${search
      .trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`iot.node n ${joined}
    where ${ofFarms(farms, sql`n.farm_id`)} and ${isOfAll ? sql`true` : sql`n.retired_at is null`}
      and ${ids ? sql`n.id = any(${[...ids]}::int[])` : sql`true`}
      and ${like ? sql`(lower(n.name) like ${like} or lower(n.external_id) like ${like})` : sql`true`}
      and ${among(sql`n.status`, status)} and ${among(sql`n.device_type`, deviceTypes)}
      and ${among(sql`n.network_type`, networkTypes)}
      and ${signed ? hasSign(signed) : sql`true`}
      and ${
        countries && countries.length > 0
          ? sql`exists (select from core.farm f where ${ofFarms(farms, sql`f.id`)} and f.id = n.farm_id
            and f.country_code = any(${[...countries]}::text[]))`
          : sql`true`
      }`;
}

function inOrder({ column, isDescending }: NodeOrder): RawBuilder<unknown> {
  return sql`order by ${orders[column]} ${isDescending ? sql`desc nulls last` : sql`asc nulls last`}, n.id`;
}

/** All nodes that a filter leaves, by their numbers. */
export async function findNodeIds(farms: FarmReading, choice: NodeChoice, order: NodeOrder): Promise<number[]> {
  const nodes = chosen(farms, choice, askedBesides(choice, order));
  const rows = await farms.rows(sql<{ id: number }>`select n.id from ${nodes} ${inOrder(order)}`);
  return rows.map(({ id }) => id);
}

/** A page of them; all that is known of each is looked up for those of the page alone. */
export function findNodes(
  farms: FarmReading,
  choice: NodeChoice,
  order: NodeOrder,
  { limit, offset }: NodePage,
): Promise<ListedNode[]> {
  const nodes = chosen(farms, choice, askedBesides(choice, order));
  return farms.rows(sql<ListedNode>`
    select ${nodeColumns}, b.name as base_name, b.external_id as base_external_id,
      l.id as last_location_id, st_x(l.point) as longitude, st_y(l.point) as latitude, h.at as heard_at, h.rssi, h.snr,
      coalesce(h.is_unreadable, false) as is_unreadable
    from (select n.* from ${nodes} ${inOrder(order)} limit ${limit} offset ${offset}) n ${besides}
    ${inOrder(order)}`);
}

export async function countNodes(farms: FarmReading, choice: NodeChoice): Promise<number> {
  const nodes = chosen(farms, choice, askedBesides(choice));
  const [row] = await farms.rows(sql<{ total: number }>`select count(*)::int as total from ${nodes}`);
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
  const { SILENT, UNREADABLE, UNPLACED } = signConditions(now);
  const [row] = await farms.rows(sql<NodeCounts>`
    select count(*)::int as nodes,
      count(*) filter (where ${SILENT})::int as silent,
      count(*) filter (where ${UNREADABLE})::int as unreadable,
      count(*) filter (where ${UNPLACED})::int as unplaced,
      count(*) filter (where n.status = 'INACTIVE')::int as inactive
    from ${chosen(farms, {}, besides)}`);
  return row ?? { nodes: 0, silent: 0, unreadable: 0, unplaced: 0, inactive: 0 };
}

export interface SensorValue {
  readonly nodeId: number;
  readonly feature: SensorFeature;
  readonly level: number;
  readonly at: Date;
  readonly value: number;
  /** Of rain: millimetres an hour between the last two readings, and those since midnight; null where that is not known. */
  readonly rainRate: number | null;
  readonly rainOfDay: number | null;
}

/** The newest values of all that some nodes measure, and of the wind at their bases, as they are at an instant. */
export function findLastValues(farms: FarmReading, nodeIds: readonly number[], now: Date): Promise<SensorValue[]> {
  // Each is looked up by its number, also where nothing is known yet of how many sensors a farm has.
  return farms.rows(sql<SensorValue>`
    select s.node_id, s.feature, s.level, l.at, l.value, l.rain_rate,
      case when l.day_ends > ${now}::timestamptz then l.rain_of_day end as rain_of_day
    from ${sensorsOfNodes(farms, nodeIds)}
    cross join lateral (
      select l.at, l.value, l.rain_rate, l.rain_of_day, l.day_ends from iot.sensor_last l
      where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = s.farm_id and l.sensor_id = s.id offset 0) l
    order by s.node_id, s.feature, s.level`);
}

export interface NamedFarm {
  readonly id: number;
  readonly name: string;
}

/** The first of the farms by name. */
export async function findFirstFarm(farms: FarmReading): Promise<NamedFarm | undefined> {
  const [first] = await farms.rows(sql<NamedFarm>`
    select f.id, f.name from core.farm f where ${ofFarms(farms, sql`f.id`)}
    order by agroevidence.sort_key(f.name), f.id limit 1`);
  return first;
}
