import type { Clock } from '../foundation/clock.ts';
import { nobody, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { withSystem } from '../db/farm-scope.ts';
import { changeAdmin, findUserByEmail, listAdmins } from '../modules/core/public.ts';

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
}

export type AdministratorChange = 'changed' | 'unchanged' | 'unknown';

/** Makes a user an administrator, or one no more; `unknown` where there is no account with that email. */
export function changeAdministrator(
  { database, clock }: Needs,
  email: string,
  isAdmin: boolean,
): Promise<AdministratorChange> {
  return withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, email.trim());
    if (!user) return 'unknown';
    if (user.isAdmin === isAdmin) return 'unchanged';
    await changeAdmin(tx, user.id, isAdmin);
    const action = isAdmin ? 'admin.granted' : 'admin.revoked';
    await recordAudit(tx, nobody, { action, detail: { userId: user.id } }, clock.now());
    return 'changed';
  });
}

/** Emails of all administrators. */
export function administratorEmails({ database }: Pick<Needs, 'database'>): Promise<string[]> {
  return withSystem(database, listAdmins);
}
