import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';

const membersLock = 7_247_133;

export interface MemberRow {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: FarmRole;
  readonly joinedAt: Date;
  readonly version: number;
}

/** The members of a farm, first joined first. */
export function membersOfFarm(tx: SystemTransaction, farmId: number): Promise<MemberRow[]> {
  return tx.sql
    .selectFrom('core.farmUser')
    .innerJoin('core.appUser', 'core.appUser.id', 'core.farmUser.userId')
    .select(['userId', 'email', 'firstName', 'lastName', 'joinedAt', 'core.farmUser.version'])
    .select(sql<FarmRole>`role`.as('role'))
    .where('core.farmUser.farmId', '=', farmId)
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute();
}

/** Whether there is such a farm that is not deleted; until the transaction ends, no other changes its members. */
export async function lockFarm(tx: SystemTransaction, farmId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${membersLock}, ${farmId})`.execute(tx.sql);
  const row = await tx.sql
    .selectFrom('core.farm')
    .select('id')
    .where('id', '=', farmId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMember(
  tx: SystemTransaction,
  farmId: number,
  userId: number,
  role: FarmRole,
): Promise<void> {
  await tx.sql.insertInto('core.farmUser').values({ farmId, userId, role }).execute();
}

export async function deleteMember(tx: SystemTransaction, farmId: number, userId: number): Promise<void> {
  await tx.sql.deleteFrom('core.farmUser').where('farmId', '=', farmId).where('userId', '=', userId).execute();
}

/** Gives what differs of the member by that. */
export function changeMemberRole(
  tx: SystemTransaction,
  farmId: number,
  userId: number,
  role: FarmRole,
): Promise<Pick<MemberRow, 'role' | 'version'>> {
  return tx.sql
    .updateTable('core.farmUser')
    .set({ role })
    .where('farmId', '=', farmId)
    .where('userId', '=', userId)
    .returning(['role', 'version'])
    .executeTakeFirstOrThrow();
}
