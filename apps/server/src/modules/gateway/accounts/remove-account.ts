import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { forgetMailsTo } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { deleteUser, farmsOfUser, lockFarm, membersOfFarm, retireFarmRow } from '../../core/public.ts';
import { deleteInvitationsTo } from '../invitations/invitations.repository.ts';
import { beginAttempt, forgetAttempts, signInSubject } from '../sessions/failed-attempts.ts';
import { findPasswordHash, holdPasswordHash } from './accounts.repository.ts';

/**
 * Deletes the account of whoever asks and knows its password, with all that is kept of the person; what they did stays
 * written down under a number that names nobody. Farms that are theirs alone are deleted with it. Throws `password.wrong`,
 * and `account.lastOwner` with the farms that others work on and nobody else owns.
 */
export async function removeAccount(services: Services, who: Who, password: string): Promise<void> {
  const { database, passwords, clock, signedInUsers } = services;
  const subject = `remove-account|${who.userId}`;
  const now = clock.now();
  await beginAttempt(database, subject, now);
  const checked = await withSystem(database, (tx) => findPasswordHash(tx, who.userId));
  if (!(await passwords.matches(password, checked))) throw new Failure('password.wrong');
  await withSystem(database, async (tx) => {
    if ((await holdPasswordHash(tx, who.userId)) !== checked) throw new Failure('password.wrong');
    await giveUpFarms(tx, who, now);
    await recordAudit(tx, who, { action: 'account.deleted' }, now);
    await deleteInvitationsTo(tx, who.email);
    await forgetMailsTo(tx, who.email);
    await forgetAttempts(tx, subject);
    await forgetAttempts(tx, signInSubject(who.email));
    await deleteUser(tx, who.userId);
  });
  await signedInUsers.forgetUser(who.userId);
}

async function giveUpFarms(tx: SystemTransaction, who: Who, now: Date): Promise<void> {
  const kept: string[] = [];
  // In one order, so that two who leave at once do not wait for each other.
  const farms = (await farmsOfUser(tx, who.userId)).sort((one, other) => one.id - other.id);
  for (const { id: farmId, name } of farms) {
    await lockFarm(tx, farmId);
    const others = (await membersOfFarm(tx, farmId)).filter(({ userId }) => userId !== who.userId);
    if (others.length === 0) {
      await retireFarmRow(tx, farmId, now);
      await recordAudit(tx, who, { action: 'farm.retired', farmId }, now);
    } else {
      if (!others.some(({ role }) => role === 'owner')) kept.push(name);
      await recordEvent(tx, { topic: 'members.changed', farmId });
    }
  }
  if (kept.length === 0) return;
  const fields = kept.map((farm) => ({ path: 'farm', code: 'account.lastOwner', detail: { farm } }));
  throw new Failure('account.lastOwner', { fields });
}
