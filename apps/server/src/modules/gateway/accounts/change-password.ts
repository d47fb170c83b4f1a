import type { PasswordChange } from '@brazda/contract/gateway/accounts.ts';
import type { Who } from '#server/access/who.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Front } from '#server/mail/front.ts';
import { requireUncommonPassword } from '#server/security/common-passwords.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '../../core/public.ts';
import { beginAttempt, forgetAttempts } from '../sessions/failed-attempts.ts';
import { findPasswordHash, holdPasswordHash } from './accounts.repository.ts';
import { setPassword } from './set-password.ts';

/** Changes the own password and ends all other sessions. Throws `password.wrong` where the current one is another, `password.tooCommon`. */
export async function changePassword(
  services: Services,
  who: Who,
  { currentPassword, newPassword }: PasswordChange,
  front: Front,
): Promise<void> {
  const { database, passwords, clock, signedInUsers, nudge } = services;
  requireUncommonPassword(newPassword, who.email);
  const subject = `change-password|${who.userId}`;
  await beginAttempt(database, subject, clock.now());
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  let isChanged = false;
  while (!isChanged) {
    const checked = await withSystem(database, (tx) => findPasswordHash(tx, who.userId));
    if (!(await passwords.matches(currentPassword, checked))) throw new Failure('password.wrong');
    isChanged = await withSystem(database, async (tx) => {
      const user = await findUser(tx, who.userId);
      // Somebody else has changed it since it was checked: then it is checked anew.
      if (!user || (await holdPasswordHash(tx, who.userId)) !== checked) return false;
      await setPassword(tx, user, {
        passwordHash,
        actor: who,
        by: 'change',
        keptSession: who.sessionId,
        front,
        at: now,
      });
      await forgetAttempts(tx, subject);
      return true;
    });
  }
  await signedInUsers.forgetUser(who.userId);
  nudge();
}
