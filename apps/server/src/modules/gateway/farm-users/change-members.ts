import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { tellOfMember } from '#server/live/tell-of-member.ts';
import type { Services } from '#server/services.ts';
import { findUser, findUserByEmail, insertMember, lockFarm, membersOfFarm, type MemberRow } from '../../core/public.ts';
import { endMembership } from '../farm-members/change-farm-members.ts';
import { keepOwned } from '../farm-members/require-member.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'signedInUsers' | 'nudgeFollowers'>;
type ChosenUser = ({ readonly userId: number } | { readonly email: string }) & { readonly role: FarmRole };

/** The members of a farm, first joined first. Throws `farm.notFound`. */
export function readMembers(database: Database, farmId: number): Promise<MemberRow[]> {
  return withSystem(database, async (tx) => {
    await requireFarm(tx, farmId);
    return membersOfFarm(tx, farmId);
  });
}

/** Makes a user a member and tells of it. Throws `farm.notFound`, `user.notFound` and `member.exists`. */
export async function addMember<T>(
  { database, clock, signedInUsers, nudgeFollowers }: Needs,
  who: Who,
  { farmId, chosen }: { readonly farmId: number; readonly chosen: ChosenUser },
  tell: (tx: SystemTransaction, member: MemberRow) => Promise<T>,
): Promise<T> {
  const { userId, told } = await withSystem(database, async (tx) => {
    await requireFarm(tx, farmId);
    const user = await ('userId' in chosen ? findUser(tx, chosen.userId) : findUserByEmail(tx, chosen.email));
    if (!user) throw new Failure('user.notFound');
    const isThis = ({ userId }: MemberRow): boolean => userId === user.id;
    if ((await membersOfFarm(tx, farmId)).some(isThis)) throw new Failure('member.exists');
    await insertMember(tx, farmId, user.id, chosen.role);
    const detail = { userId: user.id, role: chosen.role };
    await recordAudit(tx, who, { action: 'member.added', farmId, detail }, clock.now());
    await tellOfMember(tx, farmId, user.id);
    await keepOwned(tx, who, farmId, clock.now());
    const member = (await membersOfFarm(tx, farmId)).find(isThis);
    if (!member) throw new Error('The member was not kept');
    return { userId: user.id, told: await tell(tx, member) };
  });
  await signedInUsers.forgetUser(userId);
  nudgeFollowers();
  return told;
}

/** Takes a member out. Throws `farm.notFound`, `user.notFound`, and `member.last` unless the farm may be left to nobody. */
export async function removeMember(
  { database, clock, signedInUsers, nudgeFollowers }: Needs,
  who: Who,
  farmId: number,
  { userId, evenIfLast }: { readonly userId: number; readonly evenIfLast: boolean },
): Promise<void> {
  await withSystem(database, async (tx) => {
    await requireFarm(tx, farmId);
    const members = await membersOfFarm(tx, farmId);
    if (!members.some((member) => member.userId === userId)) throw new Failure('user.notFound');
    if (members.length === 1 && !evenIfLast) throw new Failure('member.last');
    await endMembership(tx, farmId, userId, clock.now());
    await recordAudit(tx, who, { action: 'member.removed', farmId, detail: { userId } }, clock.now());
    await keepOwned(tx, who, farmId, clock.now());
  });
  await signedInUsers.forgetUser(userId);
  nudgeFollowers();
}

async function requireFarm(tx: SystemTransaction, farmId: number): Promise<void> {
  if (!(await lockFarm(tx, farmId))) throw new Failure('farm.notFound');
}
