import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import { importedFarm, landFile } from '../import-land.ts';
import { CallFailed } from '@brazda/harness/typed-client.ts';
import type { TestApi } from '../test-api.ts';

let database: ServerDatabase;
let server: ShippedServer;
let address: string;
let api: TestApi;
let administrator: pg.Client;
let parcels: readonly { readonly id: number }[];
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  server = startServer({ ...database.settings, DATABASE_POOL: '4', LOG_LEVEL: 'error' });
  address = await server.ready();
  api = apiAt(address, await signUpAt(address, 'farmer@example.com', 'tajne-heslo'));
  const zip = zippedShapefile({ parcels: manyParcels(8, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });
  ({ parcels } = await importedFarm(api, landFile(zip)));
  administrator = new pg.Client({ connectionString: database.settings['DATABASE_URL'] });
  await administrator.connect();
});
afterAll(async () => {
  await administrator.end();
  await server.stop('SIGKILL');
  await database.remove();
});

async function terminateAll(): Promise<number> {
  const { rowCount } = await administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rowCount ?? 0;
}

interface Seen {
  answered: number;
  putOff: number;
  readonly others: unknown[];
}

/** Makes a call; one that is put off says so, and when to come again. */
async function attempt(seen: Seen, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    seen.answered += 1;
    return true;
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'service.unavailable') seen.putOff += 1;
    else seen.others.push(error);
    return false;
  }
}

describe('A server whose connections are ended again and again, under load', () => {
  it('goes on, answers or puts calls off, and loses nothing that it has acknowledged', async () => {
    const seen: Seen = { answered: 0, putOff: 0, others: [] };
    const state = { isOver: false };
    const possible = new Map<number, Set<string>>();
    const writers = parcels.map(async ({ id }) => {
      for (let count = 0; !state.isOver; count += 1) {
        const name = `${id}-${count}`;
        const names = possible.get(id) ?? new Set();
        possible.set(id, names.add(name));
        const change = (): Promise<unknown> => api.agroevidence.parcels.change({ params: { id }, body: { name } });
        if (await attempt(seen, change)) possible.set(id, new Set([name]));
      }
    });
    const readers = Array.from({ length: 4 }, async () => {
      while (!state.isOver) await attempt(seen, () => api.agroevidence.parcels.list());
    });
    let terminated = 0;
    for (let round = 0; round < 12; round += 1) {
      const before = seen.answered;
      await expect.poll(() => seen.answered, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before + 5);
      terminated += await terminateAll();
    }
    state.isOver = true;
    await Promise.all([...writers, ...readers]);
    expect(terminated).toBeGreaterThan(12);
    expect(seen.others, server.output()).toEqual([]);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const { rows } = await api.agroevidence.parcels.list();
    for (const { id, localName } of rows) expect(possible.get(id)).toContain(localName);
    expect(server.output()).not.toMatch(/Unhandled|uncaught/);
  }, 60_000);
});

describe('A lock that nobody lets go', () => {
  it('puts off those who need it, and nobody else', async () => {
    const other = apiAt(address, await signUpAt(address, 'neighbour@example.com', 'tajne-heslo'));
    await administrator.query('begin');
    await administrator.query('lock table agroevidence.parcel in access exclusive mode');
    const seen: Seen = { answered: 0, putOff: 0, others: [] };
    const [{ id } = { id: 0 }] = parcels;
    const slow = Array.from({ length: 40 }, () =>
      attempt(seen, () => api.agroevidence.parcels.read({ params: { id } })),
    );
    expect((await other.agroevidence.farms.list()).total).toBe(0);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    await Promise.all(slow);
    await administrator.query('rollback');
    expect(seen).toEqual({ answered: 0, putOff: 40, others: [] });
    expect((await api.agroevidence.parcels.list()).total).toBe(8);
  }, 60_000);
});

describe('A call that is put off', () => {
  it('says in how many seconds it is worth trying again', async () => {
    await administrator.query('begin');
    await administrator.query('lock table core.farm_user in access exclusive mode');
    const { status, headers } = await fetch(`${address}/gateway/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'farmer@example.com', password: 'tajne-heslo' }),
    });
    await administrator.query('rollback');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }, 30_000);
});
