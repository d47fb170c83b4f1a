import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresCluster, type PostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedFarm, landFile } from '../import-land.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import type { TestApi } from '../test-api.ts';
import { Ledger } from './ledger.ts';
import { apiAt, signUpAt } from './network-api.ts';

const readers = 4;
const readyWithinMs = 1000;
const lists = ['/agroevidence/parcels', '/agroevidence/farms', '/agroevidence/actions', '/iot/nodes'];

let cluster: PostgresCluster;
let server: ShippedServer;
let address: string;
let token: string;
let api: TestApi;
let parcels: readonly { readonly id: number; readonly localName: string }[];
const folder = mkdtempSync(join(tmpdir(), 'brazda-away-'));
beforeAll(async () => {
  cluster = await startPostgresCluster({ fsync: 'off', full_page_writes: 'off' });
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: folder, PROCESSES: '2', LOG_LEVEL: 'error' };
  server = startServer(settings);
  address = await server.ready();
  token = await signUpAt(address, 'farmer@example.com', 'tajne-heslo');
  api = apiAt(address, token);
  const zip = zippedShapefile({ parcels: manyParcels(4, [14.3, 49.2], 0.004, 4), columns: DPB_COLUMNS });
  ({ parcels } = await importedFarm(api, landFile(zip)));
}, 60_000);
afterAll(async () => {
  await server.stop('SIGKILL');
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  answered: number;
  putOff: number;
  readonly others: string[];
}

/** Makes a call, and notes how it was answered: done, or put off with the time to wait. */
async function ask(seen: Seen, path: string, name?: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const change = name === undefined ? {} : { method: 'PATCH', body: JSON.stringify({ name }) };
  try {
    const answer = await fetch(`${address}${path}`, { headers, ...change });
    const said = await answer.text();
    if (answer.status === 200) seen.answered += 1;
    else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) seen.putOff += 1;
    else seen.others.push(`${path}: ${answer.status} ${said}`);
    return answer.status === 200;
  } catch (error) {
    seen.others.push(`${path}: ${String(error)}`);
    return false;
  }
}

/** How long it takes from when others can ask the database until the server says that it is ready, and lists are answered. */
async function millisecondsUntilReady(seen: Seen): Promise<number> {
  const other = new pg.Client({ connectionString: cluster.url });
  await other.connect();
  await other.end();
  const began = performance.now();
  while ((await fetch(`${address}/health/ready`)).status !== 200 || !(await ask(seen, '/agroevidence/parcels')))
    await pause(10);
  return performance.now() - began;
}

describe('A server whose database goes away and comes back, under load', () => {
  it('lives on, answers or puts calls off, is ready at once, and loses nothing that it has acknowledged', async () => {
    const seen: Seen = { answered: 0, putOff: 0, others: [] };
    const state = { isOver: false };
    const ledger = new Ledger();
    const reading = Array.from({ length: readers }, async (_, at) => {
      while (!state.isOver) await ask(seen, lists[at % lists.length] ?? '');
    });
    const writing = (async (): Promise<void> => {
      for (let count = 0; !state.isOver; count += 1) {
        const { id } = parcels[count % parcels.length] ?? { id: 0 };
        const name = `Lán ${count}`;
        const acknowledge = ledger.rename(id, name);
        if (await ask(seen, `/agroevidence/parcels/${id}`, name)) acknowledge();
      }
    })();
    const goesOn = async (): Promise<void> => {
      const before = ledger.acknowledgedRenames;
      await expect.poll(() => ledger.acknowledgedRenames, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before);
    };

    for (const [how, milliseconds] of [
      ['closed', 2000],
      ['broken', 1000],
    ] as const) {
      await goesOn();
      await cluster.goAway(how);
      const putOff = seen.putOff;
      expect((await fetch(`${address}/health/ready`)).status).toBe(503);
      await pause(milliseconds);
      expect(seen.putOff).toBeGreaterThan(putOff);
      await cluster.comeBack();
      expect(await millisecondsUntilReady(seen), `ready after the database was ${how}`).toBeLessThan(readyWithinMs);
    }
    await goesOn();
    state.isOver = true;
    await Promise.all([...reading, writing]);

    expect(seen.others, server.output()).toEqual([]);
    for (const { id, localName } of (await api.agroevidence.parcels.list()).rows) {
      const original = parcels.find((parcel) => parcel.id === id)?.localName ?? '';
      expect(ledger.possibleNames(id, original)).toContain(localName);
    }
    expect(server.isGone()).toBe(false);
    expect(server.output()).not.toMatch(/Unhandled|uncaught|a process has ended/);
  }, 30_000);
});
