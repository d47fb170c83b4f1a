import { mostCountedMessages, type MessageState, type NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

export interface ListedMessage {
  readonly farmId: number;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly networkType: NetworkType;
  readonly externalId: string | null;
  readonly nodeId: number | null;
  readonly state: MessageState;
  readonly reason: string | null;
  readonly port: number | null;
  readonly frameCounter: number | null;
  readonly payload: Uint8Array | null;
  readonly content: string | null;
  readonly rssi: number | null;
  readonly snr: number | null;
}

interface MessageChoice {
  readonly nodeId: number | undefined;
  readonly externalId: string | undefined;
  readonly state: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function findListedMessages(
  farms: FarmReading,
  { nodeId, externalId, state, limit, offset }: MessageChoice,
): Promise<{ readonly rows: ListedMessage[]; readonly total: number }> {
  const chosen = sql`iot.message m where ${ofFarms(farms, sql`m.farm_id`)}
    and ${nodeId === undefined ? sql`true` : sql`m.node_id = ${nodeId}`}
    and ${externalId === undefined ? sql`true` : sql`m.external_id = ${externalId}`}
    and ${state === undefined ? sql`true` : sql`m.state = ${state}`}`;
  const [rows, [counted]] = await Promise.all([
    farms.rows(sql<ListedMessage>`
      select m.farm_id, m.at, m.received_at, m.network_type, m.external_id, m.node_id, m.state, m.reason, m.port,
        m.frame_counter::float8 as frame_counter, m.payload, m.content, m.rssi, m.snr
      from ${chosen} order by m.received_at desc, m.id desc limit ${limit} offset ${offset}`),
    farms.rows(sql<{ total: number }>`
      select count(*)::int as total from (select from ${chosen} limit ${mostCountedMessages}) as counted`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether the farms have, or had, a node of a number. */
export async function isNode(farms: FarmReading, id: number): Promise<boolean> {
  const rows = await farms.rows(sql<{ id: number }>`
    select n.id from iot.node n where ${ofFarms(farms, sql`n.farm_id`)} and n.id = ${id}`);
  return rows.length > 0;
}
