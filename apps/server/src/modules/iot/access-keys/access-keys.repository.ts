import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading, type SystemTransaction } from '#server/db/farm-scope.ts';

export interface AccessKeyRow {
  readonly farmId: number;
  readonly id: number;
  readonly name: string;
  readonly nodeId: number | null;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

export interface ListedKey extends AccessKeyRow {
  readonly usedAt: Date | null;
}

/** Whose a key is. */
export interface KeyHolder {
  readonly farmId: number;
  readonly keyId: number;
  readonly nodeId: number | null;
}

/** Whose a key is, by its hash, while it holds. */
export async function findKey(tx: SystemTransaction, hash: string): Promise<KeyHolder | undefined> {
  const { rows } = await sql<KeyHolder>`
    select farm_id, id as key_id, node_id from iot.access_key where key_hash = ${hash} and revoked_at is null`.execute(
    tx.sql,
  );
  return rows[0];
}

export function findKeys(farms: FarmReading): Promise<ListedKey[]> {
  return farms.rows(sql<ListedKey>`
    select k.farm_id, k.id, k.name, k.node_id, k.created_at, k.revoked_at, u.used_at from iot.access_key k
    left join iot.access_key_use u on ${ofFarms(farms, sql`u.farm_id`)} and u.farm_id = k.farm_id and u.access_key_id = k.id
    where ${ofFarms(farms, sql`k.farm_id`)} order by k.revoked_at is not null, lower(k.name), k.id`);
}

/** A key by which something came, and when. */
export interface KeyUse {
  readonly farmId: number;
  readonly keyId: number;
  readonly at: Date;
}

/** Notes when keys were used last, to the minute. */
export async function noteKeyUses(tx: FarmChange, uses: readonly KeyUse[]): Promise<void> {
  const last = new Map<string, KeyUse>();
  for (const use of uses) {
    const key = `${use.farmId} ${use.keyId}`;
    const known = last.get(key);
    if (!known || known.at < use.at) last.set(key, use);
  }
  if (last.size === 0) return;
  const rows = [...last.values()].sort((one, other) => one.keyId - other.keyId);
  await sql`
    insert into iot.access_key_use as u (farm_id, access_key_id, used_at)
    select n.farm_id, n.key_id, n.at
    from unnest(${rows.map(({ farmId }) => farmId)}::int[], ${rows.map(({ keyId }) => keyId)}::int[],
      ${rows.map(({ at }) => at)}::timestamptz[]) as n (farm_id, key_id, at)
    join iot.access_key k on ${ofFarms(tx, sql`k.farm_id`)} and k.farm_id = n.farm_id and k.id = n.key_id
    order by n.key_id
    on conflict (farm_id, access_key_id) do update set used_at = excluded.used_at
      where u.used_at <= excluded.used_at - interval '1 minute'`.execute(tx.sql);
}

export async function insertKey(
  tx: FarmChange,
  key: Pick<AccessKeyRow, 'farmId' | 'name' | 'nodeId'> & { readonly keyHash: string },
): Promise<AccessKeyRow> {
  const { farmId, name, nodeId, keyHash } = key;
  return tx.sql
    .insertInto('iot.accessKey')
    .values({ farmId, name, nodeId, keyHash })
    .returning(['farmId', 'id', 'name', 'nodeId', 'createdAt', 'revokedAt'])
    .executeTakeFirstOrThrow();
}

/** Ends a key; undefined where there is none, and what it is already where it has ended. */
export async function endKey(
  tx: FarmChange,
  id: number,
  at: Date,
): Promise<(AccessKeyRow & { readonly hasEnded: boolean }) | undefined> {
  const columns = ['farmId', 'id', 'name', 'nodeId', 'createdAt', 'revokedAt'] as const;
  const found = await tx
    .selectFrom('iot.accessKey')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.revokedAt) return { ...found, hasEnded: true };
  await tx.updateTable('iot.accessKey').set({ revokedAt: at }).where('id', '=', id).execute();
  return { ...found, revokedAt: at, hasEnded: false };
}
