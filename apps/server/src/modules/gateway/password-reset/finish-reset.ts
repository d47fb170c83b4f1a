import type { PasswordReset } from '@brazda/contract/gateway/password-reset.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Front } from '#server/mail/front.ts';
import { requireUncommonPassword } from '#server/security/common-passwords.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '../../core/public.ts';
import { setPassword } from '../accounts/set-password.ts';
import { forgetAttempts } from '../sessions/failed-attempts.ts';
import { resetSubject } from './ask-for-reset.ts';
import { checkResetKey } from './check-reset-key.ts';
import { hashOfResetKey } from './reset-key.ts';
import { takeResetKey } from './reset-keys.repository.ts';

/** Sets a new password by a key, and ends every session of its user. Throws `resetKey.invalid`, and `password.tooCommon`, which leaves the key. */
export async function finishReset(
  services: Services,
  { key, newPassword }: PasswordReset,
  call: { readonly front: Front; readonly requestId: string },
): Promise<void> {
  const { database, passwords, clock, signedInUsers, nudge } = services;
  // Made-up keys are refused before they cost the making of a hash.
  if (!(await checkResetKey(services, key))) throw new Failure('resetKey.invalid');
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  const userId = await withSystem(database, async (tx) => {
    const owner = await takeResetKey(tx, hashOfResetKey(key), now);
    const user = owner === undefined ? undefined : await findUser(tx, owner);
    if (!user) throw new Failure('resetKey.invalid');
    requireUncommonPassword(newPassword, user.email);
    const actor = { userId: user.id, originalUserId: null, requestId: call.requestId };
    await setPassword(tx, user, { passwordHash, actor, by: 'reset', front: call.front, at: now });
    await forgetAttempts(tx, resetSubject(user.email));
    return user.id;
  });
  await signedInUsers.forgetUser(userId);
  nudge();
}
