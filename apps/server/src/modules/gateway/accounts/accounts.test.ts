import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const freshEmail = (): string => `pole-${crypto.randomUUID()}@example.com`;

function signUp(account: object, path = '/gateway/accounts'): Promise<Answer> {
  return started.app.inject({
    method: 'POST',
    url: path,
    payload: { email: freshEmail(), password: 'dlouhé heslo', licenceAccepted: true, ...account },
  });
}

function codeOf(answer: Answer): [number, string] {
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

describe.each(['/gateway/accounts', '/gateway/accounts/register'])('POST %s', (path) => {
  it('makes an account that can sign in', async () => {
    const email = freshEmail();
    const answer = await signUp({ email, password: 'dlouhé heslo' }, path);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ email });
    expect((await new Browser(started.app).signIn({ email, password: 'dlouhé heslo' })).statusCode).toBe(200);
  });
});

describe('signing up', () => {
  it('takes the email without blanks around it and the password with them', async () => {
    const email = freshEmail();
    expect((await signUp({ email: `  ${email} `, password: ' dlouhé heslo ' })).json()).toMatchObject({ email });
    expect((await new Browser(started.app).signIn({ email, password: ' dlouhé heslo ' })).statusCode).toBe(200);
    expect((await new Browser(started.app).signIn({ email, password: 'dlouhé heslo' })).statusCode).toBe(401);
  });

  it.each(['kráva', 'a@', '@b.cz', 'a b@c.cz', 'a@b', 'a@b..cz', 'a@b.cz\u0000', '<a@b.cz>', 'a@b.cz,c@d.cz'])(
    'refuses %j as an email',
    async (email) => {
      expect(codeOf(await signUp({ email }))).toEqual([422, 'GatewayEmail']);
    },
  );

  it('refuses an email that has an account, in any letter case', async () => {
    const { email } = await started.make.user();
    expect(codeOf(await signUp({ email }))).toEqual([422, 'account.exists']);
    expect(codeOf(await signUp({ email: email.toUpperCase() }))).toEqual([422, 'account.exists']);
  });

  it.each(['pět55', '     ', '  abc  ', ''])('refuses %j as a password and says why', async (password) => {
    const answer = await signUp({ password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ path: 'body.password', code: 'password.tooShort' }] });
    expect(answer.payload).not.toContain(password === '' ? 'nothing' : `"${password}"`);
  });

  it.each([false, undefined, 'true', 1])('refuses when the licence is %j', async (licenceAccepted) => {
    const answer = await signUp({ licenceAccepted });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual([
      'body.licenceAccepted',
    ]);
  });

  it('lets nobody make themselves an administrator', async () => {
    const answer = await signUp({ isAdmin: true, is_admin: true, id: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ code: 'validation.unrecognizedKeys' }] });
  });

  it('makes one account of two that want the same email at the same time', async () => {
    const email = freshEmail();
    const answers = await Promise.all([
      signUp({ email }),
      signUp({ email: email.toUpperCase() }),
      signUp({ email }),
      signUp({ email }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
    const { rows } = await sql`select 1 from core.app_user where lower(email) = ${email}`.execute(
      started.services.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  it('keeps the password as an Argon2id hash only', async () => {
    const email = freshEmail();
    await signUp({ email, password: 'dlouhé heslo' });
    const { rows } = await sql<{ passwordHash: string }>`
      select password_hash from gateway.credential c join core.app_user u on u.id = c.user_id where u.email = ${email}`.execute(
      started.services.database.kysely,
    );
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('GET accounts', () => {
  it('says whether an email has an account, in any letter case, and nothing else', async () => {
    const { email } = await started.make.user();
    const { accounts } = started.api().gateway;
    expect(await accounts.exists({ query: { email } })).toBe(true);
    expect(await accounts.exists({ query: { email: ` ${email.toUpperCase()} ` } })).toBe(true);
    expect(await accounts.exists({ query: { email: freshEmail() } })).toBe(false);
    expect(await accounts.exists({ query: { email: '%' } })).toBe(false);
  });

  it('has no other way in than the one that is limited', async () => {
    const answer = await started.app.inject({ method: 'HEAD', url: '/gateway/accounts?email=a@b.cz' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the language of an account', () => {
  it.each([
    ['what is said for it', { language: 'pl' as const }, 'pl'],
    ['that of the call, where nothing is said', {}, 'hu'],
  ])('is %s', async (_, said, language) => {
    const account = { email: freshEmail(), password: 'tajne-heslo' };
    const payload = { ...account, licenceAccepted: true, ...said };
    const created = await started.app.inject({ method: 'POST', url: '/gateway/accounts?language=hu', payload });
    expect(created.statusCode).toBe(201);
    const { id_token: token } = await started.api().gateway.authentication.signIn({
      body: { username: account.email, password: account.password },
    });
    const profile = await started.api({ token }).gateway.users.read({ params: { email: account.email } });
    expect(profile).toMatchObject({ language });
  });
});

describe('GET users/{email}', () => {
  it('shows the own profile, in any letter case', async () => {
    const user = await started.make.user();
    const { users } = started.api(user).gateway;
    const profile = await users.read({ params: { email: user.email.toUpperCase() } });
    expect(profile).toEqual({
      id: user.id,
      email: user.email,
      firstName: '',
      lastName: '',
      language: 'cs',
      authorities: ['ROLE_USER'],
      isAdmin: false,
    });
  });

  it("says the same of another's email as of one that there is not", async () => {
    const [user, other] = [await started.make.user(), await started.make.user()];
    const { users } = started.api(user).gateway;
    for (const email of [other.email, freshEmail()]) {
      await expect(users.read({ params: { email } })).rejects.toMatchObject({ status: 404, code: 'user.notFound' });
    }
  });

  it('takes emails of every length that an account may have', async () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example.com`;
    const email = `${crypto.randomUUID()}+pole@${host}`;
    expect((await signUp({ email, password: 'dlouhé heslo' })).statusCode).toBe(201);
    const signedIn = await new Browser(started.app).signIn({ email, password: 'dlouhé heslo' });
    const token = signedIn.json<{ id_token: string }>().id_token;
    expect(await started.api({ token }).gateway.users.read({ params: { email } })).toMatchObject({ email });
  });
});

describe('a membership that was taken away', () => {
  it('opens nothing any more after five seconds, without a new token', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const { farms, parcels } = started.api(user).agroevidence;
    expect((await farms.list()).total).toBe(1);
    await sql`delete from core.farm_user where user_id = ${user.id}`.execute(started.services.database.kysely);
    started.clock.advance(5001);
    expect((await farms.list()).total).toBe(0);
    await expect(farms.list({ farmIds: [farm.id] })).rejects.toMatchObject({ status: 404 });
    await expect(parcels.read({ params: { id: parcel.id } })).rejects.toMatchObject({ status: 404 });
  });

  it('that was given opens the farm after five seconds, without a new token', async () => {
    const { farm } = await started.make.farmer();
    const guest = await started.make.user();
    const { farms } = started.api(guest).agroevidence;
    await expect(farms.read({ params: { id: farm.id } })).rejects.toMatchObject({ status: 404 });
    await sql`insert into core.farm_user (farm_id, user_id, role) values (${farm.id}, ${guest.id}, 'reader')`.execute(
      started.services.database.kysely,
    );
    started.clock.advance(5001);
    expect(await farms.read({ params: { id: farm.id } })).toMatchObject({ name: farm.name });
  });
});
