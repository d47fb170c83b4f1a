import { ErrorBody } from '@brazda/contract/errors.ts';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { Browser, tokenIn, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const behindProxy = startApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
const publicByHttps = startApp({ environment: { PUBLIC_URL: 'https://farma.example.com' } });
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

/** What can be told apart of two answers: all but when and under which number they were given. */
function comparable(answer: Answer): object {
  const { timestamp: _at, requestId: _id, ...body } = answer.json<ErrorBody>();
  const changing = /^(date|x-request-id|x-ratelimit-.*)$/;
  const headers = Object.entries(answer.headers).filter(([name]) => !changing.test(name));
  return { status: answer.statusCode, body, headers };
}

describe('POST api/authenticate', () => {
  it('gives a token that says who it is for ten minutes and which farms are theirs', async () => {
    const { user, farm } = await started.make.farmer();
    const second = await started.make.farm(user, 'Druhá farma');
    const before = Math.floor(started.clock.now().getTime() / 1000);
    const answer = await new Browser(started.app).signIn(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ principal: user.email });
    expect(decodeProtectedHeader(tokenIn(answer))).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const claims = decodeJwt(tokenIn(answer));
    expect(claims).toMatchObject({
      iss: 'brazda',
      aud: 'brazda',
      principal: user.email,
      user_farms: [
        { id: farm.id, name: farm.name },
        { id: second.id, name: 'Druhá farma' },
      ],
    });
    expect((claims.exp ?? 0) - before).toBeGreaterThanOrEqual(600);
    expect((claims.exp ?? 0) - before).toBeLessThan(605);
    expect(claims['sid']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the token small enough for a header, however many farms and however long their names', async () => {
    const user = await started.make.user();
    for (let index = 0; index < 20; index += 1) await started.make.farm(user, `Žluťoučká farma ${'ř'.repeat(180)}`);
    const token = tokenIn(await new Browser(started.app).signIn(user));
    expect(token.length).toBeLessThan(10_000);
    expect(decodeJwt(token)).toMatchObject({ user_farms_truncated: true });
    expect((await started.api({ token }).agroevidence.farms.list()).total).toBe(20);
  });

  it('gives each sign-in a session of its own', async () => {
    const user = await started.make.user();
    const sessions = [await new Browser(started.app).signIn(user), await new Browser(started.app).signIn(user)];
    expect(new Set(sessions.map((answer) => decodeJwt(tokenIn(answer))['sid'])).size).toBe(2);
  });

  it('takes the email in any letter case and with blanks around it, but the password only as it is', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    const email = ` ${user.email.toUpperCase()} `;
    expect((await browser.signIn({ ...user, email })).statusCode).toBe(200);
    expect((await browser.signIn({ ...user, password: ` ${user.password}` })).statusCode).toBe(401);
    expect((await browser.signIn({ ...user, password: user.password.toUpperCase() })).statusCode).toBe(401);
  });

  it('refuses a wrong password in the shape that every error has', async () => {
    const user = await started.make.user();
    const answer = await new Browser(started.app).signIn({ ...user, password: 'neuhodnes' });
    expect(answer.statusCode).toBe(401);
    const body = ErrorBody.strict().parse(answer.json());
    expect(body).toMatchObject({
      status: 401,
      error: 'Unauthorized',
      message: 'The username or the password is wrong.',
      path: '/gateway/api/authenticate',
      code: 'authentication.failed',
    });
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.cookies).toEqual([]);
  });

  it('says the same of a wrong password and of a user that there is not, after one verification each', async () => {
    const user = await started.make.user();
    const verifications = vi.spyOn(started.services.passwords, 'matches');
    const wrong = await new Browser(started.app).signIn({ ...user, password: 'neuhodnes' });
    expect(verifications).toHaveBeenCalledTimes(1);
    const unknown = await new Browser(started.app).signIn({ email: 'nikdo@example.com', password: 'neuhodnes' });
    expect(verifications).toHaveBeenCalledTimes(2);
    verifications.mockRestore();
    expect(comparable(unknown)).toEqual(comparable(wrong));
  });

  it('does not take what is longer than any password, before any work is done', async () => {
    const user = await started.make.user();
    const verifications = vi.spyOn(started.services.passwords, 'matches');
    const answer = await new Browser(started.app).signIn({ ...user, password: 'x'.repeat(257) });
    expect(answer.statusCode).toBe(400);
    expect(verifications).not.toHaveBeenCalled();
    verifications.mockRestore();
  });

  it('is refused from other sites', async () => {
    const user = await started.make.user();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await new Browser(started.app, { headers }).signIn(user);
      expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([403, 'request.crossSite']);
      expect(answer.cookies).toEqual([]);
    }
  });
});

describe('the refresh cookie', () => {
  it('is out of reach of scripts and other sites, and ends with the browser', async () => {
    const user = await started.make.user();
    const [cookie] = (await new Browser(started.app).signIn(user)).cookies;
    expect(cookie).toMatchObject({ name: 'brazda', httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('domain');
  });

  it('is kept for ninety days where the user wishes to be remembered', async () => {
    const user = await started.make.user();
    const [cookie] = (await new Browser(started.app).signIn(user, true)).cookies;
    expect(cookie).toMatchObject({ maxAge: 90 * 24 * 3600, httpOnly: true, sameSite: 'Strict' });
  });

  it('is held to https and to this host where a trusted proxy says that https is spoken', async () => {
    const user = await behindProxy.make.user();
    const [cookie] = (await new Browser(behindProxy.app, { headers: forwarded }).signIn(user)).cookies;
    expect(cookie).toMatchObject({
      name: '__Host-brazda',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('is not changed by what an unknown proxy says', async () => {
    const user = await started.make.user();
    const [plain] = (await new Browser(started.app, { headers: forwarded }).signIn(user)).cookies;
    expect(plain?.name).toBe('brazda');
    const stranger = { headers: forwarded, remoteAddress: '198.51.100.4' };
    const [unbelieved] = (await new Browser(behindProxy.app, stranger).signIn(user)).cookies;
    expect(unbelieved?.name).toBe('brazda');
  });

  it('is held to https where that is the public address, whatever the proxy says', async () => {
    const user = await publicByHttps.make.user();
    const browser = new Browser(publicByHttps.app);
    expect((await browser.signIn(user)).cookies[0]).toMatchObject({ name: '__Host-brazda', secure: true });
    expect((await browser.renew()).statusCode).toBe(200);
    expect((await browser.signOut()).cookies[0]).toMatchObject({ name: '__Host-brazda', value: '', secure: true });
  });
});
