import type { FarmChange } from '#server/db/farm-scope.ts';

/** Forgets how a farm signs in to the registry, and what the registry was asked in its name; says whether it did sign in. */
export async function deleteRegistryAccess(tx: FarmChange, farmId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('agroevidence.registryAccess')
    .where('farmId', '=', farmId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('agroevidence.registryCheck').where('farmId', '=', farmId).execute();
  return numDeletedRows > 0n;
}
