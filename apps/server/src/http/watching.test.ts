import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { App } from './app-types.ts';

const token = 'merici-token-0123456789';
const started = startApp({ environment: { METRICS_TOKEN: token, TRUST_PROXY: '10.0.0.1' } });
const withoutToken = startApp();

/** A database that never answers, as one behind a broken network. */
class SilentDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return new Promise(() => undefined);
  }
}

/** A database whose connections are gone. */
class ClosedDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return Promise.reject(new Error('the pool is closed'));
  }
}

function databaseWith(driver: DummyDriver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

describe('GET /metrics', () => {
  const statusFrom = async (
    { app }: { readonly app: App },
    remoteAddress: string,
    headers: Record<string, string> = {},
  ): Promise<number> => (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  it('shows figures of calls by route to this machine', async () => {
    await started.app.inject({ url: '/agroevidence/parcels/12345' });
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const answer = await started.app.inject({ url: '/metrics', remoteAddress });
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain('route="/agroevidence/parcels/:id",status="401"');
      expect(answer.payload).not.toContain('12345');
    }
  });

  it('counts all hashed files of a build as one', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'brazda-web-'));
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, 'index.html'), '<title>Brázda</title>');
    const names = ['index-Ab12.js', 'index-Cd34.css', 'map-Ef56.js'];
    for (const name of names) writeFileSync(join(webFolder, 'assets', name), '');
    const app = await createApp(started.services, { webFolder });
    for (const name of names) expect((await app.inject({ url: `/assets/${name}` })).statusCode).toBe(200);
    const { payload } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(payload).toContain('brazda_http_request_seconds_count{method="GET",route="/assets/*",status="200"} 3');
    for (const name of names) expect(payload).not.toContain(name);
    await app.close();
    rmSync(webFolder, { recursive: true });
  });

  it('shows them to other machines by the token only', async () => {
    expect(await statusFrom(started, '192.0.2.7')).toBe(404);
    expect(await statusFrom(started, '192.0.2.7', { authorization: 'Bearer jiny-token-0123456789' })).toBe(404);
    expect(await statusFrom(started, '192.0.2.7', { authorization: token })).toBe(404);
    expect(await statusFrom(started, '192.0.2.7', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await statusFrom(withoutToken, '192.0.2.7', { authorization: 'Bearer undefined' })).toBe(404);
    expect(await statusFrom(withoutToken, '192.0.2.7', { authorization: 'Bearer ' })).toBe(404);
  });

  it('does not take a proxy on this machine for this machine, whether it is trusted or not', async () => {
    expect(await statusFrom(withoutToken, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
    expect(await statusFrom(withoutToken, '127.0.0.1', { forwarded: 'for=192.0.2.7' })).toBe(404);
    for (const header of ['via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])
      expect(await statusFrom(withoutToken, '127.0.0.1', { [header]: '192.0.2.7' }), header).toBe(404);
    expect(await statusFrom(started, '10.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
    expect(await statusFrom(started, '10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });
});

describe('health', () => {
  const apps: App[] = [];
  const silent = databaseWith(new SilentDriver());
  const closed = databaseWith(new ClosedDriver());
  beforeAll(async () => {
    for (const kysely of [silent, closed]) {
      // What the whole one is at work on, at that moment, says nothing of these.
      const state = { isFull: () => false, isAtWork: () => false };
      const broken = { ...started.services.database, kysely, state };
      apps.push(await createApp({ ...started.services, database: { ...broken, background: broken } }));
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  it('lives and is ready while the database answers', async () => {
    expect((await started.app.inject({ url: '/health/live' })).json()).toEqual({ status: 'live' });
    const ready = await started.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('lives but is not ready while the database is closed or silent', async () => {
    for (const app of apps) {
      expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
      const ready = await app.inject({ url: '/health/ready' });
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
    }
  });
});
