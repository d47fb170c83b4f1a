import type { DeviceType } from '@brazda/domain/enumerations/sensor-device.ts';
import type { FieldMapping } from '@brazda/domain/sensors/field-mapping.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

export interface NewMessage {
  readonly farmId: number;
  readonly at: Date;
  readonly digest: string;
  readonly receivedAt: Date;
  readonly networkType: string;
  readonly externalId: string | null;
  readonly nodeId: number | null;
  readonly state: string;
  readonly reason: string | null;
  readonly port: number | null;
  readonly frameCounter: number | null;
  readonly payload: Uint8Array | null;
  readonly content: string | null;
  readonly rssi: number | null;
  readonly snr: number | null;
}

export interface Heard {
  readonly farmId: number;
  readonly nodeId: number;
  readonly at: Date;
  readonly rssi: number | null;
  readonly snr: number | null;
  readonly isUnreadable: boolean;
}

/** What has to be known of a node to read what it sends. */
export interface KnownNode {
  readonly id: number;
  readonly farmId: number;
  readonly deviceType: DeviceType | null;
  readonly fieldMapping: FieldMapping;
  readonly rainResolution: number | null;
  readonly windSlope: number | null;
  readonly windOffset: number | null;
}

interface NodeRow extends KnownNode {
  readonly networkType: string;
  readonly externalId: string;
  readonly isRetired: boolean;
}

/** By what a node is known: the farm, the network, and what that calls it. */
export function nodeKey({
  farmId,
  networkType,
  externalId,
}: Pick<NodeRow, 'farmId' | 'networkType' | 'externalId'>): string {
  return `${farmId} ${networkType} ${externalId}`;
}

/** The nodes that messages are of. */
export interface FoundNodes {
  /** Those in use, by farm, network and what that calls them. */
  readonly inUse: ReadonlyMap<string, KnownNode>;
  /** Of those that were put away: by what they were known, by their numbers. */
  readonly putAway: ReadonlyMap<number, string>;
}

/** The nodes in use that messages are of, and those that were put away of the keys by which messages came. */
export async function findNodes(
  tx: FarmChange,
  externalIds: readonly string[],
  ofKeys: readonly number[],
): Promise<FoundNodes> {
  const { rows } = await sql<NodeRow>`
    select n.farm_id, n.id, n.network_type, n.external_id, n.device_type, n.field_mapping,
      n.rain_resolution, n.wind_slope, n.wind_offset, n.retired_at is not null as is_retired from iot.node n
    where ${ofFarms(tx, sql`n.farm_id`)} and (n.external_id = any(${[...new Set(externalIds)]}::text[]) and n.retired_at is null
      or n.id = any(${[...new Set(ofKeys)]}::int[]) and n.retired_at is not null)`.execute(tx.sql);
  return {
    inUse: new Map(rows.flatMap((row) => (row.isRetired ? [] : [[nodeKey(row), row] as const]))),
    putAway: new Map(rows.flatMap((row) => (row.isRetired ? [[row.id, nodeKey(row)] as const] : []))),
  };
}

/** Gives which of them were not there before. */
export async function insertMessages(
  tx: FarmChange,
  messages: readonly NewMessage[],
): Promise<(message: Pick<NewMessage, 'farmId' | 'at' | 'digest'>) => boolean> {
  const list = <K extends keyof NewMessage>(key: K): NewMessage[K][] => messages.map((message) => message[key]);
  const payloads = messages.map(({ payload }) => payload && Buffer.from(payload).toString('hex'));
  const { rows } = await sql<{ farmId: number; at: Date; digest: string }>`
    insert into iot.message (farm_id, at, digest, received_at, network_type, external_id, node_id, state, reason, port,
      frame_counter, payload, content, rssi, snr)
    select farm_id, at, digest, received_at, network_type, external_id, node_id, state, reason, port, frame_counter,
      decode(payload, 'hex'), content, rssi, snr
    from unnest(${list('farmId')}::int[], ${list('at')}::timestamptz[], ${list('digest')}::uuid[],
      ${list('receivedAt')}::timestamptz[], ${list('networkType')}::text[], ${list('externalId')}::text[],
      ${list('nodeId')}::int[], ${list('state')}::text[], ${list('reason')}::text[], ${list('port')}::smallint[],
      ${list('frameCounter')}::bigint[], ${payloads}::text[], ${list('content')}::text[], ${list('rssi')}::real[],
      ${list('snr')}::real[])
      as m (farm_id, at, digest, received_at, network_type, external_id, node_id, state, reason, port, frame_counter, payload,
        content, rssi, snr)
    on conflict do nothing
    returning farm_id, at, replace(digest::text, '-', '') as digest`.execute(tx.sql);
  const fresh = new Set(rows.map(messageKey));
  // Two copies in one batch: the first is the message.
  return (message) => fresh.delete(messageKey(message));
}

/** A device that counts anew may send the same at another time: that is another message. */
function messageKey({ farmId, at, digest }: Pick<NewMessage, 'farmId' | 'at' | 'digest'>): string {
  return `${farmId} ${at.getTime()} ${digest}`;
}

/** Notes when nodes were heard last; what came late does not make them heard earlier. */
export async function noteHeard(tx: FarmChange, heard: readonly Heard[]): Promise<void> {
  const last = new Map<string, Heard>();
  for (const one of heard) {
    const key = `${one.farmId} ${one.nodeId}`;
    const known = last.get(key);
    if (!known || known.at <= one.at) last.set(key, one);
  }
  if (last.size === 0) return;
  // Whoever notes the same nodes at the same time does so in the same order.
  const rows = [...last.values()].sort((one, other) => one.nodeId - other.nodeId);
  const list = <K extends keyof Heard>(key: K): Heard[K][] => rows.map((row) => row[key]);
  await sql`
    insert into iot.node_heard as h (farm_id, node_id, at, rssi, snr, is_unreadable)
    select * from unnest(${list('farmId')}::int[], ${list('nodeId')}::int[], ${list('at')}::timestamptz[],
      ${list('rssi')}::real[], ${list('snr')}::real[], ${list('isUnreadable')}::boolean[])
    on conflict (farm_id, node_id) do update
      set at = excluded.at, rssi = excluded.rssi, snr = excluded.snr, is_unreadable = excluded.is_unreadable
      where h.at <= excluded.at`.execute(tx.sql);
}
