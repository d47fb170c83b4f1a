import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '#server/testing/factories.ts';
import { Browser } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const started = startApp({ database: () => openTestDatabase() });

const remove = ({ token }: TestUser, password: string): Promise<unknown> =>
  started.api({ token }).gateway.accounts.remove({ body: { password } });

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(started.services.database.kysely)).rows[0]?.count ?? 0;
}

describe('an account that its user deletes', () => {
  it('needs its password, and is then gone with its sessions', async () => {
    const { user } = await started.make.farmer();
    const wrong = remove(user, 'jine-heslo');
    await expect(wrong).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
    await remove(user, user.password);
    await expect(started.api(user).agroevidence.farms.list()).rejects.toMatchObject({ status: 401 });
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(401);
    expect(await started.api().gateway.accounts.exists({ query: { email: user.email } })).toBe(false);
  });

  it('takes the farms along that were its own alone', async () => {
    const { user, farm } = await started.make.farmer();
    await remove(user, user.password);
    const retired = sql<{ count: number }>`
      select count(*)::int as count from core.farm where id = ${farm.id} and retired_at is not null`;
    expect(await count(retired)).toBe(1);
  });

  it('stays where others work on a farm that nobody else owns, and says on which', async () => {
    const { user, farm } = await started.make.farmer();
    const other = await started.make.user();
    const admin = await started.make.admin();
    const { add } = started.api(admin).gateway.farmUsers;
    await add({ query: { farmIds: [farm.id] }, body: { userId: other.id } });
    const refused = remove(user, user.password);
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'account.lastOwner',
      body: { fields: [{ path: 'farm', code: 'account.lastOwner', detail: { farm: farm.name } }] },
    });
    const { change } = started.api(user).gateway.farmMembers;
    await change({ params: { id: farm.id, userId: other.id }, body: { role: 'owner' } });
    await remove(user, user.password);
    expect((await started.api(other).agroevidence.farms.list()).total).toBe(1);
  });

  it('leaves nothing behind that names the person, and what was done under a number', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.invitation(farm, user, 'friend@example.com');
    const { user: other, farm: theirs } = await started.make.farmer();
    await started.make.invitation(theirs, other, user.email);
    await remove(user, user.password);
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('core', 'gateway', 'agroevidence')`.execute(started.services.database.kysely);
    const named: string[] = [];
    for (const { name } of tables) {
      const mentions = sql<{ count: number }>`
        select count(*)::int as count from ${sql.raw(name)} t where strpos(lower(t::text), ${user.email}) > 0`;
      if ((await count(mentions)) > 0) named.push(name);
    }
    expect(named).toEqual([]);
    const acts = sql<{ count: number }>`
      select count(*)::int as count from core.audit_event where user_id = ${user.id} and action = 'account.deleted'`;
    expect(await count(acts)).toBe(1);
  });
});
