import type { NodeOrder as NodeOrderColumn, NodeSign } from '@brazda/domain/enumerations/sensor-device.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { isAmong } from '#server/db/is-among.ts';
import { isOfDevices } from './device-conditions.repository.ts';
import { isSilentAt } from './silent-nodes.repository.ts';
import type { NodeNumbers } from './sensors-of-nodes.repository.ts';
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
  readonly choice: NodeChoice;
  readonly order: NodeOrder;
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

/**
 * What else is known of nodes `n`, one of a kind at most: where they stand, their bases, and when they were heard. Each is
 * looked up by its node, also where nothing is known yet of how many nodes a farm has.
 */
function besidesOf(farms: FarmReading): RawBuilder<unknown> {
  return sql`left join lateral (select l.id, l.point from iot.location l
    where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = n.farm_id and l.node_id = n.id
      and l.valid_to is not distinct from n.retired_at offset 0) l on true
  left join lateral (select b.name, b.external_id from iot.node b
    where ${ofFarms(farms, sql`b.farm_id`)} and b.farm_id = n.farm_id and b.id = n.base_id
      and b.retired_at is null offset 0) b on true
  left join lateral (select h.at, h.rssi, h.snr, h.is_unreadable from iot.node_heard h
    where ${ofFarms(farms, sql`h.farm_id`)} and h.farm_id = n.farm_id and h.node_id = n.id offset 0) h on true`;
}

/** What a choice of nodes, or an order of them, asks for besides the nodes. */
function askedBesides(farms: FarmReading, { signed }: NodeChoice, order?: NodeOrder): RawBuilder<unknown> {
  return signed || order?.column === 'heard-at' ? besidesOf(farms) : sql``;
}

function chosen(farms: FarmReading, choice: NodeChoice, joined: RawBuilder<unknown>): RawBuilder<unknown> {
  const { ids, isOfAll = false, search, status, deviceTypes, networkTypes, countries, signed } = choice;
  const folded = search && foldText(search);
  return sql`iot.node n ${joined}
    where ${ofFarms(farms, sql`n.farm_id`)} and ${isOfAll ? sql`true` : sql`n.retired_at is null`}
      and ${ids ? sql`n.id = any(${[...ids]}::int[])` : sql`true`}
      and ${folded ? sql`(position(${folded} in core.fold_text(n.name)) > 0 or position(${folded} in core.fold_text(n.external_id)) > 0)` : sql`true`}
      and ${isAmong(sql`n.status`, status)} and ${isOfDevices(deviceTypes)}
      and ${isAmong(sql`n.network_type`, networkTypes)}
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
  const nodes = chosen(farms, choice, askedBesides(farms, choice, order));
  const rows = await farms.rows(sql<{ id: number }>`select n.id from ${nodes} ${inOrder(order)}`);
  return rows.map(({ id }) => id);
}

/** The columns of those that stand on a page of a list. */
function onPage(
  columns: RawBuilder<unknown>,
  farms: FarmReading,
  { choice, order, limit, offset }: NodePage,
): RawBuilder<unknown> {
  const nodes = chosen(farms, choice, askedBesides(farms, choice, order));
  return sql`select ${columns} from ${nodes} ${inOrder(order)} limit ${limit} offset ${offset}`;
}

export function numbersOnPage(farms: FarmReading, page: NodePage): NodeNumbers {
  return sql`array(${onPage(sql`n.id`, farms, page)})`;
}

/** A page of them; all that is known of each is looked up for those of the page alone. */
export function findNodes(farms: FarmReading, page: NodePage): Promise<ListedNode[]> {
  return farms.rows(sql<ListedNode>`
    select ${nodeColumns}, b.name as base_name, b.external_id as base_external_id,
      l.id as last_location_id, st_x(l.point) as longitude, st_y(l.point) as latitude, h.at as heard_at, h.rssi, h.snr,
      coalesce(h.is_unreadable, false) as is_unreadable
    from (${onPage(sql`n.*`, farms, page)}) n ${besidesOf(farms)}
    ${inOrder(page.order)}`);
}

export async function countNodes(farms: FarmReading, choice: NodeChoice): Promise<number> {
  const nodes = chosen(farms, choice, askedBesides(farms, choice));
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
    from ${chosen(farms, {}, besidesOf(farms))}`);
  return row ?? { nodes: 0, silent: 0, unreadable: 0, unplaced: 0, inactive: 0 };
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
