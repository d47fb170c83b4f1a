import {
  deviceGroupOf,
  deviceTypes,
  type DeviceGroup,
  type DeviceType,
  type LocationOrder as LocationOrderColumn,
  type LocationStatus,
} from '@brazda/domain/enumerations/sensor-device.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { isSilentAt } from '../nodes/silent-nodes.repository.ts';

export interface ListedLocation {
  readonly farmId: number;
  readonly id: number;
  readonly nodeId: number;
  readonly nodeName: string;
  readonly deviceType: DeviceType | null;
  readonly name: string;
  readonly status: LocationStatus;
  readonly longitude: number;
  readonly latitude: number;
  readonly validFrom: Date;
  readonly validTo: Date | null;
  readonly groups: { readonly id: number; readonly name: string }[];
  readonly version: number;
}

/** Which places are asked for; all where nothing is said. */
export interface LocationChoice {
  readonly id?: number;
  readonly name?: string | undefined;
  readonly historic?: boolean | undefined;
  readonly statuses?: readonly LocationStatus[] | undefined;
  readonly deviceGroups?: readonly DeviceGroup[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly withInactive?: boolean;
  readonly groupNames?: readonly string[] | undefined;
  readonly nodeIds?: readonly number[] | undefined;
  readonly withoutZero?: boolean;
  /** When it is asked whether nodes are silent. */
  readonly now: Date;
}

export interface LocationOrder {
  readonly column: LocationOrderColumn;
  readonly isDescending: boolean;
}

const orders: Readonly<Record<LocationOrderColumn, RawBuilder<unknown>>> = {
  name: sql`agroevidence.sort_key(l.name)`,
  from: sql`l.valid_from`,
  to: sql`l.valid_to`,
};

/** How it is at a place: `locationStatuses` says what each means. */
function statusOf(now: Date): RawBuilder<LocationStatus> {
  return sql<LocationStatus>`case when l.valid_to is not null then 'HISTORICAL' when n.status <> 'ACTIVE' then n.status
    when h.at is null then 'UNKNOWN' when h.is_unreadable or ${isSilentAt(now)} then 'ERROR'
    else 'ACTIVE' end`;
}

/** The places that a choice leaves, with what they are told by. */
function chosen(farms: FarmReading, choice: LocationChoice): RawBuilder<unknown> {
  const { name, statuses, now } = choice;
  const folded = name && foldText(name);
  const conditions = [
    ...(choice.id === undefined ? [] : [sql`l.id = ${choice.id}::int`]),
    ...(folded
      ? [sql`(position(${folded} in core.fold_text(l.name)) > 0 or position(${folded} in core.fold_text(n.name)) > 0)`]
      : []),
    ...(choice.nodeIds ? [sql`l.node_id = any(${[...choice.nodeIds]}::int[])`] : []),
    ...(choice.historic === undefined ? [] : [sql`(l.valid_to is not null) = ${choice.historic}::boolean`]),
    ...(choice.withInactive === false ? [sql`(l.valid_to is not null or n.status <> 'INACTIVE')`] : []),
    ...(choice.withoutZero ? [sql`not (st_x(l.point) = 0 and st_y(l.point) = 0)`] : []),
    ...(statuses && statuses.length > 0 ? [sql`${statusOf(now)} = any(${[...statuses]}::text[])`] : []),
    ...ofDeviceGroups(choice.deviceGroups),
    ...whileStanding(choice),
    ...inGroups(farms, choice.groupNames),
  ];
  return sql`iot.location l
    join iot.node n on n.farm_id = l.farm_id and n.id = l.node_id
    left join iot.node_heard h on h.farm_id = n.farm_id and h.node_id = n.id
    join core.farm f on f.id = l.farm_id and ${ofFarms(farms, sql`f.id`)} join core.country c on c.code = f.country_code
    where ${ofFarms(farms, sql`l.farm_id`)} and ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

function ofDeviceGroups(groups: readonly DeviceGroup[] | undefined): RawBuilder<unknown>[] {
  if (!groups || groups.length === 0) return [];
  const types = deviceTypes.filter((type) => groups.includes(deviceGroupOf(type)));
  const others = groups.includes('OTHER') ? sql` or n.device_type is null` : sql``;
  return [sql`(n.device_type = any(${types}::text[])${others})`];
}

/** Those where something stood on one of some days of the farm. */
function whileStanding({ from, to }: LocationChoice): RawBuilder<unknown>[] {
  return [
    ...(from === undefined
      ? []
      : [sql`(l.valid_to is null or l.valid_to >= ${from}::date::timestamp at time zone c.time_zone)`]),
    ...(to === undefined ? [] : [sql`l.valid_from < (${to}::date + 1)::timestamp at time zone c.time_zone`]),
  ];
}

function inGroups(farms: FarmReading, names: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (!names || names.length === 0) return [];
  const lower = names.map((name) => name.trim().toLowerCase());
  return [
    sql`exists (select from iot.location_group g where ${ofFarms(farms, sql`g.farm_id`)} and g.farm_id = l.farm_id
      and g.id = any(l.group_ids) and g.retired_at is null and lower(g.name) = any(${lower}::text[]))`,
  ];
}

export function findLocations(
  farms: FarmReading,
  choice: LocationChoice,
  { column, isDescending }: LocationOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedLocation[]> {
  return farms.rows(sql<ListedLocation>`
    select l.farm_id, l.id, l.node_id, n.name as node_name, n.device_type, l.name, ${statusOf(choice.now)} as status,
      st_x(l.point) as longitude, st_y(l.point) as latitude, l.valid_from, l.valid_to, l.version,
      coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by agroevidence.sort_key(g.name), g.id)
        from iot.location_group g where ${ofFarms(farms, sql`g.farm_id`)} and g.farm_id = l.farm_id
          and g.id = any(l.group_ids) and g.retired_at is null), '[]') as groups
    from ${chosen(farms, choice)}
    order by ${orders[column]} ${isDescending ? sql`desc nulls last` : sql`asc nulls last`}, l.id
    limit ${limit} offset ${offset}`);
}

export async function countLocations(farms: FarmReading, choice: LocationChoice): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`select count(*)::int as total from ${chosen(farms, choice)}`);
  return row?.total ?? 0;
}

export type ListedPoint = Pick<
  ListedLocation,
  'farmId' | 'id' | 'nodeId' | 'name' | 'status' | 'longitude' | 'latitude' | 'validTo'
>;

/** More than a map can show apart. */
const mostPoints = 20_000;

export function findPoints(farms: FarmReading, choice: LocationChoice): Promise<ListedPoint[]> {
  return farms.rows(sql<ListedPoint>`
    select l.farm_id, l.id, l.node_id, l.name, ${statusOf(choice.now)} as status,
      st_x(l.point) as longitude, st_y(l.point) as latitude, l.valid_to
    from ${chosen(farms, choice)} order by l.id limit ${mostPoints}`);
}
