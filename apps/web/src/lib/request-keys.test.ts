import type { CallRequest } from '@brazda/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { calls } from './calls.generated.ts';
import { createRequestKeys } from './request-keys.ts';
import { createSession } from './session.ts';
import { createTransport } from './transport.ts';

function registration(farmName: string): CallRequest {
  const call = calls.agroevidence.registration.empty;
  return { call, module: 'agroevidence', path: call.path, query: {}, body: { farmName, countryCode: 'CZ' } };
}

/** Sends to something that ends in turn as it is told, and gives the keys that it was sent. */
async function keysOf(requests: readonly CallRequest[], ...ends: readonly (Error | undefined)[]): Promise<string[]> {
  const keys = createRequestKeys();
  const seen: string[] = [];
  for (const [index, request] of requests.entries()) {
    const end = ends[index];
    const send = (key: string): Promise<void> => {
      seen.push(key);
      return end ? Promise.reject(end) : Promise.resolve();
    };
    await keys.under(request, send).catch(() => undefined);
  }
  return seen;
}

const twice = [registration('Dvůr'), registration('Dvůr')];

describe('the key of a call that creates something', () => {
  it.each([
    ['the connection was lost', new ApiError(0, { code: 'network.unreachable' })],
    ['the server was in trouble', new ApiError(503, { code: 'service.unavailable' })],
    ['the session had ended', new ApiError(401, { code: 'authentication.expired' })],
    ['it was broken off', new DOMException('', 'AbortError')],
  ])('stays the same when it is sent again after %s', async (_, error) => {
    const [first, second] = await keysOf(twice, error);
    expect(second).toBe(first);
  });

  it.each([
    ['a success', undefined],
    ['a refusal', new ApiError(422, { code: 'country.unsupported' })],
  ])('is another one after %s', async (_, end) => {
    const [first, second] = await keysOf(twice, end);
    expect(second).not.toBe(first);
  });

  it('is another one for something else', async () => {
    const [first, second] = await keysOf([registration('Dvůr'), registration('Samota')], new TypeError('gone'));
    expect(second).not.toBe(first);
  });

  it('is shared by two that are under way at once', async () => {
    const keys = createRequestKeys();
    const seen: string[] = [];
    const slow = (key: string): Promise<void> => {
      seen.push(key);
      return new Promise((resolve) => setTimeout(resolve, 5));
    };
    await Promise.all(twice.map((request) => keys.under(request, slow)));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^[\da-f]{32}$/);
  });

  it('goes along as a header, and with no other call', async () => {
    const headers: (string | null)[] = [];
    const fetch = async (_url: string, init: RequestInit): Promise<Response> => {
      headers.push(new Headers(init.headers).get('idempotency-key'));
      return new Response('[]');
    };
    const session = createSession(() => Promise.reject(new Error('no session')));
    const send = createTransport({ addressOf: (module) => `/${module}`, session, language: () => 'cs', fetch });
    await send(registration('Dvůr'));
    await send({ call: calls.agroevidence.farms.list, module: 'agroevidence', path: '/farms', query: {} });
    expect(headers).toEqual([expect.stringMatching(/^[\da-f]{32}$/), null]);
  });
});
