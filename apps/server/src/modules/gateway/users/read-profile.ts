import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { findUser, type UserRow } from '../../core/public.ts';

/** The profile of the one who asks; anybody else's is `user.notFound`. */
export async function readProfile(database: Database, who: Who, email: string): Promise<UserRow> {
  const user = await withSystem(database, (tx) => findUser(tx, who.userId));
  if (user?.email.toLowerCase() !== email.toLowerCase()) throw new Failure('user.notFound');
  return user;
}
