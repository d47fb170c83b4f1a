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

export function findKeys(farms: FarmReading): Promise<AccessKeyRow[]> {
  return farms.rows(sql<AccessKeyRow>`
    select k.farm_id, k.id, k.name, k.node_id, k.created_at, k.revoked_at from iot.access_key k
    where ${ofFarms(farms, sql`k.farm_id`)} order by k.revoked_at is not null, lower(k.name), k.id`);
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
