import { sql } from 'kysely';
import type { SystemTransaction, FarmChange } from '#server/db/farm-scope.ts';

export interface RetiredFarmRow {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly retiredAt: Date;
}

/** Lets a farm lie still: from now on it is nobody's. */
export async function retireFarmRow(tx: FarmChange | SystemTransaction, id: number, at: Date): Promise<void> {
  const farms = 'farmIds' in tx ? tx.updateTable('core.farm') : tx.sql.updateTable('core.farm');
  await farms.set({ retiredAt: at }).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
}

export async function restoreFarmRow(tx: SystemTransaction, id: number): Promise<void> {
  await tx.sql
    .updateTable('core.farm')
    .set({ retiredAt: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The farms that a user owns and that were deleted since an instant, last deleted first. */
export async function retiredFarmsOf(tx: SystemTransaction, userId: number, since: Date): Promise<RetiredFarmRow[]> {
  const { rows } = await sql<RetiredFarmRow>`
    select f.id, f.name, f.country_code, f.retired_at
    from core.farm f join core.farm_user u on u.farm_id = f.id and u.user_id = ${userId} and u.role = 'owner'
    where f.retired_at > ${since} order by f.retired_at desc, f.id`.execute(tx.sql);
  return rows;
}

/** Whether a user owns a farm, deleted or not; and since when it is deleted. Held until the transaction ends. */
export async function findOwnedFarm(
  tx: SystemTransaction,
  farmId: number,
  userId: number,
): Promise<{ readonly name: string; readonly retiredAt: Date | null } | undefined> {
  const { rows } = await sql<{ name: string; retiredAt: Date | null }>`
    select f.name, f.retired_at from core.farm f
    where f.id = ${farmId} and exists (
      select from core.farm_user u where u.farm_id = f.id and u.user_id = ${userId} and u.role = 'owner')
    for update`.execute(tx.sql);
  return rows[0];
}

/** Farms that were deleted before an instant. */
export async function farmsRetiredBefore(tx: SystemTransaction, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from core.farm where retired_at < ${before} order by retired_at limit 100`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

/** Removes a deleted farm with its members, jobs and events; false where it was brought back meanwhile. */
export async function deleteRetiredFarm(tx: SystemTransaction, id: number, before: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from core.farm where id = ${id} and retired_at < ${before} returning id`.execute(tx.sql);
  return rows.length > 0;
}
