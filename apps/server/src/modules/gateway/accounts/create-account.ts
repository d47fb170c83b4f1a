import { Email, type Account, type NewAccount } from '@brazda/contract/gateway/accounts.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { z } from 'zod';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { keepNothing, type KeepAnswer, type Kept } from '#server/request-keys/request-keys.ts';
import { requireUncommonPassword } from '#server/security/common-passwords.ts';
import type { Services } from '#server/services.ts';
import { findUserByEmail, insertUser, type UserRow } from '../../core/public.ts';
import { insertCredential } from './accounts.repository.ts';

/** Creates an account. Throws `GatewayEmail` for what is not an email, `account.exists` for one that is taken, `password.tooCommon`. */
export async function createAccount(
  { database, passwords, clock }: Pick<Services, 'database' | 'passwords' | 'clock'>,
  account: z.output<typeof NewAccount>,
  languageOfCall: Language = 'cs',
  keep: KeepAnswer<z.input<typeof Account>> = keepNothing,
): Promise<Kept<z.input<typeof Account>>> {
  if (!Email.safeParse(account.email).success) throw new Failure('GatewayEmail');
  requireUncommonPassword(account.password, account.email);
  const passwordHash = await passwords.hash(account.password);
  return withSystem(database, async (tx) => {
    if (await findUserByEmail(tx, account.email)) throw new Failure('account.exists');
    const { email, language = languageOfCall } = account;
    const user = await addAccount(tx, { email, language, passwordHash }, clock.now());
    return keep(tx, { id: user.id, email: user.email });
  });
}

/** Adds a user who can sign in, within the caller's transaction; an email that is taken breaks `app_user_email_once`. */
export async function addAccount(
  tx: SystemTransaction,
  { passwordHash, ...user }: { email: string; language: string; passwordHash: string },
  at: Date,
): Promise<UserRow> {
  const row = await insertUser(tx, user);
  await insertCredential(tx, { userId: row.id, passwordHash, licenceAcceptedAt: at });
  return row;
}
