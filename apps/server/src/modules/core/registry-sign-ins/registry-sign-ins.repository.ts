import type { Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type RegistrySignInRow = Selectable<Tables['core.registrySignIn']>;

/** Keeps how a user has signed in to the registry, in place of what was kept before. */
export async function putRegistrySignIn(tx: SystemTransaction, row: RegistrySignInRow): Promise<void> {
  const { userId: _, ...values } = row;
  const sealedKey = Buffer.from(row.sealedKey);
  await tx.sql
    .insertInto('core.registrySignIn')
    .values({ ...row, sealedKey })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...values, sealedKey }))
    .execute();
}

/** How a user has signed in since an instant. */
export function findRegistrySignIn(
  tx: SystemTransaction,
  userId: number,
  since: Date,
): Promise<RegistrySignInRow | undefined> {
  return tx.sql
    .selectFrom('core.registrySignIn')
    .selectAll()
    .where('userId', '=', userId)
    .where('signedInAt', '>=', since)
    .executeTakeFirst();
}

export async function deleteRegistrySignIn(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.sql.deleteFrom('core.registrySignIn').where('userId', '=', userId).execute();
}

export async function deleteOldRegistrySignIns(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.sql.deleteFrom('core.registrySignIn').where('signedInAt', '<', before).execute();
}
