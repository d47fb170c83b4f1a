import { sql } from 'kysely';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { Browser, tokenIn, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const hour = 3_600_000;
const graceMilliseconds = 30_000;

async function signedIn(rememberMe = false): Promise<Browser> {
  const browser = new Browser(started.app);
  await browser.signIn(await started.make.user(), rememberMe);
  return browser;
}

function codeOf(answer: Answer): [number, string] {
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

const ended = [401, 'authentication.expired'];

/** Whether a token still opens anything. */
async function opens(token: string): Promise<boolean> {
  const answer = await started.app.inject({
    url: '/agroevidence/farms',
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.statusCode === 200;
}

describe('GET api/authenticate', () => {
  it('gives a new token of the same session, and a new cookie each time', async () => {
    const browser = await signedIn();
    const cookies = [browser.cookie?.value];
    const sessions = [];
    for (let time = 0; time < 5; time += 1) {
      const answer = await browser.renew();
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      cookies.push(browser.cookie?.value);
      sessions.push(decodeJwt(tokenIn(answer))['sid']);
    }
    expect(new Set(cookies).size).toBe(6);
    expect(new Set(sessions).size).toBe(1);
  });

  it('tells of farms that came since', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    await browser.signIn(user);
    const farm = await started.make.farm(user);
    expect(decodeJwt(tokenIn(await browser.renew()))['user_farms']).toMatchObject([{ id: farm.id, name: farm.name }]);
  });

  it('gives tabs that ask at the same time the same successor', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 6 }, () => browser.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.renew()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(tabs.map(({ cookie }) => cookie?.value)).size).toBe(1);
    expect((await tabs[3]?.renew())?.statusCode).toBe(200);
  });

  it('ends in one living session after two hundred renewals in one second', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 200 }, () => browser.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.renew()));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(new Set(tabs.map(({ cookie }) => cookie?.value)).size).toBe(1);
    expect((await tabs[100]?.copy().renew())?.statusCode).toBe(200);
    const { rows } = await sql<{ living: number }>`
      select count(*)::int as living from gateway.session
      where id = ${browser.cookie?.value.split('.')[0] ?? ''}::uuid and revoked_at is null`.execute(
      started.services.database.kysely,
    );
    expect(rows).toEqual([{ living: 1 }]);
  });

  it('answers a cookie that was just renewed, for a browser that lost the answer', async () => {
    const browser = await signedIn();
    const lost = browser.copy();
    await browser.renew();
    started.clock.advance(graceMilliseconds - 2000);
    expect((await lost.renew()).statusCode).toBe(200);
    expect(lost.cookie?.value).toBe(browser.cookie?.value);
  });

  it('answers it also much later, while nobody has shown its successor: then the answer was lost', async () => {
    const browser = await signedIn();
    const lost = browser.copy();
    await browser.renew();
    started.clock.advance(8 * hour);
    const tab = lost.copy();
    expect((await lost.renew()).statusCode).toBe(200);
    expect((await tab.renew()).statusCode).toBe(200);
    expect(tab.cookie?.value).toBe(lost.cookie?.value);
    expect((await lost.renew()).statusCode).toBe(200);
  });

  it('ends the session for everybody when the successor that was thought lost is shown after that', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    await browser.renew();
    started.clock.advance(graceMilliseconds + 1000);
    const token = tokenIn(await thief.renew());
    expect(await opens(token)).toBe(true);
    expect(codeOf(await browser.renew())).toEqual(ended);
    expect(codeOf(await thief.renew())).toEqual(ended);
    expect(await opens(token)).toBe(false);
  });

  it('takes a later use for theft: it ends the session for everybody, tokens included, at once', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    await browser.renew();
    const token = tokenIn(await browser.renew());
    expect(await opens(token)).toBe(true);
    started.clock.advance(graceMilliseconds + 1000);
    expect(codeOf(await thief.renew())).toEqual(ended);
    expect(await opens(token)).toBe(false);
    expect(codeOf(await browser.renew())).toEqual(ended);
  });

  it('does not take a cookie from the future or from another session', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const [sessionId = '', , seal = ''] = (browser.cookie?.value ?? '').split('.');
    const otherSeal = (other.cookie?.value ?? '').split('.')[2] ?? '';
    const forged = [
      `${sessionId}.1.${seal}`,
      `${sessionId}.0.${otherSeal}`,
      `${sessionId}.0.`,
      'x',
      '',
      `${sessionId}.-1.${seal}`,
    ];
    for (const value of forged) {
      const thief = new Browser(started.app);
      thief.cookie = { name: 'brazda', value };
      expect(codeOf(await thief.renew()), value).toEqual(ended);
    }
    expect((await browser.renew()).statusCode).toBe(200);
  });

  it('is refused after signing out, as is every token of that session, while other sessions of the user live on', async () => {
    const user = await started.make.user();
    const [browser, elsewhere] = [new Browser(started.app), new Browser(started.app)];
    const tokens = [tokenIn(await browser.signIn(user))];
    const kept = [browser.copy()];
    for (let time = 0; time < 2; time += 1) {
      tokens.push(tokenIn(await browser.renew()));
      kept.push(browser.copy());
    }
    const other = tokenIn(await elsewhere.signIn(user));
    expect(await Promise.all(tokens.map(opens))).toEqual([true, true, true]);
    expect((await browser.signOut()).statusCode).toBe(204);
    expect(browser.cookie).toBeUndefined();
    for (const token of tokens) {
      const call = started.api({ token }).agroevidence.farms.list();
      await expect(call).rejects.toMatchObject({ status: 401, code: 'authentication.expired' });
    }
    for (const old of kept) expect(codeOf(await old.renew())).toEqual(ended);
    expect(await opens(other)).toBe(true);
    expect((await elsewhere.renew()).statusCode).toBe(200);
  });

  it('is refused without a cookie', async () => {
    expect(codeOf(await new Browser(started.app).renew())).toEqual(ended);
  });

  it('is refused from other sites and as a page, and leaves the session as it was', async () => {
    const browser = await signedIn();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: 'https://evil.example/page' },
    ];
    for (const headers of foreign) {
      expect(codeOf(await browser.copy().renew(headers)), JSON.stringify(headers)).toEqual([403, 'request.crossSite']);
    }
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', host: 'farma.example' };
    expect((await browser.renew(own)).statusCode).toBe(200);
    expect((await browser.renew({ origin: 'http://farma.example', host: 'farma.example' })).statusCode).toBe(200);
  });

  it('ends after twelve hours without use, and each use begins them anew', async () => {
    const browser = await signedIn();
    started.clock.advance(11 * hour);
    expect((await browser.renew()).statusCode).toBe(200);
    started.clock.advance(11 * hour);
    expect((await browser.renew()).statusCode).toBe(200);
    started.clock.advance(12 * hour + 1);
    expect(codeOf(await browser.renew())).toEqual(ended);
  });

  it('ends after a day at the latest', async () => {
    const browser = await signedIn();
    for (const hours of [10, 10]) {
      started.clock.advance(hours * hour);
      expect((await browser.renew()).statusCode).toBe(200);
    }
    started.clock.advance(4 * hour + 1);
    expect(codeOf(await browser.renew())).toEqual(ended);
  });

  it('lasts thirty days without use and ninety in all where the user is remembered', async () => {
    const idle = await signedIn(true);
    const used = await signedIn(true);
    started.clock.advance(29 * 24 * hour);
    expect((await used.renew()).statusCode).toBe(200);
    started.clock.advance(24 * hour + 1);
    expect(codeOf(await idle.renew())).toEqual(ended);
    for (const days of [28, 28]) {
      started.clock.advance(days * 24 * hour);
      expect((await used.renew()).statusCode).toBe(200);
    }
    started.clock.advance(4 * 24 * hour);
    expect(codeOf(await used.renew())).toEqual(ended);
  });
});

describe('DELETE api/authenticate', () => {
  it('ends the session wherever its cookie is, takes the cookie away, and its tokens open nothing at once', async () => {
    const browser = await signedIn();
    const otherTab = browser.copy();
    const token = tokenIn(await browser.renew());
    expect(await opens(token)).toBe(true);
    const answer = await browser.signOut();
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect(answer.cookies[0]).toMatchObject({ name: 'brazda', value: '', path: '/', httpOnly: true });
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0);
    expect(await opens(token)).toBe(false);
    expect(codeOf(await otherTab.renew())).toEqual(ended);
  });

  it('leaves other sessions of the same user alone', async () => {
    const user = await started.make.user();
    const [here, there] = [new Browser(started.app), new Browser(started.app)];
    await here.signIn(user);
    const token = tokenIn(await there.signIn(user));
    await here.signOut();
    expect(await opens(token)).toBe(true);
    expect((await there.renew()).statusCode).toBe(200);
  });

  it('may be repeated, and does no harm without a cookie', async () => {
    const browser = await signedIn();
    const again = browser.copy();
    expect(
      [await browser.signOut(), await again.signOut(), await browser.signOut()].map(({ statusCode }) => statusCode),
    ).toEqual([204, 204, 204]);
  });

  it('is refused from other sites', async () => {
    const browser = await signedIn();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      expect(codeOf(await browser.copy().signOut(headers))).toEqual([403, 'request.crossSite']);
    }
    expect((await browser.renew()).statusCode).toBe(200);
  });
});
