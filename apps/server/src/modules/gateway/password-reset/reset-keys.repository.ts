import type { SystemTransaction } from '#server/db/farm-scope.ts';

/** Keeps the hash of a person's key; the key before it, if there was one, opens nothing any more. */
export async function replaceResetKey(
  tx: SystemTransaction,
  key: { userId: number; keyHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { keyHash, expiresAt } = key;
  await tx.sql
    .insertInto('gateway.resetKey')
    .values(key)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ keyHash, expiresAt }))
    .execute();
}

export async function hasResetKey(tx: SystemTransaction, keyHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('gateway.resetKey')
    .select('userId')
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a key up; of many who come with it at once, one is given its user. */
export async function takeResetKey(tx: SystemTransaction, keyHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx.sql
    .deleteFrom('gateway.resetKey')
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}

export async function deleteResetKeyOf(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.sql.deleteFrom('gateway.resetKey').where('userId', '=', userId).execute();
}

export async function deleteExpiredResetKeys(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.sql.deleteFrom('gateway.resetKey').where('expiresAt', '<', now).execute();
}
