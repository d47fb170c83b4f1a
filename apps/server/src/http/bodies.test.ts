import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { landFile } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';
import { multipart } from '#server/testing/test-api.ts';

const started = startApp();
let user: TestUser;

beforeAll(async () => {
  user = await started.make.user();
});

const json = { 'content-type': 'application/json' };

async function register(payload: string | Buffer, token?: string): Promise<[number, string]> {
  const headers = { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer = await started.app.inject({
    method: 'POST',
    url: '/agroevidence/registration/empty',
    headers,
    payload,
  });
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

describe('A body', () => {
  it('is not read before its sender is known', async () => {
    expect(await register('this is no JSON')).toEqual([401, 'authentication.required']);
    expect(await register('['.repeat(500_000) + ']'.repeat(500_000))).toEqual([401, 'authentication.required']);
    expect(await register('this is no JSON', 'nobody')).toEqual([401, 'authentication.expired']);
  });

  it('is not read for a call that does not exist for its sender', async () => {
    const answer = await started.app.inject({
      method: 'PUT',
      url: '/agroevidence/admin/farms/1',
      headers: { ...json, authorization: `Bearer ${user.token}` },
      payload: 'this is no JSON',
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'route.notFound']);
  });

  it('is refused where it is larger than any call needs', async () => {
    const body = JSON.stringify({ farmName: 'x'.repeat(40_000), countryCode: 'CZ' });
    expect(await register(body, user.token)).toEqual([413, 'request.tooLarge']);
  });

  it('is refused where it is nested deeper than any call needs, or not in UTF-8', async () => {
    const nested = `{"farmName":${'['.repeat(30)}${']'.repeat(30)},"countryCode":"CZ"}`;
    expect(await register(nested, user.token)).toEqual([400, 'request.malformed']);
    const latin = Buffer.from('{"farmName":"Lán","countryCode":"CZ"}', 'latin1');
    expect(await register(latin, user.token)).toEqual([400, 'request.malformed']);
    const brackets = JSON.stringify({ farmName: `"${'['.repeat(100)}\\`, countryCode: 'CZ' });
    expect(await register(brackets, user.token)).toEqual([201, undefined]);
  });
});

describe('Uploads that come at the same time', () => {
  it('are refused where one sends more than may be held, and taken again afterwards', async () => {
    const app = await createApp(started.services, { limitFactor: 1000, heldUploads: { inAll: 5000, ofOne: 3000 } });
    try {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/agroevidence/registration/shapefile/validate?countryCode=CZ`;
      const send = async ({ token }: TestUser, bytes: number): Promise<[number, string | null]> => {
        const { headers, payload } = await multipart('lpisFile', landFile(Buffer.alloc(bytes, 'x')));
        const answer = await fetch(url, {
          method: 'POST',
          headers: { ...headers, authorization: `Bearer ${token}` },
          body: Uint8Array.from(payload),
        });
        await answer.arrayBuffer();
        return [answer.status, answer.headers.get('retry-after')];
      };
      const answers = await Promise.all([1, 2, 3].map(() => send(user, 2000)));
      expect(answers.filter(([status]) => status === 429)).toEqual([
        [429, '10'],
        [429, '10'],
      ]);
      const others = await Promise.all([1, 2].map(() => started.make.user()));
      expect(await send(user, 2000)).toEqual([200, null]);
      expect(await Promise.all(others.map((other) => send(other, 2000)))).toEqual([
        [200, null],
        [200, null],
      ]);
    } finally {
      await app.close();
    }
  });
});
