import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { findUserByEmail } from '../../core/public.ts';

/** Whether an email has an account; limited per network, since it tells strangers. */
export async function accountExists(database: Database, email: string): Promise<boolean> {
  const user = await withSystem(database, (tx) => findUserByEmail(tx, email));
  return user !== undefined;
}
