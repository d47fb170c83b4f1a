import { sql, type Selectable } from 'kysely';
import { ofFarms, type SystemTransaction, type FarmChange } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type FarmRow = Selectable<Tables['core.farm']>;

/** Farms of a user, first joined first; those that were deleted are nobody's. */
export function farmsOfUser(tx: SystemTransaction, userId: number): Promise<Pick<FarmRow, 'id' | 'name'>[]> {
  return tx.sql
    .selectFrom('core.farmUser')
    .innerJoin('core.farm', 'core.farm.id', 'core.farmUser.farmId')
    .select(['core.farm.id', 'core.farm.name'])
    .where('core.farmUser.userId', '=', userId)
    .where('core.farm.retiredAt', 'is', null)
    .orderBy('core.farmUser.joinedAt')
    .orderBy('core.farm.id')
    .execute();
}

/** Adds a farm, whose owner is whoever makes it. */
export async function insertFarm(
  tx: SystemTransaction,
  farm: { name: string; countryCode: string },
  userId: number,
): Promise<FarmRow> {
  const row = await tx.sql.insertInto('core.farm').values(farm).returningAll().executeTakeFirstOrThrow();
  await tx.sql.insertInto('core.farmUser').values({ farmId: row.id, userId, role: 'owner' }).execute();
  return row;
}

/** A farm in scope, held until the transaction ends. */
export function findFarmForChange(tx: FarmChange, id: number): Promise<FarmRow | undefined> {
  return tx.sql
    .selectFrom('core.farm')
    .selectAll()
    .where(ofFarms(tx, sql.ref('core.farm.id')))
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeFarmRow(
  tx: FarmChange,
  id: number,
  change: Partial<Pick<FarmRow, 'name' | 'countryCode'>>,
): Promise<void> {
  await tx.sql
    .updateTable('core.farm')
    .set(change)
    .where(ofFarms(tx, sql.ref('core.farm.id')))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
