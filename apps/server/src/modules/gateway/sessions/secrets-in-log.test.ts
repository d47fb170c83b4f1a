import { describe, expect, it } from 'vitest';
import { caughtLog } from '#server/testing/caught-log.ts';
import { Browser, tokenIn, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const { log, lines } = caughtLog();
const started = startApp({ log });

/** The lines about one call. */
function toldOf({ headers }: Answer): Readonly<Record<string, unknown>>[] {
  return lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ msg, reqId }) => msg === 'call' && reqId === headers['x-request-id']);
}

describe('the log', () => {
  it('holds no password, token, cookie, email or search text, whatever goes right or wrong', async () => {
    const { user, farm } = await started.make.farmer();
    const browser = new Browser(started.app);
    const first = await browser.signIn(user);
    const cookies = [browser.cookie?.value ?? ''];
    const thief = browser.copy();
    const tokens = [user.token, tokenIn(first), tokenIn(await browser.renew())];
    cookies.push(browser.cookie?.value ?? '');
    await browser.renew();
    cookies.push(browser.cookie?.value ?? '');
    await browser.signIn({ ...user, password: 'spatne-heslo' });
    const headers = { authorization: `Bearer ${tokens[0] ?? ''}` };
    await started.app.inject({ url: `/gateway/accounts?email=hledany@example.com`, headers });
    await started.app.inject({ url: `/agroevidence/parcels?search=tajna-pole&farmIds=${farm.id}`, headers });
    await started.app.inject({ url: `/agroevidence/parcels?search=tajna-pole%00`, headers });
    await started.app.inject({
      method: 'POST',
      url: '/gateway/accounts',
      payload: { email: 'novy@example.com', password: 'x', licenceAccepted: true },
    });
    await started.app.inject({ url: '/agroevidence/farms', headers: { authorization: 'Bearer rozbity.token.zde' } });
    started.clock.advance(31_000);
    expect((await thief.renew()).statusCode).toBe(401);
    await started.app.inject({
      method: 'POST',
      url: '/gateway/api/authenticate',
      payload: '{"password": "rozbite',
      headers: { 'content-type': 'application/json' },
    });

    const text = lines.join('');
    expect(text).toContain('"route":"/gateway/api/authenticate"');
    expect(text).toContain('a renewed session cookie was used again');
    const secrets = [
      user.password,
      user.email,
      'spatne-heslo',
      'hledany@example.com',
      'novy@example.com',
      'tajna-pole',
      'rozbity.token',
      'rozbite',
      ...tokens.flatMap((token) => [token, token.split('.')[2] ?? '']),
      ...cookies.flatMap((cookie) => [cookie, cookie.split('.')[2] ?? '']),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('has one line for each call, with the route and not the address', async () => {
    const { user } = await started.make.farmer();
    const answer = await started.app.inject({
      url: '/agroevidence/parcels/4711?language=en',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(toldOf(answer)).toEqual([
      expect.objectContaining({ method: 'GET', route: '/agroevidence/parcels/:id', status: 404 }),
    ]);
  });

  it('says why a call has failed, who made it and on which farm, by ids alone', async () => {
    const { user, farm } = await started.make.farmer();
    const { farm: foreign } = await started.make.farmer();
    const headers = { authorization: `Bearer ${user.token}` };
    const told = async (url: string): Promise<unknown> => toldOf(await started.app.inject({ url, headers }))[0];
    expect(await told(`/agroevidence/parcels/4711?farmIds=${farm.id}`)).toMatchObject({
      ...{ userId: user.id, farmIds: [farm.id], code: 'parcel.notFound' },
    });
    expect(await told(`/agroevidence/parcels?farmIds=${foreign.id}`)).toMatchObject({
      ...{ userId: user.id, farmIds: [foreign.id], code: 'farm.notFound' },
    });
    const fine = await told('/agroevidence/farms');
    expect(fine).toMatchObject({ userId: user.id, status: 200 });
    expect(fine).not.toHaveProperty('code');
    expect(fine).not.toHaveProperty('originalUserId');
    const stranger = await started.app.inject({ url: '/agroevidence/farms' });
    expect(toldOf(stranger)[0]).toMatchObject({ code: 'authentication.required' });
    expect(toldOf(stranger)[0]).not.toHaveProperty('userId');
    expect(lines.join('')).not.toContain(farm.name);
  });

  it('names the administrator behind the user whom a call was made as', async () => {
    const admin = await started.make.admin();
    const { user } = await started.make.farmer();
    const browser = new Browser(started.app);
    const own = tokenIn(await browser.signIn(admin));
    const acting = tokenIn(await browser.switchTo({ userId: user.id }, own));
    const headers = { authorization: `Bearer ${acting}` };
    const answer = await started.app.inject({ url: '/agroevidence/farms', headers });
    expect(toldOf(answer)[0]).toMatchObject({ userId: user.id, originalUserId: admin.id });
  });
});
