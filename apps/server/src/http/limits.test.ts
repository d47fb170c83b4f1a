import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everyEndpoint, injection } from '#server/testing/contract-calls.ts';
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
    title: 'asking whether an account exists',
    most: 30,
    send: (remoteAddress) =>
      started.app.inject({ url: `/gateway/accounts?email=${remoteAddress}@b.cz`, remoteAddress }),
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

const limited = everyEndpoint().filter(({ endpoint }) => endpoint.limit);
const quicklyLimited = startApp({ limitFactor: 0.05 });

describe('the limits of the contract', () => {
  it('are on every call that creates something, and on each that asks a registry or reads a file', () => {
    const costly = everyEndpoint().filter(({ endpoint: { creates, file } }) => creates ?? file);
    const asking = ['eagri.signIn', 'eagri.changeAccess', 'eagri.checkUpdates', 'landUpdates.begin'];
    const names = limited.map(({ name }) => name);
    const wanted = [...costly.map(({ name }) => name), ...asking.map((name) => `agroevidence.${name}`)];
    const forAdministrators = ['gateway.farmUsers.add'];
    expect(wanted.filter((name) => !names.includes(name))).toEqual(forAdministrators);
  });

  it('are all that say `request.tooMany`', () => {
    const declared = everyEndpoint().filter(({ endpoint }) => endpoint.errors?.includes('request.tooMany'));
    expect(declared).toEqual([]);
    expect(limited.length).toBeGreaterThan(15);
  });

  it.each(limited)('hold for $name', async (call) => {
    const most = Math.ceil((call.endpoint.limit?.calls ?? 0) * 0.05);
    const network = `198.18.${limited.indexOf(call)}.1`;
    const ask = async (): Promise<number> => {
      const request = await injection(call, { params: { id: 1 }, query: { email: randomUUID() }, body: {} });
      return (await quicklyLimited.app.inject({ ...request, remoteAddress: network })).statusCode;
    };
    for (let time = 0; time < most; time += 1) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it('count sign-ups together, by whichever address they come', async () => {
    const signUp = (url: string): Promise<Answer> =>
      started.app.inject({ method: 'POST', url, remoteAddress: '198.18.200.1', payload: {} });
    for (let time = 0; time < 20; time += 1)
      expect((await signUp(`/gateway/accounts${time % 2 ? '' : '/register'}`)).statusCode).toBe(400);
    expect((await signUp('/gateway/accounts')).statusCode).toBe(429);
    expect((await signUp('/gateway/accounts/register')).statusCode).toBe(429);
  });

  it('count questions about one email, whichever networks they come from and however it is written', async () => {
    const ask = (network: number, email: string): Promise<Answer> =>
      started.app.inject({
        url: `/gateway/accounts?email=${encodeURIComponent(email)}`,
        remoteAddress: `198.19.${network}.1`,
      });
    for (let time = 0; time < 20; time += 1) expect((await ask(time, 'jana@farma.cz')).statusCode).toBe(200);
    expect((await ask(100, ' Jana@Farma.cz')).statusCode).toBe(429);
    expect((await ask(100, 'petr@farma.cz')).statusCode).toBe(200);
  });
});

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
    let count = 0;
    const url = (): string => `/gateway/accounts?email=a${(count += 1)}@b.cz`;
    const ask = (remoteAddress: string, forwardedFor: string): Promise<Answer> =>
      started.app.inject({ url: url(), remoteAddress, headers: { 'x-forwarded-for': forwardedFor } });
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
