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

/** Adds a user; a second one with the same email breaks the constraint `app_user_email_once`. */
export function insertUser(tx: SystemTransaction, user: { email: string; language: string }): Promise<UserRow> {
  return tx.sql.insertInto('core.appUser').values(user).returningAll().executeTakeFirstOrThrow();
}
