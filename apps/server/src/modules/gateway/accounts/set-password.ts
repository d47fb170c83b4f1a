import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Front } from '#server/mail/front.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { UserRow } from '../../core/public.ts';
import { passwordChangedMail } from '../password-mails/password-mails.ts';
import { deleteResetKeyOf } from '../password-reset/reset-keys.repository.ts';
import { forgetAttempts, signInSubject } from '../sessions/failed-attempts.ts';
import { endSessionsOfUser } from '../sessions/sessions.repository.ts';
import { replacePasswordHash } from './accounts.repository.ts';

interface NewPassword {
  readonly passwordHash: string;
  readonly actor: Actor;
  readonly by: 'reset' | 'change';
  /** The session that goes on; all others end. */
  readonly keptSession?: string;
  readonly front: Front;
  readonly at: Date;
}

/** Gives a user another password: whoever came in by the old one is out, and the user is told by mail. */
export async function setPassword(
  tx: SystemTransaction,
  user: UserRow,
  { passwordHash, actor, by, keptSession, front, at }: NewPassword,
): Promise<void> {
  await replacePasswordHash(tx, { userId: user.id, passwordHash, changedAt: at });
  await endSessionsOfUser(tx, user.id, keptSession, at);
  await deleteResetKeyOf(tx, user.id);
  await forgetAttempts(tx, signInSubject(user.email));
  await recordAudit(tx, actor, { action: 'password.changed', detail: { by } }, at);
  await queueMail(tx, passwordChangedMail(user, front));
}
