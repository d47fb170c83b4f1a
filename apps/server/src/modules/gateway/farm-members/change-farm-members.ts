import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { rolesGivenBy } from '@brazda/domain/farm-roles.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import type { Services } from '#server/services.ts';
import { changeMemberRole, deleteMember, type MemberRow } from '../../core/public.ts';
import { revokeInvitationsOf } from '../invitations/invitations.repository.ts';
import { farmMemberView } from './farm-members.view.ts';
import { refuseAbove, refuseLastOwner, requireGiver, requireMember } from './require-member.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'signedInUsers' | 'nudgeFollowers'>;

/** Who belongs to a farm, for those who do. Throws `farm.notFound`. */
export async function readFarmMembers(database: Database, who: Who, farmId: number): Promise<readonly MemberRow[]> {
  return withSystem(database, async (tx) => (await requireMember(tx, who, farmId)).members);
}

/** A member that is to be another, and the version of it that its sender knows, where they say so. */
export interface KnownMember {
  readonly farmId: number;
  readonly userId: number;
  readonly version: number | undefined;
}

/**
 * Gives a member another role. Throws `user.notFound`, `record.changed` with the member as they are now, `member.lastOwner`,
 * `member.roleAbove` where the role that they have or get is above that of who asks, and what those need who say who belongs
 * to a farm.
 */
export async function changeRole(services: Needs, who: Who, known: KnownMember, role: FarmRole): Promise<MemberRow> {
  const { farmId, userId } = known;
  const now = services.clock.now();
  const changed = await withSystem(services.database, async (tx) => {
    const { members, own } = await requireGiver(tx, who, farmId);
    const member = found(members, known);
    refuseAbove(own, member.role, role);
    if (member.role === role) return member;
    if (role !== 'owner') refuseLastOwner(members, userId);
    const given = await changeMemberRole(tx, farmId, userId, role);
    await revokeInvitationsOf(tx, { farmId, invitedBy: userId, stillGiven: rolesGivenBy(role), at: now });
    const detail = { userId, roleBefore: member.role, role };
    await recordAudit(tx, who, { action: 'member.roleChanged', farmId, detail }, now);
    await tellOfMember(tx, farmId, userId);
    return { ...member, ...given };
  });
  await tellOfChange(services, userId);
  return changed;
}

/**
 * Takes a member out, who loses the farm at once. Throws `user.notFound`, `record.changed` with the member as they are now,
 * `member.lastOwner`, `member.roleAbove`, and what those need who say who belongs to a farm.
 */
export async function removeFarmMember(services: Needs, who: Who, known: KnownMember): Promise<void> {
  const { farmId, userId } = known;
  const now = services.clock.now();
  await withSystem(services.database, async (tx) => {
    const { members, own } = await requireGiver(tx, who, farmId);
    refuseAbove(own, found(members, known).role);
    refuseLastOwner(members, userId);
    await endMembership(tx, farmId, userId, now);
    await recordAudit(tx, who, { action: 'member.removed', farmId, detail: { userId } }, now);
  });
  await tellOfChange(services, userId);
}

/** Lets whoever asks out of a farm. Throws `farm.notFound` and `member.lastOwner`. */
export async function leaveFarm(services: Needs, who: Who, farmId: number): Promise<void> {
  const now = services.clock.now();
  await withSystem(services.database, async (tx) => {
    refuseLastOwner((await requireMember(tx, who, farmId)).members, who.userId);
    await endMembership(tx, farmId, who.userId, now);
    await recordAudit(tx, who, { action: 'member.left', farmId }, now);
  });
  await tellOfChange(services, who.userId);
}

/** A member is one no more, and whom they have invited comes to nothing: else they could let themselves in again. */
export async function endMembership(tx: SystemTransaction, farmId: number, userId: number, at: Date): Promise<void> {
  await deleteMember(tx, farmId, userId);
  await revokeInvitationsOf(tx, { farmId, invitedBy: userId, stillGiven: [], at });
  await tellOfMember(tx, farmId, userId);
}

async function tellOfChange({ signedInUsers, nudgeFollowers }: Needs, userId: number): Promise<void> {
  await signedInUsers.forgetUser(userId);
  nudgeFollowers();
}

function found(members: readonly MemberRow[], { userId, version }: Pick<KnownMember, 'userId' | 'version'>): MemberRow {
  const member = members.find((each) => each.userId === userId);
  if (!member) throw new Failure('user.notFound');
  if (version !== undefined && version !== member.version) {
    throw new Failure('record.changed', { current: farmMemberView(member) });
  }
  return member;
}
