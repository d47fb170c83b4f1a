import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { isAbove, mayRole } from '@brazda/domain/farm-roles.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import { Failure } from '#server/foundation/failure.ts';
import { changeMemberRole, lockFarm, membersOfFarm, type MemberRow } from '../../core/public.ts';

/** Who belongs to a farm, and whoever asks among them. */
export interface FarmPeople {
  readonly members: readonly MemberRow[];
  readonly own: MemberRow;
}

/**
 * The people of a farm that whoever asks belongs to; until the transaction ends, no other changes them. Looked up here
 * anew, whatever is remembered of who asks. Throws `farm.notFound`.
 */
export async function requireMember(tx: SystemTransaction, who: Who, farmId: number): Promise<FarmPeople> {
  const isThere = await lockFarm(tx, farmId);
  const members = isThere ? await membersOfFarm(tx, farmId) : [];
  const own = members.find(({ userId }) => userId === who.userId);
  if (!own) throw new Failure('farm.notFound');
  return { members, own };
}

/** The same for whoever says who belongs to the farm. Throws `farm.notFound` and `farm.notAllowed`. */
export async function requireGiver(tx: SystemTransaction, who: Who, farmId: number): Promise<FarmPeople> {
  const people = await requireMember(tx, who, farmId);
  if (!mayRole(people.own.role, 'people.manage')) throw new Failure('farm.notAllowed');
  return people;
}

/** Throws `member.roleAbove` where a role is more than that of whoever gives or takes it. */
export function refuseAbove({ role: own }: Pick<MemberRow, 'role'>, ...roles: readonly FarmRole[]): void {
  if (roles.some((role) => isAbove(role, own))) throw new Failure('member.roleAbove');
}

/** Throws `member.lastOwner` where a farm would be left without an owner. */
export function refuseLastOwner(members: readonly MemberRow[], userId: number): void {
  const owners = members.filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]?.userId === userId) throw new Failure('member.lastOwner');
}

/**
 * After administrators have changed who belongs to a farm: where nobody owns it, whoever may most there does, of several
 * whoever belongs to it longest.
 */
export async function keepOwned(tx: SystemTransaction, actor: Actor, farmId: number, at: Date): Promise<void> {
  const [first, ...others] = await membersOfFarm(tx, farmId);
  if (!first) return;
  const heir = others.reduce((best, member) => (isAbove(member.role, best.role) ? member : best), first);
  if (heir.role === 'owner') return;
  await changeMemberRole(tx, farmId, heir.userId, 'owner');
  const detail = { userId: heir.userId, roleBefore: heir.role, role: 'owner' };
  await recordAudit(tx, actor, { action: 'member.roleChanged', farmId, detail }, at);
  await tellOfMember(tx, farmId, first.userId);
}
