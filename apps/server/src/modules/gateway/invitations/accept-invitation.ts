import type { InvitationSeen } from '@brazda/contract/gateway/invitations.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import type { Services } from '#server/services.ts';
import { insertMember, lockFarm, membersOfFarm } from '../../core/public.ts';
import { hashOfResetKey } from '../password-reset/reset-key.ts';
import { findOpenInvitation, markAccepted } from './invitations.repository.ts';

/** Tells the holder of a key where it leads. Throws `invitation.invalid`. */
export async function lookAtInvitation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
): Promise<InvitationSeen> {
  const found = await withSystem(database, (tx) => findOpenInvitation(tx, hashOfResetKey(key), clock.now()));
  if (!found) throw new Failure('invitation.invalid');
  const { farmName, email, role } = found;
  return { farmName, email, role };
}

/**
 * Makes whoever asks a member of the farm that they were invited to; the key is used up. Throws `invitation.invalid`, and
 * `invitation.otherAccount` where somebody else was invited: a mail that was handed on opens no farm.
 */
export async function acceptInvitation(
  {
    database,
    clock,
    signedInUsers,
    nudgeFollowers,
  }: Pick<Services, 'database' | 'clock' | 'signedInUsers' | 'nudgeFollowers'>,
  who: Who,
  key: string,
): Promise<{ readonly farmId: number }> {
  const now = clock.now();
  const farmId = await withSystem(database, async (tx) => {
    const keyHash = hashOfResetKey(key);
    const seen = await findOpenInvitation(tx, keyHash, now);
    // First the farm and then what it has, as all who change its members do: else two could wait for each other.
    const invitation = seen && (await lockFarm(tx, seen.farmId)) && (await findOpenInvitation(tx, keyHash, now));
    if (!invitation) throw new Failure('invitation.invalid');
    if (invitation.email.toLowerCase() !== who.email.toLowerCase()) throw new Failure('invitation.otherAccount');
    await markAccepted(tx, invitation, now);
    const members = await membersOfFarm(tx, invitation.farmId);
    if (!members.some(({ userId }) => userId === who.userId)) {
      await insertMember(tx, invitation.farmId, who.userId, invitation.role);
      const detail = { invitationId: invitation.id, role: invitation.role };
      await recordAudit(tx, who, { action: 'invitation.accepted', farmId: invitation.farmId, detail }, now);
      await tellOfMember(tx, invitation.farmId, who.userId);
    }
    await recordEvent(tx, { topic: 'invitations.changed', farmId: invitation.farmId });
    return invitation.farmId;
  });
  await signedInUsers.forgetUser(who.userId);
  nudgeFollowers();
  return { farmId };
}
