import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

/** Forgets how a farm signs in to the registry, and what the registry was asked in its name; says whether it did sign in. */
export async function deleteRegistryAccess(tx: FarmChange, farmId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.sql
    .deleteFrom('agroevidence.registryAccess')
    .where(ofFarms(tx, sql.ref('agroevidence.registryAccess.farmId')))
    .where('farmId', '=', farmId)
    .executeTakeFirstOrThrow();
  await tx.sql
    .deleteFrom('agroevidence.registryCheck')
    .where(ofFarms(tx, sql.ref('agroevidence.registryCheck.farmId')))
    .where('farmId', '=', farmId)
    .execute();
  return numDeletedRows > 0n;
}
