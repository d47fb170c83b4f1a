import type { AdminNodeStatistics } from '@brazda/contract/iot/admin-nodes.ts';
import type { AdminNodeOrder } from '@brazda/domain/enumerations/admin-order.ts';
import type { DeviceType, NetworkType, NodeStatus } from '@brazda/domain/enumerations/sensor-device.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import { isAmong } from '#server/db/is-among.ts';
import { isOfDevices } from '../nodes/device-conditions.repository.ts';
import { isSilentAt } from '../nodes/silent-nodes.repository.ts';

export interface AdminNodeRow {
  readonly farmId: number;
  readonly farmName: string;
  readonly countryCode: string;
  readonly id: number;
  readonly name: string;
  readonly externalId: string;
  readonly deviceType: DeviceType | null;
  readonly networkType: NetworkType;
  readonly status: NodeStatus;
  readonly heardAt: Date | null;
  readonly isSilent: boolean;
  readonly isUnreadable: boolean;
  readonly messagesOfDay: number;
  readonly failedOfDay: number;
  readonly waiting: number;
}

export interface AdminNodeChoice {
  /** Text as searches compare it. */
  readonly folded: string;
  readonly statuses: readonly string[];
  readonly deviceTypes: readonly string[];
  readonly networkTypes: readonly string[];
  readonly countries: readonly string[];
}

export interface AdminNodePage {
  readonly by: AdminNodeOrder;
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<AdminNodeOrder, RawBuilder<unknown>>> = {
  name: sql`n.sort_key`,
  farm: sql`f.search_key`,
  'device-type': sql`n.device_type`,
  'network-type': sql`n.network_type`,
  status: sql`n.status`,
  'heard-at': sql`h.at`,
};

/** The nodes of every farm: all that the system's role may see of them. */
const everyNode = sql`iot.node n
  join core.farm f on f.id = n.farm_id and f.retired_at is null
  left join iot.node_heard h on h.farm_id = n.farm_id and h.node_id = n.id`;

function isChosen(choice: AdminNodeChoice): RawBuilder<boolean> {
  const { folded, statuses, deviceTypes, networkTypes, countries } = choice;
  const isFound =
    folded === ''
      ? sql<boolean>`true`
      : sql<boolean>`(strpos(core.fold_text(n.name), ${folded}) > 0 or strpos(f.search_key, ${folded}) > 0
          or strpos(lower(n.external_id), ${folded}) > 0)`;
  return sql<boolean>`n.retired_at is null and ${isFound} and ${isAmong(sql`n.status`, statuses)}
    and ${isOfDevices(deviceTypes)} and ${isAmong(sql`n.network_type`, networkTypes)}
    and ${isAmong(sql`f.country_code`, countries)}`;
}

/** A page of the nodes of every farm, with what came of each in a day. */
export async function listEveryNode(
  tx: SystemTransaction,
  choice: AdminNodeChoice,
  { by, direction, limit, offset }: AdminNodePage,
  now: Date,
): Promise<AdminNodeRow[]> {
  const { rows } = await sql<AdminNodeRow>`
    select listed.farm_id, listed.farm_name, listed.country_code, listed.id, listed.name, listed.external_id,
      listed.device_type, listed.network_type, listed.status, listed.heard_at, listed.is_silent, listed.is_unreadable,
      of_day.messages as messages_of_day, of_day.failed as failed_of_day, parked.messages as waiting
    from (
      select n.farm_id, f.name as farm_name, f.country_code, n.id, n.name, n.external_id, n.device_type, n.network_type,
        n.status, h.at as heard_at, n.status = 'ACTIVE' and coalesce(${isSilentAt(now)}, false) as is_silent,
        coalesce(h.is_unreadable, false) as is_unreadable,
        row_number() over (order by ${orders[by]} ${sql.raw(direction)} nulls last, n.id) as place
      from ${everyNode} where ${isChosen(choice)}
      order by place limit ${limit} offset ${offset}) as listed
    cross join lateral (
      select count(*)::int as messages, count(*) filter (where m.state in ('UNREADABLE', 'REFUSED'))::int as failed
      from iot.message m where m.farm_id = listed.farm_id and m.node_id = listed.id
        and m.at > ${now}::timestamptz - interval '1 day') as of_day
    cross join lateral (
      select count(*)::int as messages from iot.message m
      where m.state = 'PARKED' and m.farm_id = listed.farm_id and m.network_type = listed.network_type
        and m.external_id = listed.external_id) as parked
    order by listed.place`.execute(tx.sql);
  return rows;
}

export async function countEveryNode(tx: SystemTransaction, choice: AdminNodeChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${everyNode} where ${isChosen(choice)}`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}

/** How many nodes there are in the installation, and what waits for a device to be made known. */
export async function countOfInstallation(tx: SystemTransaction, now: Date): Promise<AdminNodeStatistics> {
  const { rows } = await sql<AdminNodeStatistics>`
    select counted.*, waiting.* from (
      select count(*)::int as nodes, count(distinct n.farm_id)::int as farms,
        count(*) filter (where n.status = 'ACTIVE' and ${isSilentAt(now)})::int as silent,
        count(*) filter (where h.is_unreadable)::int as unreadable,
        count(*) filter (where n.status = 'INACTIVE')::int as inactive
      from ${everyNode} where n.retired_at is null) as counted
    cross join (
      select count(*)::int as waiting_messages,
        count(distinct (m.farm_id, m.network_type, coalesce(m.external_id, '')))::int as waiting_devices
      from iot.message m join core.farm f on f.id = m.farm_id and f.retired_at is null
      where m.state = 'PARKED') as waiting`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('A count always gives a row');
  return row;
}
