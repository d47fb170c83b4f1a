import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Front } from '#server/mail/front.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { findEveryFarm, type MemberRow } from '../../core/public.ts';
import { refuseAbove, requireGiver } from '../farm-members/require-member.ts';
import { hashOfResetKey, newResetKey } from '../password-reset/reset-key.ts';
import { beginAttempt, type AttemptPace } from '../sessions/failed-attempts.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  deleteEndedInvitations,
  listInvitations,
  replaceInvitation,
  revokeInvitation,
  type InvitationRow,
} from './invitations.repository.ts';

const dayMilliseconds = 86_400_000;
const lifeMilliseconds = 14 * dayMilliseconds;
const keptMilliseconds = 30 * dayMilliseconds;
/** So that nobody's letter box can be filled from here, and no farm can write to a whole village. */
const paceOfAddress: AttemptPace = { free: 5, firstDelaySeconds: 300, longestDelaySeconds: 3600 };
const paceOfFarm: AttemptPace = { free: 30, firstDelaySeconds: 60, longestDelaySeconds: 3600 };

interface InvitationWish {
  readonly farmId: number;
  readonly email: string;
  readonly role: FarmRole;
  readonly front: Front;
}

/** The invitations of a farm that nobody has accepted. Throws `farm.notFound` and `farm.notAllowed`. */
export function readInvitations(
  { database }: Pick<Services, 'database'>,
  who: Who,
  farmId: number,
): Promise<InvitationRow[]> {
  return withSystem(database, async (tx) => {
    await requireGiver(tx, who, farmId);
    return listInvitations(tx, farmId);
  });
}

/**
 * Sends somebody a link by which they come to a farm, in the language of whoever invites. Whether there is an account with
 * that email is not even looked at. Throws `farm.notFound`, `farm.notAllowed`, `member.exists`, `request.tooMany`,
 * and `member.roleAbove` where the role, or that of an invitation before it, is above that of whoever invites.
 */
export async function inviteMember<T>(
  { database, clock, nudge }: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  { farmId, email, role, front }: InvitationWish,
  tell: (tx: SystemTransaction, row: InvitationRow) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  await withSystem(database, async (tx) => refuseAbove((await requireGiver(tx, who, farmId)).own, role));
  await beginAttempt(database, `invite-from|${farmId}`, now, paceOfFarm);
  await beginAttempt(database, `invite|${email.toLowerCase()}`, now, paceOfAddress);
  const key = newResetKey();
  const told = await withSystem(database, async (tx) => {
    const { members, own } = await requireGiver(tx, who, farmId);
    const before = (await listInvitations(tx, farmId)).filter((sent) => isSame(sent.email, email));
    refuseAbove(own, role, ...before.filter(({ revokedAt }) => revokedAt === null).map((sent) => sent.role));
    if (members.some((member) => isSame(member.email, email))) {
      throw new Failure('member.exists');
    }
    const farm = await findEveryFarm(tx, farmId);
    if (!farm) throw new Failure('farm.notFound');
    const row = await replaceInvitation(tx, {
      farmId,
      email,
      role,
      keyHash: hashOfResetKey(key),
      invitedBy: who.userId,
      invitedAt: now,
      expiresAt: new Date(now.getTime() + lifeMilliseconds),
    });
    const inviter = nameOf(own);
    await queueMail(
      tx,
      invitationMail({ email, language: who.language, farmName: farm.name, inviter, role }, front, key),
    );
    await recordAudit(tx, who, { action: 'invitation.sent', farmId, detail: { invitationId: row.id, role } }, now);
    await recordEvent(tx, { topic: 'invitations.changed', farmId });
    return tell(tx, row);
  });
  nudge();
  return told;
}

/**
 * Lets the link of an invitation open nothing any more. Throws `invitation.notFound`, `member.roleAbove`, and what those
 * need who say who belongs to a farm.
 */
export async function callBackInvitation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  farmId: number,
  invitationId: number,
): Promise<void> {
  const now = clock.now();
  await withSystem(database, async (tx) => {
    const { own } = await requireGiver(tx, who, farmId);
    const sent = (await listInvitations(tx, farmId)).find(({ id }) => id === invitationId);
    if (sent) refuseAbove(own, sent.role);
    if (!(await revokeInvitation(tx, farmId, invitationId, now))) throw new Failure('invitation.notFound');
    await recordAudit(tx, who, { action: 'invitation.revoked', farmId, detail: { invitationId } }, now);
    await recordEvent(tx, { topic: 'invitations.changed', farmId });
  });
}

/** Forgets invitations that ended long ago. */
export function sweepInvitations({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  return withSystem(database, (tx) => deleteEndedInvitations(tx, before));
}

function isSame(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase();
}

function nameOf({ email, firstName, lastName }: MemberRow): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : `${name} (${email})`;
}
