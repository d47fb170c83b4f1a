import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { sql, type Selectable } from 'kysely';
import type { FarmChange, FarmTransaction, SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type FarmRow = Selectable<Tables['core.farm']>;

/** A farm of somebody, and what they are there. */
export type FarmOfUser = Pick<FarmRow, 'id' | 'name'> & { readonly role: FarmRole };

/** Farms of a user, first joined first; those that were deleted are nobody's. */
export function farmsOfUser(tx: SystemTransaction, userId: number): Promise<FarmOfUser[]> {
  return tx.sql
    .selectFrom('core.farmUser')
    .innerJoin('core.farm', 'core.farm.id', 'core.farmUser.farmId')
    .select(['core.farm.id', 'core.farm.name'])
    .select(sql<FarmRole>`core.farm_user.role`.as('role'))
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
  return tx
    .selectFrom('core.farm')
    .selectAll()
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a user is on a farm in scope, told by the rows of the farm itself. */
export async function findRole(tx: FarmTransaction, farmId: number, userId: number): Promise<FarmRole | undefined> {
  const row = await tx
    .selectFrom('core.farmUser')
    .select(sql<FarmRole>`role`.as('role'))
    .where('farmId', '=', farmId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role;
}

export async function changeFarmRow(
  tx: FarmChange,
  id: number,
  change: Partial<Pick<FarmRow, 'name' | 'countryCode'>>,
): Promise<void> {
  await tx.updateTable('core.farm').set(change).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
}
