import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser, tokenIn } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('POST accounts/change-password', () => {
  it('changes the password, keeps this session and ends the others', async () => {
    const user = await started.make.user();
    const [here, there] = [new Browser(started.app), new Browser(started.app)];
    const token = tokenIn(await here.signIn(user));
    const other = tokenIn(await there.signIn(user));
    const body = { currentPassword: user.password, newPassword: 'jiné heslo' };
    await started.api({ token }).gateway.accounts.changePassword({ body });
    expect((await started.api({ token }).agroevidence.farms.list()).total).toBe(0);
    expect((await here.renew()).statusCode).toBe(200);
    await expect(started.api({ token: other }).agroevidence.farms.list()).rejects.toMatchObject({ status: 401 });
    expect((await there.renew()).statusCode).toBe(401);
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(401);
    expect((await new Browser(started.app).signIn({ ...user, password: 'jiné heslo' })).statusCode).toBe(200);
  });

  it('tells the user by mail, and writes down who did it', async () => {
    const user = await started.make.user();
    const body = { currentPassword: user.password, newPassword: 'jiné heslo' };
    await started.api(user).gateway.accounts.changePassword({ body });
    const { kysely } = started.services.database;
    const mails = await sql`select subject from core.mail where recipient = ${user.email}`.execute(kysely);
    expect(mails.rows).toEqual([{ subject: 'Brázda: heslo bylo změněno' }]);
    const audit = await sql`
      select detail from core.audit_event where user_id = ${user.id} and action = 'password.changed'`.execute(kysely);
    expect(audit.rows).toEqual([{ detail: { by: 'change' } }]);
  });

  it('says that the current password is wrong, and changes nothing', async () => {
    const user = await started.make.user();
    const body = { currentPassword: 'nějaké jiné', newPassword: 'jiné heslo' };
    const change = started.api(user).gateway.accounts.changePassword({ body });
    await expect(change).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(200);
  });

  it('makes whoever guesses the current password wait', async () => {
    const user = await started.make.user();
    const { changePassword } = started.api(user).gateway.accounts;
    const guess = (): Promise<unknown> =>
      changePassword({ body: { currentPassword: 'hádám', newPassword: 'jiné heslo' } }).catch(
        (error: unknown) => (error as { status: number }).status,
      );
    const statuses: unknown[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await guess());
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    started.clock.advance(1000);
    await changePassword({ body: { currentPassword: user.password, newPassword: 'jiné heslo' } });
    expect(await guess()).toBe(422);
  });

  it('refuses a new password of fewer than six characters', async () => {
    const user = await started.make.user();
    const change = started
      .api(user)
      .gateway.accounts.changePassword({ body: { currentPassword: user.password, newPassword: '  pět5 ' } });
    await expect(change).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.newPassword', code: 'password.tooShort' }] },
    });
  });

  it('lets no session begin with the old password while it changes', async () => {
    const user = await started.make.user();
    const body = { currentPassword: user.password, newPassword: 'jiné heslo' };
    const browsers = Array.from({ length: 12 }, () => new Browser(started.app));
    const signingIn = browsers.map((browser) => browser.signIn(user));
    await started.api(user).gateway.accounts.changePassword({ body });
    await Promise.all(signingIn);
    const renewals = await Promise.all(browsers.map((browser) => browser.renew()));
    expect(renewals.map(({ statusCode }) => statusCode)).toEqual(browsers.map(() => 401));
  });
});

describe('PUT users/{email}', () => {
  it('changes how the own user is called and spoken to', async () => {
    const user = await started.make.user();
    const { users } = started.api(user).gateway;
    const params = { email: user.email.toUpperCase() };
    const body = { firstName: '  Jan ', lastName: 'Šťastný', language: 'sk' as const };
    const changed = await users.change({ params, body });
    expect(changed).toMatchObject({ firstName: 'Jan', lastName: 'Šťastný', language: 'sk', email: user.email });
    expect(await users.read({ params })).toEqual(changed);
  });

  it('leaves alone what is not named: a language is chosen without a name, and a name without a language', async () => {
    const user = await started.make.user();
    const { users } = started.api(user).gateway;
    const params = { email: user.email };
    await users.change({ params, body: { firstName: 'Jan', lastName: 'Šťastný' } });
    await users.change({ params, body: { language: 'pl' } });
    expect(await users.read({ params })).toMatchObject({ firstName: 'Jan', lastName: 'Šťastný', language: 'pl' });
    await users.change({ params, body: { lastName: '' } });
    expect(await users.read({ params })).toMatchObject({ firstName: 'Jan', lastName: '', language: 'pl' });
  });

  it("says of another's profile that there is none, and leaves it as it is", async () => {
    const [user, other] = [await started.make.user(), await started.make.user()];
    const body = { firstName: 'Cizí', lastName: '', language: 'en' as const };
    const change = started.api(user).gateway.users.change({ params: { email: other.email }, body });
    await expect(change).rejects.toMatchObject({ status: 404, code: 'user.notFound' });
    const { users } = started.api(other).gateway;
    expect(await users.read({ params: { email: other.email } })).toMatchObject({ firstName: '', language: 'cs' });
  });

  it.each([{ language: 'xx' }, { firstName: 'a'.repeat(101) }, { lastName: 'A\u0007B' }, { isAdmin: true }])(
    'refuses %j',
    async (wrong) => {
      const user = await started.make.user();
      const answer = await started.app.inject({
        method: 'PUT',
        url: `/gateway/api/users/${user.email}`,
        payload: { firstName: '', lastName: '', language: 'cs', ...wrong },
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});
