import type { SystemTransaction } from '#server/db/farm-scope.ts';

export async function insertCredential(
  tx: SystemTransaction,
  credential: { userId: number; passwordHash: string; licenceAcceptedAt: Date },
): Promise<void> {
  await tx.sql.insertInto('gateway.credential').values(credential).execute();
}

export async function findPasswordHash(tx: SystemTransaction, userId: number): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('gateway.credential')
    .select('passwordHash')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.passwordHash;
}
