import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Language } from '@brazda/contract/shapes.ts';
import { caughtLog } from '#server/testing/caught-log.ts';
import { Browser, tokenIn, type Answer } from '#server/testing/browser.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '@brazda/simulators/mail-server/mail-server.ts';

const hour = 3_600_000;
const publicUrl = 'https://brazda.example';
const otherBrand = 'lanora.example';

let mailServer: MailServer;
const environment: Record<string, string> = {
  MAIL_FROM: 'Brázda <brazda@example.com>',
  PUBLIC_URL: publicUrl,
  BRANDS: JSON.stringify({ [otherBrand]: 'lanora' }),
};
beforeAll(async () => {
  mailServer = await startMailServer({ port: 0 });
  environment['MAIL_URL'] = mailServer.url;
});
afterAll(() => mailServer.close());

const { log, lines } = caughtLog();
const started = startApp({ log, environment, database: () => openTestDatabase() });

const init = (mail: string, headers: Record<string, string> = {}): Promise<Answer> =>
  started.app.inject({ method: 'POST', url: `/gateway/reset-password/init?mail=${encodeURIComponent(mail)}`, headers });

const reset = (): ReturnType<typeof started.api>['gateway']['passwordReset'] => started.api().gateway.passwordReset;

function keyIn({ text }: ReceivedMail): string {
  return /\/reset\?key=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function keyFor({ email }: Pick<TestUser, 'email'>): Promise<string> {
  const before = mailServer.mails.filter(({ to }) => to === email).length;
  expect((await init(email)).statusCode).toBe(204);
  return keyIn(await mailServer.mailTo(email, before));
}

async function signIn(user: { readonly email: string; readonly password: string }): Promise<number> {
  return (await new Browser(started.app).signIn(user)).statusCode;
}

describe('a forgotten password', () => {
  it('is set anew by the key from the mail, and the old one opens nothing any more', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await reset().check({ query: { resetKey: key } })).toBe(true);
    await reset().finish({ body: { key, newPassword: 'nové heslo' } });
    expect(await signIn(user)).toBe(401);
    expect(await signIn({ ...user, password: 'nové heslo' })).toBe(200);
    const told = await mailServer.mailTo(user.email, 1);
    expect(told.subject).toBe('Brázda: heslo bylo změněno');
    expect(told.text).not.toContain('key=');
  });

  it('is asked for in any letter case, and the mail goes to the address of the account', async () => {
    const user = await started.make.user();
    expect((await init(` ${user.email.toUpperCase()} `)).statusCode).toBe(204);
    expect((await mailServer.mailTo(user.email)).text).toContain(user.email);
  });

  it('ends all sessions at once, those of tokens and of cookies', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    const token = tokenIn(await browser.signIn(user, true));
    const { farms } = started.api({ token }).agroevidence;
    expect((await farms.list()).total).toBe(0);
    const key = await keyFor(user);
    expect((await farms.list()).total).toBe(0);
    await reset().finish({ body: { key, newPassword: 'nové heslo' } });
    await expect(farms.list()).rejects.toMatchObject({ status: 401 });
    expect((await browser.renew()).statusCode).toBe(401);
  });

  it('forgets failed attempts to sign in', async () => {
    const user = await started.make.user();
    for (let time = 0; time < 6; time += 1) await signIn({ ...user, password: `hádám ${time}` });
    expect(await signIn(user)).toBe(429);
    const key = await keyFor(user);
    await reset().finish({ body: { key, newPassword: 'nové heslo' } });
    expect(await signIn({ ...user, password: 'nové heslo' })).toBe(200);
  });
});

describe('the key', () => {
  it('works once', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    const finish = (newPassword: string): Promise<unknown> => reset().finish({ body: { key, newPassword } });
    const ends = await Promise.allSettled([finish('první heslo'), finish('druhé heslo'), finish('třetí heslo')]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(finish('čtvrté heslo')).rejects.toMatchObject({ status: 422, code: 'resetKey.invalid' });
    expect(await reset().check({ query: { resetKey: key } })).toBe(false);
  });

  it('works for an hour', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    started.clock.advance(hour + 1000);
    expect(await reset().check({ query: { resetKey: key } })).toBe(false);
    await expect(reset().finish({ body: { key, newPassword: 'nové heslo' } })).rejects.toMatchObject({
      code: 'resetKey.invalid',
    });
    expect(await signIn(user)).toBe(200);
  });

  it('opens nothing once there is a newer one, or the password was changed', async () => {
    const user = await started.make.user();
    const older = await keyFor(user);
    const newer = await keyFor(user);
    expect(await reset().check({ query: { resetKey: older } })).toBe(false);
    expect(await reset().check({ query: { resetKey: newer } })).toBe(true);
    const body = { currentPassword: user.password, newPassword: 'nové heslo' };
    await started.api(user).gateway.accounts.changePassword({ body });
    expect(await reset().check({ query: { resetKey: newer } })).toBe(false);
  });

  it('is not spent on a password that is too short', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    await expect(reset().finish({ body: { key, newPassword: ' pět5  ' } })).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.newPassword', code: 'password.tooShort' }] },
    });
    expect(await reset().check({ query: { resetKey: key } })).toBe(true);
  });

  it('lies in the database as a hash only, and its mail is empty once it is sent', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    const { kysely } = started.services.database;
    const lying = (): Promise<{ rows: { found: boolean }[] }> =>
      sql<{ found: boolean }>`
        select (select string_agg(m::text, '') from core.mail m) like ${`%${key}%`} as found
        union all select (select string_agg(encode(key_hash, 'escape'), '') from gateway.reset_key) like ${`%${key}%`}`.execute(
        kysely,
      );
    await expect.poll(async () => (await lying()).rows).toEqual([{ found: false }, { found: false }]);
  });

  it('stands in no line of the log, nor do the passwords or the address', async () => {
    const user = await started.make.user();
    const key = await keyFor(user);
    await reset().check({ query: { resetKey: key } });
    await reset().finish({ body: { key, newPassword: 'velmi tajné' } });
    await expect(reset().finish({ body: { key, newPassword: 'velmi tajné' } })).rejects.toMatchObject({ status: 422 });
    await mailServer.mailTo(user.email, 1);
    const text = lines.join('');
    expect(text).toContain('/gateway/reset-password/finish');
    expect([key, user.email, user.password, 'velmi tajné'].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it.each(['', 'x', "' or 1=1 --", '\u0000', 'A'.repeat(43)])('is not %j', async (key) => {
    const answer = await started.app.inject({ url: `/gateway/check-reset-key?resetKey=${encodeURIComponent(key)}` });
    expect([answer.statusCode, answer.payload]).not.toEqual([200, 'true']);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('asking for a new password', () => {
  it('is answered the same and as late, whether or not there is such an account, and a stranger gets no mail', async () => {
    const user = await started.make.user();
    const timed = async (mail: string): Promise<{ answer: Answer; ms: number }> => {
      const begin = performance.now();
      const answer = await init(mail);
      return { answer, ms: performance.now() - begin };
    };
    const known = await timed(user.email);
    const unknown = await timed('nikdo@example.com');
    expect(unknown.answer.statusCode).toBe(204);
    expect(unknown.answer.payload).toBe(known.answer.payload);
    const told = ({ answer }: { answer: Answer }): string[] => Object.keys(answer.headers).sort();
    expect(told(unknown)).toEqual(told(known));
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(195);
    await mailServer.mailTo(user.email);
    expect(mailServer.mails.filter(({ to }) => to === 'nikdo@example.com')).toEqual([]);
  });

  it('sends three mails at once, and then makes the next one wait, for known and unknown alike', async () => {
    const { email } = await started.make.user();
    for (const mail of [email, 'neznamy@example.com']) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await init(mail)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 429]);
      expect((await init(mail)).headers['retry-after']).toBe('300');
    }
    started.clock.advance(300_000);
    expect((await init(email)).statusCode).toBe(204);
    expect((await init(email)).headers['retry-after']).toBe('600');
  });

  it('does not let a made-up host into the link', async () => {
    const user = await started.make.user();
    await init(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const mail = await mailServer.mailTo(user.email);
    expect(mail.text).toContain(`${publicUrl}/reset?key=`);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('from a brand of the installation leads back to that brand', async () => {
    const user = await started.make.user();
    await init(user.email, { host: otherBrand });
    const mail = await mailServer.mailTo(user.email);
    expect(mail.subject).toBe('Lánora: nové heslo');
    expect(mail.text).toContain(`https://${otherBrand}/reset?key=`);
    expect([mail.html.includes('#1d5f86'), mail.html.includes('#2f6b3c')]).toEqual([true, false]);
  });

  it.each(Language.options)('sends the mail in the language of the user: %s', async (language) => {
    const user = await started.make.user();
    const profile = { firstName: '', lastName: '', language };
    await started.api(user).gateway.users.change({ params: { email: user.email }, body: profile });
    await init(user.email);
    const { html, text, subject } = await mailServer.mailTo(user.email);
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).toMatch(/^Brázda: \S/);
    expect(text).toContain(user.email);
    expect(text).not.toContain('undefined');
  });
});
