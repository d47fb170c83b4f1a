import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type UserRow = Selectable<Tables['core.appUser']>;

export function findUser(tx: SystemTransaction, id: number): Promise<UserRow | undefined> {
  return tx.sql.selectFrom('core.appUser').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a user by email; letter case does not matter. */
export function findUserByEmail(tx: SystemTransaction, email: string): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('core.appUser')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The addresses of some users by their ids; those who are gone have none. */
export async function emailsOfUsers(
  tx: SystemTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.sql.selectFrom('core.appUser').select(['id', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Whoever belongs to a farm longest and is no administrator; nobody where the farm is deleted. */
export function findOrdinaryMember(tx: SystemTransaction, farmId: number): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('core.appUser')
    .innerJoin('core.farmUser', 'core.farmUser.userId', 'core.appUser.id')
    .innerJoin('core.farm', 'core.farm.id', 'core.farmUser.farmId')
    .selectAll('core.appUser')
    .where('core.farm.id', '=', farmId)
    .where('core.farm.retiredAt', 'is', null)
    .where('core.appUser.isAdmin', '=', false)
    .orderBy('core.farmUser.joinedAt')
    .orderBy('core.farmUser.userId')
    .limit(1)
    .executeTakeFirst();
}

/** Changes how a user is called and spoken to. */
export function updateUser(
  tx: SystemTransaction,
  id: number,
  change: { firstName: string; lastName: string; language: string },
): Promise<UserRow> {
  return tx.sql.updateTable('core.appUser').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Adds a user; a second one with the same email breaks the constraint `app_user_email_once`. */
export function insertUser(tx: SystemTransaction, user: { email: string; language: string }): Promise<UserRow> {
  return tx.sql.insertInto('core.appUser').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function changeAdmin(tx: SystemTransaction, id: number, isAdmin: boolean): Promise<void> {
  await tx.sql
    .updateTable('core.appUser')
    .set({ isAdmin })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Emails of all administrators, sorted. */
export async function listAdmins(tx: SystemTransaction): Promise<string[]> {
  const rows = await tx.sql
    .selectFrom('core.appUser')
    .select('email')
    .where('isAdmin', '=', true)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Removes a user with all that is theirs alone; what was done stays written down under their number. */
export async function deleteUser(tx: SystemTransaction, id: number): Promise<void> {
  await tx.sql.deleteFrom('core.appUser').where('id', '=', id).execute();
}
