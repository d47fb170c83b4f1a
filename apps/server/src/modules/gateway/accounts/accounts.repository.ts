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

/** The same, and nobody changes it before the transaction ends. */
export async function holdPasswordHash(tx: SystemTransaction, userId: number): Promise<string | undefined> {
  const row = await tx.sql
    .selectFrom('gateway.credential')
    .select('passwordHash')
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.passwordHash;
}

/** Puts another hash in the place of the one that is there. */
export async function replacePasswordHash(
  tx: SystemTransaction,
  { userId, passwordHash, changedAt }: { userId: number; passwordHash: string; changedAt: Date },
): Promise<void> {
  await tx.sql
    .updateTable('gateway.credential')
    .set({ passwordHash, changedAt })
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirstOrThrow();
}
