import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEvents } from '#server/testing/event-stream.ts';
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
  const member = await started.make.member(farm, 'manager');
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
      [member.id, 'manager'],
    ]);
  });

  it('is said by owners and managers, who give and take no role above their own', async () => {
    const { owner, member: manager, farm } = await shared();
    const worker = await started.make.member(farm, 'worker');
    const { change, remove } = membersOf(manager);
    const ofOwner = { id: farm.id, userId: owner.id };
    const ofWorker = { id: farm.id, userId: worker.id };
    const refused = { status: 403, code: 'member.roleAbove' };
    await expect(remove({ params: ofOwner })).rejects.toMatchObject(refused);
    await expect(change({ params: ofOwner, body: { role: 'reader' } })).rejects.toMatchObject(refused);
    await expect(change({ params: ofWorker, body: { role: 'owner' } })).rejects.toMatchObject(refused);
    expect(await change({ params: ofWorker, body: { role: 'manager' } })).toMatchObject({ role: 'manager' });
    expect(await membersOf(worker).change({ params: ofWorker, body: { role: 'reader' } })).toMatchObject({
      role: 'reader',
    });
    const asReader = membersOf(worker).change({ params: ofWorker, body: { role: 'manager' } });
    await expect(asReader).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
  });

  it('may do what their role allows at once, as soon as it is another', async () => {
    const { owner, farm } = await shared();
    const parcel = await started.make.parcel({ farm });
    const reader = await started.make.member(farm, 'reader');
    const rename = (): Promise<unknown> =>
      started.api(reader).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'Nad mlýnem' } });
    await expect(rename()).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    const params = { id: farm.id, userId: reader.id };
    await membersOf(owner).change({ params, body: { role: 'manager' } });
    await expect(rename()).resolves.toMatchObject({ localName: 'Nad mlýnem' });
    await membersOf(owner).change({ params, body: { role: 'worker' } });
    await expect(rename()).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
  });

  it('is changed only as whoever changes it knows it, where they say which version they know', async () => {
    const { owner, member, farm } = await shared();
    const { list, change, remove } = membersOf(owner);
    const params = { id: farm.id, userId: member.id };
    const known = (await list({ params: { id: farm.id } })).rows.find(({ userId }) => userId === member.id);
    const version = known?.version ?? 0;
    const theirs = await change({ params, body: { role: 'worker' }, version });
    expect(theirs).toMatchObject({ role: 'worker', version: version + 1 });
    const refused = { status: 412, code: 'record.changed', body: { current: theirs } };
    await expect(change({ params, body: { role: 'reader' }, version })).rejects.toMatchObject(refused);
    await expect(remove({ params, version })).rejects.toMatchObject(refused);
    expect((await list({ params: { id: farm.id } })).rows).toContainEqual(theirs);
    expect(await change({ params, body: { role: 'reader' }, version: theirs.version })).toMatchObject({
      role: 'reader',
    });
    expect(await change({ params, body: { role: 'manager' } })).toMatchObject({ role: 'manager' });
  });

  it('is told to all who look at the farm when a role is another', async () => {
    const { owner, member, farm } = await shared();
    const events = await openEvents(started.app, member.token, `?farmIds=${farm.id}`);
    await membersOf(owner).change({ params: { id: farm.id, userId: member.id }, body: { role: 'reader' } });
    expect(await events.next()).toEqual({ farmId: farm.id, topic: 'members.changed' });
    events.close();
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
    const demoted = membersOf(owner).change({ params: { id: farm.id, userId: owner.id }, body: { role: 'manager' } });
    await expect(demoted).rejects.toMatchObject({ code: 'member.lastOwner' });
    const removed = membersOf(owner).remove({ params: { id: farm.id, userId: owner.id } });
    await expect(removed).rejects.toMatchObject({ code: 'member.lastOwner' });
    await membersOf(owner).change({ params: { id: farm.id, userId: member.id }, body: { role: 'owner' } });
    const both = await Promise.allSettled([leave(owner), leave(member)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('owns it next, whoever may most, where an administrator takes the last owner out', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const reader = await started.make.member(farm, 'reader');
    const member = await started.make.member(farm, 'manager');
    const admin = await started.make.admin();
    const query = { farmIds: [farm.id] };
    await started.api(admin).gateway.farmUsers.remove({ query, body: { userId: owner.id } });
    const { rows } = await membersOf(member).list({ params: { id: farm.id } });
    expect(rows.map(({ userId, role }) => [userId, role])).toEqual([
      [reader.id, 'reader'],
      [member.id, 'owner'],
    ]);
  });

  it('is written down with every change', async () => {
    const { owner, member, farm } = await shared();
    const params = { id: farm.id, userId: member.id };
    await membersOf(owner).change({ params, body: { role: 'owner' } });
    await membersOf(owner).change({ params, body: { role: 'owner' } });
    await membersOf(member).leave({ params: { id: farm.id } });
    const { rows } = await sql<{ action: string; userId: number; detail: unknown }>`
      select action, user_id, detail from core.audit_event where farm_id = ${farm.id} and user_id in (${owner.id}, ${member.id})
      order by id`.execute(started.services.database.kysely);
    expect(rows).toEqual([
      {
        action: 'member.roleChanged',
        userId: owner.id,
        detail: { userId: member.id, roleBefore: 'manager', role: 'owner' },
      },
      { action: 'member.left', userId: member.id, detail: {} },
    ]);
  });
});
