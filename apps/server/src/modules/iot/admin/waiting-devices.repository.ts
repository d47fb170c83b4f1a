import type { AdminWaitingOrder } from '@brazda/domain/enumerations/admin-order.ts';
import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface WaitingDeviceRow {
  readonly farmId: number;
  readonly farmName: string;
  readonly countryCode: string;
  readonly networkType: NetworkType;
  readonly externalId: string | null;
  readonly messages: number;
  readonly since: Date;
  readonly last: Date;
}

export interface WaitingPage {
  readonly by: AdminWaitingOrder;
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<AdminWaitingOrder, RawBuilder<unknown>>> = {
  last: sql`max(m.received_at)`,
  since: sql`min(m.received_at)`,
  messages: sql`count(*)`,
  farm: sql`f.search_key`,
};

const waitingMessages = sql`iot.message m join core.farm f on f.id = m.farm_id and f.retired_at is null
  where m.state = 'PARKED'`;

/** A page of the devices whose messages wait until somebody makes them known, on whichever farm. */
export async function listWaitingDevices(
  tx: SystemTransaction,
  { by, direction, limit, offset }: WaitingPage,
): Promise<WaitingDeviceRow[]> {
  const { rows } = await sql<WaitingDeviceRow>`
    select m.farm_id, f.name as farm_name, f.country_code, m.network_type, m.external_id, count(*)::int as messages,
      min(m.received_at) as since, max(m.received_at) as last
    from ${waitingMessages}
    group by m.farm_id, f.name, f.country_code, f.search_key, m.network_type, m.external_id
    order by ${orders[by]} ${sql.raw(direction)}, m.farm_id, m.network_type, m.external_id
    limit ${limit} offset ${offset}`.execute(tx.sql);
  return rows;
}

export async function countWaitingDevices(tx: SystemTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${waitingMessages} group by m.farm_id, m.network_type, m.external_id) as devices`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}
