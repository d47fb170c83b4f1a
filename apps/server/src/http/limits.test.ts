import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import type { Answer } from '#server/testing/browser.ts';
import { networkOf } from './limits.ts';

const started = startApp({ limitFactor: 1, environment: { TRUST_PROXY: '10.0.0.1' } });

type Request = (from: string) => Promise<Answer>;

const calls: { title: string; most: number; send: Request }[] = [
  {
    title: 'signing in',
    most: 30,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/gateway/api/authenticate', remoteAddress, payload: {} }),
  },
  {
    title: 'signing up',
    most: 20,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/gateway/accounts', remoteAddress, payload: {} }),
  },
  {
    title: 'registering',
    most: 20,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/gateway/accounts/register', remoteAddress, payload: {} }),
  },
  {
    title: 'asking whether an account exists',
    most: 30,
    send: (remoteAddress) => started.app.inject({ url: '/gateway/accounts?email=a@b.cz', remoteAddress }),
  },
  {
    title: 'asking for a new password',
    most: 20,
    // Without an email nobody is written to, but it counts.
    send: (remoteAddress) => started.app.inject({ method: 'POST', url: '/gateway/reset-password/init', remoteAddress }),
  },
  {
    title: 'asking whether a key can be used',
    most: 30,
    send: (remoteAddress) => started.app.inject({ url: '/gateway/check-reset-key?resetKey=x', remoteAddress }),
  },
  {
    title: 'setting a new password by a key',
    most: 20,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/gateway/reset-password/finish', remoteAddress, payload: {} }),
  },
  {
    title: 'changing the password',
    most: 20,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/gateway/accounts/change-password', remoteAddress, payload: {} }),
  },
  {
    title: 'making farms',
    most: 60,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/agroevidence/registration/empty', remoteAddress, payload: {} }),
  },
  {
    title: 'sending land files',
    most: 60,
    send: (remoteAddress) =>
      started.app.inject({ method: 'POST', url: '/agroevidence/registration/shapefile', remoteAddress }),
  },
];

describe.each(calls)('$title', ({ most, send }) => {
  it(`is refused after ${most} calls of a network, with the time to wait, and not to other networks`, async () => {
    const statuses = [];
    for (let time = 0; time < most; time += 1) statuses.push((await send(`203.0.113.${time}`)).statusCode);
    expect(statuses).not.toContain(429);
    const refused = await send('203.0.113.250');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'request.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('198.51.100.7')).statusCode).not.toBe(429);
  });
});

describe('the network of a caller', () => {
  it('is what a trusted proxy says, and no other', async () => {
    const url = '/gateway/accounts?email=a@b.cz';
    const ask = (remoteAddress: string, forwardedFor: string): Promise<Answer> =>
      started.app.inject({ url, remoteAddress, headers: { 'x-forwarded-for': forwardedFor } });
    for (let time = 0; time < 30; time += 1) await ask('10.0.0.1', `192.0.2.${time}`);
    expect((await ask('10.0.0.1', '192.0.2.200')).statusCode).toBe(429);
    expect((await ask('10.0.0.1', '192.0.3.1')).statusCode).toBe(200);
    expect((await ask('10.0.0.1', '192.0.3.1, 192.0.2.200')).statusCode).toBe(429);
    for (let time = 0; time < 30; time += 1) await ask('172.16.0.9', `192.0.4.${time}`);
    expect((await ask('172.16.0.9', '192.0.5.1')).statusCode).toBe(429);
  });

  it('is the first three numbers of an IPv4 address, and the first half of an IPv6 address', () => {
    expect(networkOf({ ip: '203.0.113.7' })).toBe('203.0.113');
    expect(networkOf({ ip: '::ffff:203.0.113.7' })).toBe('203.0.113');
    expect(networkOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2');
    expect(networkOf({ ip: '2001:db8::1' })).toBe('2001:db8:0:0');
    expect(networkOf({ ip: '::1' })).toBe('0:0:0:0');
  });
});
