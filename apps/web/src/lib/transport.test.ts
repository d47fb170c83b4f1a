import type { CallRequest } from '@brazda/contract/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { calls } from './calls.generated.ts';
import { createSession, type Session } from './session.ts';
import { storage, storageKeys } from './storage.ts';
import { tokenOf } from '#web/testing/render.tsx';
import { createTransport, tokenFetcher } from './transport.ts';

type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

const list: CallRequest = {
  call: calls.agroevidence.parcels.list,
  module: 'agroevidence',
  path: '/parcels',
  query: {},
};
const addressOf = (module: string): string => `/${module}`;

function answer(status: number, body: unknown = []): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'x-total-count': '3' } });
}

/** A server that takes only `good` tokens, and gives one where the cookie is. */
function server(renewal: () => Promise<Response>): ReturnType<typeof vi.fn<FetchLike>> {
  return vi.fn(async (url: string, init: RequestInit) => {
    await Promise.resolve();
    if (url.startsWith('/gateway/api/authenticate')) return renewal();
    const bearer = new Headers(init.headers).get('authorization');
    return bearer === 'Bearer good' ? answer(200, ['row']) : answer(401, { code: 'authentication.required' });
  });
}

function connect(fetch: FetchLike): { session: Session; send: ReturnType<typeof createTransport> } {
  const session = createSession(tokenFetcher(addressOf, fetch));
  return { session, send: createTransport({ addressOf, session, language: () => 'cs', fetch }) };
}

function renewals(fetch: ReturnType<typeof server>): number {
  return fetch.mock.calls.filter(([url]) => url.startsWith('/gateway/api/authenticate')).length;
}

describe('a call', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/farm/7/map');
  });

  it('carries the language and the token, and no farm that nobody has named', async () => {
    storage.write(storageKeys.token, 'good');
    const fetch = server(async () => answer(200));
    await connect(fetch).send({ ...list, query: { page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/agroevidence/parcels?page=2&language=cs');
  });

  it('keeps the farms that the caller names', async () => {
    storage.write(storageKeys.token, 'good');
    const fetch = server(async () => answer(200));
    await connect(fetch).send({ ...list, query: { farmIds: [1, 2] } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/agroevidence/parcels?farmIds=1&farmIds=2&language=cs');
  });

  it('gives the rows and their full number', async () => {
    storage.write(storageKeys.token, 'good');
    expect(await connect(server(async () => answer(200))).send(list)).toEqual({ body: ['row'], total: 3 });
  });

  it('for bytes gives the answer itself, also where there are none', async () => {
    const tile: CallRequest = { ...list, call: calls.agroevidence.tiles.read, path: '/tiles/7/parcels/0/0/0' };
    for (const served of [new Response(new Uint8Array([26, 0])), new Response(null, { status: 204 })]) {
      const { send } = connect(() => Promise.resolve(served));
      expect((await send(tile)).body).toBe(served);
    }
  });

  it('fails with what the server says of it', async () => {
    const fetch = vi.fn(async () => answer(422, { code: 'country.unsupported', message: 'no', fields: [] }));
    await expect(connect(fetch).send(list)).rejects.toMatchObject({ status: 422, code: 'country.unsupported' });
  });

  it('says that the server cannot be reached', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(connect(fetch).send(list)).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
  });

  it('does not try to renew what was never there', async () => {
    const fetch = server(async () => answer(200, { id_token: 'good' }));
    await expect(connect(fetch).send(list)).rejects.toMatchObject({ status: 401 });
    expect(renewals(fetch)).toBe(0);
  });
});

describe('an expired token', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, 'old');
  });

  it('is renewed once for ten calls at a time, and all are repeated', async () => {
    const fetch = server(async () => answer(200, { id_token: 'good' }));
    const { send, session } = connect(fetch);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(list)));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => ['row']));
    expect(renewals(fetch)).toBe(1);
    expect(session.token()).toBe('good');
  });

  it('is asked for with the cookie and without the old token', async () => {
    const fetch = server(async () => answer(200, { id_token: 'good' }));
    await connect(fetch).send(list);
    expect(fetch.mock.calls[1]).toEqual(['/gateway/api/authenticate', { credentials: 'include' }]);
  });

  it('is shown at its renewal by whoever acts as somebody else, and by nobody else', async () => {
    const acting = `e30.${btoa(JSON.stringify({ principal: 'jan@farma.cz', original_user_id: 1 }))}.signature`;
    storage.write(storageKeys.token, acting);
    const fetch = server(async () => answer(200, { id_token: 'good' }));
    await connect(fetch).send(list);
    const renewal = fetch.mock.calls.find(([url]) => url.startsWith('/gateway/api/authenticate'));
    expect(new Headers(renewal?.[1].headers).get('x-expired-authorization')).toBe(`Bearer ${acting}`);
    expect(new Headers(renewal?.[1].headers).get('authorization')).toBeNull();
  });

  it('is not renewed when another tab has done so meanwhile', async () => {
    const fetch = server(async () => answer(200, { id_token: 'other' }));
    const { session } = connect(fetch);
    storage.write(storageKeys.token, 'good');
    expect(await session.renew('old')).toBe('good');
    expect(renewals(fetch)).toBe(0);
  });

  it('is removed when it cannot be renewed, and whoever listens is told', async () => {
    const fetch = server(async () => answer(401, { code: 'authentication.expired' }));
    const { send, session } = connect(fetch);
    const listener = vi.fn();
    session.subscribe(listener);
    const results = await Promise.allSettled([send(list), send(list)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(session.token()).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([500, 502, 503, 429])('is kept with all that is personal when its renewal is answered %i', async (status) => {
    storage.write(`${storageKeys.formState}farm`, 'typed');
    const { send, session } = connect(server(async () => new Response('<html>', { status })));
    await expect(send(list)).rejects.toMatchObject({ status });
    expect(session.token()).toBe('old');
    expect(storage.read(`${storageKeys.formState}farm`)).toBe('typed');
  });

  it.each([401, 403])(
    'is removed when its renewal is refused with %i, and what is personal is kept',
    async (status) => {
      storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
      storage.write(`${storageKeys.formState}farm`, 'typed');
      const { send, session } = connect(server(async () => answer(status, { code: 'authentication.expired' })));
      await expect(send(list)).rejects.toMatchObject({ status });
      expect(session.token()).toBeNull();
      expect(session.endedOf()).toBe('jan@farma.cz');
      expect(storage.read(`${storageKeys.formState}farm`)).toBe('typed');
      session.begin(tokenOf('eva@farma.cz'));
      expect(storage.read(`${storageKeys.formState}farm`)).toBeNull();
    },
  );

  it('that nobody renews is waited for where somebody is asked to sign in again', async () => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    const again = `${tokenOf('jan@farma.cz')}-again`;
    const fetch = vi.fn(async (url: string, init: RequestInit) => {
      await Promise.resolve();
      const isGood = new Headers(init.headers).get('authorization') === `Bearer ${again}`;
      return isGood ? answer(200, ['row']) : answer(401, { code: 'authentication.expired', url });
    });
    const { send, session } = connect(fetch);
    const stopAsking = session.askAgain();
    const waiting = [send(list), send(list)];
    await vi.waitFor(() => expect(session.isInterrupted()).toBe(true));
    session.begin(again);
    expect((await Promise.all(waiting)).map(({ body }) => body)).toEqual([['row'], ['row']]);
    expect(session.isInterrupted()).toBe(false);
    stopAsking();
  });

  it('is not taken over by calls of somebody else', async () => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    const { send, session } = connect(async () => answer(401, { code: 'authentication.expired' }));
    session.askAgain();
    const waiting = send(list);
    await vi.waitFor(() => expect(session.isInterrupted()).toBe(true));
    session.begin(tokenOf('eva@farma.cz'));
    await expect(waiting).rejects.toMatchObject({ status: 401 });
  });

  it('is kept when the server was only out of reach', async () => {
    const { send, session } = connect(server(() => Promise.reject(new TypeError('Failed to fetch'))));
    await expect(send(list)).rejects.toBeInstanceOf(ApiError);
    expect(session.token()).toBe('old');
  });

  it('is not renewed a second time for the same call', async () => {
    const fetch = server(async () => answer(200, { id_token: 'still bad' }));
    await expect(connect(fetch).send(list)).rejects.toMatchObject({ status: 401 });
    expect(renewals(fetch)).toBe(1);
  });
});
