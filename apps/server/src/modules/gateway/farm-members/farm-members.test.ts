import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

interface Shared {
  readonly owner: TestUser;
  readonly member: TestUser;
  readonly farm: TestFarm;
}

/** A farm with its owner and somebody who works on it. */
async function shared(): Promise<Shared> {
  const { user: owner, farm } = await started.make.farmer();
  const member = await started.make.user();
  const admin = await started.make.admin();
  const { farmUsers } = started.api(admin).gateway;
  await farmUsers.add({ query: { farmIds: [farm.id] }, body: { userId: member.id } });
  return { owner, member, farm };
}

const membersOf = (user: TestUser): ReturnType<typeof started.api>['gateway']['farmMembers'] =>
  started.api(user).gateway.farmMembers;

const farmsOf = async (user: TestUser): Promise<number[]> =>
  (await started.api(user).agroevidence.farms.list()).rows.map(({ id }) => id);

describe('who belongs to a farm', () => {
  it('is seen by all of them, and whoever registered it is its owner', async () => {
    const { owner, member, farm } = await shared();
    const { rows } = await membersOf(member).list({ params: { id: farm.id } });
    expect(rows.map(({ userId, role }) => [userId, role])).toEqual([
      [owner.id, 'owner'],
      [member.id, 'member'],
    ]);
  });

  it('is said by owners alone', async () => {
    const { owner, member, farm } = await shared();
    const { change, remove } = membersOf(member);
    const refused = { status: 403, code: 'farm.ownersOnly' };
    const params = { id: farm.id, userId: owner.id };
    await expect(remove({ params })).rejects.toMatchObject(refused);
    await expect(change({ params, body: { role: 'member' } })).rejects.toMatchObject(refused);
  });

  it('loses the farm at once when an owner takes them out', async () => {
    const { owner, member, farm } = await shared();
    expect(await farmsOf(member)).toEqual([farm.id]);
    await membersOf(owner).remove({ params: { id: farm.id, userId: member.id } });
    expect(await farmsOf(member)).toEqual([]);
    const again = membersOf(owner).remove({ params: { id: farm.id, userId: member.id } });
    await expect(again).rejects.toMatchObject({ status: 404, code: 'user.notFound' });
  });

  it('may leave, but never the last owner, also of two who leave at once', async () => {
    const { owner, member, farm } = await shared();
    const leave = (user: TestUser): Promise<unknown> => membersOf(user).leave({ params: { id: farm.id } });
    await expect(leave(owner)).rejects.toMatchObject({ status: 409, code: 'member.lastOwner' });
    const demoted = membersOf(owner).change({ params: { id: farm.id, userId: owner.id }, body: { role: 'member' } });
    await expect(demoted).rejects.toMatchObject({ code: 'member.lastOwner' });
    const removed = membersOf(owner).remove({ params: { id: farm.id, userId: owner.id } });
    await expect(removed).rejects.toMatchObject({ code: 'member.lastOwner' });
    await membersOf(owner).change({ params: { id: farm.id, userId: member.id }, body: { role: 'owner' } });
    const both = await Promise.allSettled([leave(owner), leave(member)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('owns it next where an administrator takes the last owner out', async () => {
    const { owner, member, farm } = await shared();
    const admin = await started.make.admin();
    const query = { farmIds: [farm.id] };
    await started.api(admin).gateway.farmUsers.remove({ query, body: { userId: owner.id } });
    const { rows } = await membersOf(member).list({ params: { id: farm.id } });
    expect(rows.map(({ userId, role }) => [userId, role])).toEqual([[member.id, 'owner']]);
  });

  it('is written down with every change', async () => {
    const { owner, member, farm } = await shared();
    const params = { id: farm.id, userId: member.id };
    await membersOf(owner).change({ params, body: { role: 'owner' } });
    await membersOf(owner).change({ params, body: { role: 'owner' } });
    await membersOf(member).leave({ params: { id: farm.id } });
    const { rows } = await sql<{ action: string; userId: number }>`
      select action, user_id from core.audit_event where farm_id = ${farm.id} and user_id in (${owner.id}, ${member.id})
      order by id`.execute(started.services.database.kysely);
    expect(rows).toEqual([
      { action: 'member.roleChanged', userId: owner.id },
      { action: 'member.left', userId: member.id },
    ]);
  });
});
