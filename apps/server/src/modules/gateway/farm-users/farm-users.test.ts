import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('api/admin/farms/users', () => {
  it('lists the members of any farm, first joined first', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const { farmUsers } = started.api(admin).gateway;
    const list = await farmUsers.list({ query: { farmIds: [farm.id] } });
    expect(list).toMatchObject({ total: 1, rows: [{ userId: user.id, email: user.email, role: 'owner' }] });
  });

  it('adds a user by id or by email, who has the farm at once', async () => {
    const admin = await started.make.admin();
    const { farm } = await started.make.farmer();
    const byId = await started.make.user();
    const byEmail = await started.make.user();
    const { farmUsers } = started.api(admin).gateway;
    const query = { farmIds: [farm.id] };
    const farmsOf = async (user: { token: string }): Promise<number[]> =>
      (await started.api(user).agroevidence.farms.list()).rows.map(({ id }) => id);
    expect(await farmsOf(byId)).toEqual([]);
    expect(await farmUsers.add({ query, body: { userId: byId.id } })).toMatchObject({
      email: byId.email,
      role: 'manager',
    });
    const added = await farmUsers.add({ query, body: { email: ` ${byEmail.email.toUpperCase()}`, role: 'reader' } });
    expect(added.role).toBe('reader');
    expect(await farmsOf(byId)).toEqual([farm.id]);
    expect(await farmsOf(byEmail)).toEqual([farm.id]);
    expect((await farmUsers.list({ query })).total).toBe(3);
  });

  it('adds nobody twice, and nobody who has no account', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const { farmUsers } = started.api(admin).gateway;
    const query = { farmIds: [farm.id] };
    await expect(farmUsers.add({ query, body: { userId: user.id } })).rejects.toMatchObject({ code: 'member.exists' });
    const unknown = farmUsers.add({ query, body: { email: 'nikdo@example.com' } });
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'user.notFound' });
    const nowhere = farmUsers.list({ query: { farmIds: [2_000_000_000] } });
    await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
  });

  it('takes a member out, who loses the farm at once', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const other = await started.make.user();
    const { farmUsers } = started.api(admin).gateway;
    const query = { farmIds: [farm.id] };
    await farmUsers.add({ query, body: { userId: other.id } });
    await farmUsers.remove({ query, body: { userId: user.id } });
    expect((await started.api(user).agroevidence.farms.list()).total).toBe(0);
    const read = started.api(user).agroevidence.farms.read({ params: { id: farm.id } });
    await expect(read).rejects.toMatchObject({ code: 'farm.notFound' });
    const again = farmUsers.remove({ query, body: { userId: user.id } });
    await expect(again).rejects.toMatchObject({ code: 'user.notFound' });
  });

  it('takes out the last member only where that is said, also of two administrators at once', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await started.make.farmer();
    const { farmUsers } = started.api(admin).gateway;
    const query = { farmIds: [farm.id] };
    const last = farmUsers.remove({ query, body: { userId: user.id } });
    await expect(last).rejects.toMatchObject({ status: 409, code: 'member.last' });
    const other = await started.make.user();
    await farmUsers.add({ query, body: { userId: other.id } });
    const both = await Promise.allSettled(
      [user, other].map(({ id }) => farmUsers.remove({ query, body: { userId: id } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await farmUsers.list({ query });
    await farmUsers.remove({ query, body: { userId: rows[0]?.userId ?? 0, evenIfLast: true } });
    expect((await farmUsers.list({ query })).total).toBe(0);
  });

  it('takes exactly one farm', async () => {
    const admin = await started.make.admin();
    const { farmUsers } = started.api(admin).gateway;
    for (const farmIds of [[], [1, 2]]) {
      await expect(farmUsers.list({ query: { farmIds } })).rejects.toMatchObject({ code: 'validation.failed' });
    }
  });
});
