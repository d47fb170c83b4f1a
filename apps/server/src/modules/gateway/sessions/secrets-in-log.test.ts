import { describe, expect, it } from 'vitest';
import { caughtLog } from '#server/testing/caught-log.ts';
import { Browser, tokenIn } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const { log, lines } = caughtLog();
const started = startApp({ log });

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
    lines.length = 0;
    const answer = await started.app.inject({
      url: '/agroevidence/parcels/4711?language=en',
      headers: { authorization: `Bearer ${user.token}` },
    });
    const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'call');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      route: '/agroevidence/parcels/:id',
      status: 404,
      reqId: answer.headers['x-request-id'],
    });
  });
});
