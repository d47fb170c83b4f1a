import type { Who } from '#server/access/who.ts';
import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import { Failure } from '#server/foundation/failure.ts';
import { changeMemberRole, lockFarm, membersOfFarm, type MemberRow } from '../../core/public.ts';

/**
 * The members of a farm that whoever asks belongs to; until the transaction ends, no other changes them. Looked up here
 * anew, whatever is remembered of who asks. Throws `farm.notFound`.
 */
export async function requireMember(tx: SystemTransaction, who: Who, farmId: number): Promise<MemberRow[]> {
  const isThere = await lockFarm(tx, farmId);
  const members = isThere ? await membersOfFarm(tx, farmId) : [];
  if (!members.some(({ userId }) => userId === who.userId)) throw new Failure('farm.notFound');
  return members;
}

/** The same for whoever owns the farm. Throws `farm.notFound` and `farm.ownersOnly`. */
export async function requireOwner(tx: SystemTransaction, who: Who, farmId: number): Promise<MemberRow[]> {
  const members = await requireMember(tx, who, farmId);
  if (!members.some(({ userId, role }) => userId === who.userId && role === 'owner')) {
    throw new Failure('farm.ownersOnly');
  }
  return members;
}

/** Throws `member.lastOwner` where a farm would be left without an owner. */
export function refuseLastOwner(members: readonly MemberRow[], userId: number): void {
  const owners = members.filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]?.userId === userId) throw new Failure('member.lastOwner');
}

/** After administrators have changed who belongs to a farm: where nobody owns it, whoever belongs to it longest does. */
export async function keepOwned(tx: SystemTransaction, actor: Actor, farmId: number, at: Date): Promise<void> {
  const members = await membersOfFarm(tx, farmId);
  const [first] = members;
  if (!first || members.some(({ role }) => role === 'owner')) return;
  await changeMemberRole(tx, farmId, first.userId, 'owner');
  const detail = { userId: first.userId, role: 'owner' };
  await recordAudit(tx, actor, { action: 'member.roleChanged', farmId, detail }, at);
  await tellOfMember(tx, farmId, first.userId);
}
