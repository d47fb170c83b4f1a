import type { Selectable } from 'kysely';
import type { FarmChange, FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type RegistryAccessRow = Selectable<Tables['agroevidence.registryAccess']>;

export async function putRegistryAccess(tx: FarmChange, row: Omit<RegistryAccessRow, 'version'>): Promise<void> {
  const { farmId: _, ...values } = row;
  const sealedKey = Buffer.from(row.sealedKey);
  await tx.sql
    .insertInto('agroevidence.registryAccess')
    .values({ ...row, sealedKey })
    .onConflict((conflict) => conflict.column('farmId').doUpdateSet({ ...values, sealedKey }))
    .execute();
}

export function findRegistryAccess(tx: FarmTransaction, farmId: number): Promise<RegistryAccessRow | undefined> {
  return tx.selectFrom('agroevidence.registryAccess').selectAll().where('farmId', '=', farmId).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function findRegistryAccessForChange(tx: FarmChange, farmId: number): Promise<RegistryAccessRow | undefined> {
  return tx
    .selectFrom('agroevidence.registryAccess')
    .selectAll()
    .where('farmId', '=', farmId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
