import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

export interface KeptMessage {
  readonly farmId: number;
  readonly id: number;
  readonly at: Date;
  readonly digest: string;
  readonly receivedAt: Date;
  readonly networkType: NetworkType;
  readonly externalId: string;
  readonly port: number | null;
  readonly payload: Uint8Array | null;
  readonly content: string | null;
  readonly rssi: number | null;
  readonly snr: number | null;
}

interface OfNode {
  readonly farmId: number;
  readonly nodeId: number;
}

/** A place in the order of messages. */
export type MessagePlace = Pick<KeptMessage, 'at' | 'id'>;

interface Wanted extends OfNode {
  /** The last message that was kept before them. */
  readonly since: number;
  readonly after: MessagePlace | undefined;
  /** So many, or all up to one. */
  readonly upTo: number | MessagePlace;
}

/** The messages of a node that were understood, the oldest first, of one instant in the order in which they came: those that are known to be its own, and those that wait for it. */
export async function findKeptMessages(
  tx: FarmTransaction,
  { farmId, nodeId, since, after, upTo }: Wanted,
): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select m.farm_id, m.id, m.at, m.digest, m.received_at, m.network_type, m.external_id, m.port, m.payload, m.content,
      m.rssi, m.snr
    from ${messagesOf(tx, { farmId, nodeId })} and m.id > ${since}
      and ${after ? sql`(m.at, m.id) > (${after.at}::timestamptz, ${after.id})` : sql`true`}
      and ${typeof upTo === 'number' ? sql`true` : sql`(m.at, m.id) <= (${upTo.at}::timestamptz, ${upTo.id})`}
    order by m.at, m.id ${typeof upTo === 'number' ? sql`limit ${upTo}` : sql``}`.execute(tx.sql);
  return rows;
}

/** The number of the last message of a node that was kept: whatever is kept later has a higher one. */
export async function lastMessage(tx: FarmTransaction, of: OfNode): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(m.id), 0) as last from ${messagesOf(tx, of)}`.execute(tx.sql);
  return rows[0]?.last ?? 0;
}

function messagesOf(tx: FarmTransaction, { farmId, nodeId }: OfNode): RawBuilder<unknown> {
  return sql`iot.message m
    join iot.node n on ${ofFarms(tx, sql`n.farm_id`)} and n.farm_id = m.farm_id and n.id = ${nodeId}
      and n.network_type = m.network_type and n.external_id = m.external_id
    where ${ofFarms(tx, sql`m.farm_id`)} and m.farm_id = ${farmId} and m.state <> 'REFUSED'
      and (m.node_id = ${nodeId} or m.state = 'PARKED')`;
}

interface Settled {
  readonly message: Pick<KeptMessage, 'farmId' | 'at' | 'digest'>;
  readonly nodeId: number;
  readonly state: string;
  readonly reason: string | null;
}

/** Says of messages whose they are, and what came of reading them. */
export async function settleMessages(tx: FarmChange, settled: readonly Settled[]): Promise<void> {
  await sql`
    update iot.message m set node_id = s.node_id, state = s.state, reason = s.reason
    from unnest(${settled.map(({ message }) => message.farmId)}::int[], ${settled.map(({ message }) => message.at)}::timestamptz[],
      ${settled.map(({ message }) => message.digest)}::uuid[], ${settled.map(({ nodeId }) => nodeId)}::int[],
      ${settled.map(({ state }) => state)}::text[], ${settled.map(({ reason }) => reason)}::text[])
      as s (farm_id, at, digest, node_id, state, reason)
    where ${ofFarms(tx, sql`m.farm_id`)} and m.farm_id = s.farm_id and m.at = s.at and m.digest = s.digest`.execute(
    tx.sql,
  );
}
