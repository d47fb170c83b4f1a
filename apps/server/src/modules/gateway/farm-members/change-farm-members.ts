import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import type { Services } from '#server/services.ts';
import { changeMemberRole, deleteMember, type MemberRole, type MemberRow } from '../../core/public.ts';
import { refuseLastOwner, requireMember, requireOwner } from './require-member.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'signedInUsers'>;

/** Who belongs to a farm, for those who do. Throws `farm.notFound`. */
export function readFarmMembers(database: Database, who: Who, farmId: number): Promise<MemberRow[]> {
  return withSystem(database, (tx) => requireMember(tx, who, farmId));
}

/** Makes a member an owner, or an owner a member. Throws `user.notFound` and `member.lastOwner`, and what owners need. */
export async function changeRole(
  { database, clock }: Needs,
  who: Who,
  { farmId, userId, role }: { readonly farmId: number; readonly userId: number; readonly role: MemberRole },
): Promise<MemberRow> {
  return withSystem(database, async (tx) => {
    const members = await requireOwner(tx, who, farmId);
    const member = found(members, userId);
    if (member.role === role) return member;
    if (role !== 'owner') refuseLastOwner(members, userId);
    await changeMemberRole(tx, farmId, userId, role);
    await recordAudit(tx, who, { action: 'member.roleChanged', farmId, detail: { userId, role } }, clock.now());
    await tellOfMember(tx, farmId, userId);
    return { ...member, role };
  });
}

/** Takes a member out, who loses the farm at once. Throws `user.notFound` and `member.lastOwner`, and what owners need. */
export async function removeFarmMember(
  { database, clock, signedInUsers }: Needs,
  who: Who,
  farmId: number,
  userId: number,
): Promise<void> {
  await withSystem(database, async (tx) => {
    const members = await requireOwner(tx, who, farmId);
    found(members, userId);
    refuseLastOwner(members, userId);
    await deleteMember(tx, farmId, userId);
    await recordAudit(tx, who, { action: 'member.removed', farmId, detail: { userId } }, clock.now());
    await tellOfMember(tx, farmId, userId);
  });
  signedInUsers.forgetUser(userId);
}

/** Lets whoever asks out of a farm. Throws `farm.notFound` and `member.lastOwner`. */
export async function leaveFarm({ database, clock, signedInUsers }: Needs, who: Who, farmId: number): Promise<void> {
  await withSystem(database, async (tx) => {
    refuseLastOwner(await requireMember(tx, who, farmId), who.userId);
    await deleteMember(tx, farmId, who.userId);
    await recordAudit(tx, who, { action: 'member.left', farmId }, clock.now());
    await tellOfMember(tx, farmId, who.userId);
  });
  signedInUsers.forgetUser(who.userId);
}

function found(members: readonly MemberRow[], userId: number): MemberRow {
  const member = members.find((each) => each.userId === userId);
  if (!member) throw new Failure('user.notFound');
  return member;
}
