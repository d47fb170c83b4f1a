import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import { apiAt, signUpAt } from './network-api.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';
import type { Environment } from '@brazda/harness/server-process.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const embedded = isEmbedded();

// What one of the databases only can do is not there on the other, rather than skipped.
const itEmbedded = embedded ? it : undefined;
const itOnPostgres = embedded ? undefined : it;
const describeOnPostgres = embedded ? undefined : describe;

let database: ServerDatabase;
const servers: ShippedServer[] = [];
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
});
afterAll(async () => {
  await database.remove();
});

function start(settings: Environment = {}): ShippedServer {
  const server = startServer({ ...database.settings, ...settings });
  servers.push(server);
  return server;
}

/** Ends by itself with this code and one plain line, no trace of the program. */
async function refuses(server: ShippedServer, code: number, ...says: readonly (string | RegExp)[]): Promise<void> {
  expect(await server.ended()).toBe(code);
  const output = server.output().trim();
  for (const text of says) expect(output).toMatch(text);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(output.split('\n')).toHaveLength(1);
}

/** Every file below a folder with its size and time of change. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();
}

/** What happens while this process is held still, so that whatever changes was changed by another one. */
async function whileHeld<T>({ pid }: ShippedServer, happens: () => Promise<T>): Promise<T> {
  process.kill(pid, 'SIGSTOP');
  try {
    return await happens();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

const lockPath = (): string => join(database.folder, 'brazda.lock');

describe('A start that cannot succeed says why', () => {
  it('with a wrong configuration', async () => {
    await refuses(start({ PORT: 'http', ROLE: 'everything' }), 1, /PORT/, /ROLE/);
    await refuses(start({ MODULES: 'gateway,tractors' }), 1, "there is no module 'tractors'");
  });

  it('with a taken port, and lets the data folder go', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    await refuses(start({ PORT: port }), 1, `Port ${port} is taken`);
    other.close();
    expect(existsSync(lockPath())).toBe(false);
  });

  it('with an address that is not this machine’s', async () => {
    await refuses(start({ HOST: '192.0.2.1' }), 1, 'no address 192.0.2.1');
  });

  it('with a PostgreSQL that cannot be reached, without the password', async () => {
    const server = start({ DATABASE_URL: 'postgres://farm:tajne@127.0.0.1:1/brazda' });
    await refuses(server, 1, /PostgreSQL at 127\.0\.0\.1:1\/brazda cannot be reached/, /Check DATABASE_URL/);
    expect(server.output()).not.toContain('tajne');
  });

  it('with an address of a database that is none', async () => {
    await refuses(start({ DATABASE_URL: 'brazda on my server' }), 1, /DATABASE_URL/);
  });

  it('with a data folder that is a file', async () => {
    const file = join(database.folder, 'file');
    writeFileSync(file, '');
    await refuses(start({ DATA_DIR: file }), 1, file);
  });

  itEmbedded?.('with a folder of a database that is damaged', async () => {
    const folder = join(database.folder, 'damaged');
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
    await refuses(start({ DATA_DIR: folder }), 1, folder, 'Restore the folder from a backup');
    expect(existsSync(join(folder, 'brazda.lock'))).toBe(false);
  });
});

describeOnPostgres?.('A PostgreSQL that is not fit', () => {
  /** The server with its own catalogue of settings and extensions hidden behind ours. */
  async function pretend(view: string): Promise<Environment> {
    const url = new URL(database.settings['DATABASE_URL'] ?? '');
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`drop schema if exists pretended cascade; create schema pretended; ${view}`);
    await client.end();
    url.searchParams.set('options', '-c search_path=pretended,pg_catalog,public');
    return { DATABASE_URL: url.href };
  }

  it('has no PostGIS', async () => {
    const settings = await pretend(
      'create view pretended.pg_available_extensions as select * from pg_catalog.pg_available_extensions where false',
    );
    await refuses(start(settings), 1, 'PostGIS is not installed', 'apt-get install');
  });

  it('is too old', async () => {
    const settings = await pretend(
      "create function pretended.current_setting(text) returns text language sql as $$ select '140010' $$",
    );
    await refuses(start(settings), 1, 'older than version 15');
  });
});

describe('Two starts on one data folder', () => {
  itEmbedded?.('second one refuses at once with code 78, the process and the folder; the first goes on', async () => {
    const first = start();
    const address = await first.ready();
    await whileHeld(first, async () => {
      const before = filesBelow(database.folder);
      await refuses(start(), 78, database.folder, `process ${first.pid} `);
      expect(filesBelow(database.folder)).toEqual(before);
    });
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  itOnPostgres?.('share a database of PostgreSQL', async () => {
    const [first, second] = [start(), start()];
    for (const server of [first, second])
      expect((await fetch(`${await server.ready()}/health/ready`)).status).toBe(200);
  });
});

describe('Ctrl-C', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'closes in order on %s, with an open stream, and lets the folder go',
    async (signal) => {
      const server = start();
      const address = await server.ready();
      const token = await signUpAt(address, `${signal.toLowerCase()}@example.com`, 'tajne-heslo');
      const events = await fetch(`${address}/core/farms/events`, { headers: { authorization: `Bearer ${token}` } });
      expect(events.status).toBe(200);
      expect(await server.stop(signal)).toBe(0);
      await expect(events.text()).resolves.toContain('retry:');
      expect(existsSync(lockPath())).toBe(false);
      expect(server.output()).not.toMatch(/error|warn/i);
    },
  );
});

describe('A process of some parts', () => {
  it('serves the modules that it was told to, and describes only those', async () => {
    const address = await start({ MODULES: 'gateway,core' }).ready();
    const { paths } = (await (await fetch(`${address}/openapi.json`)).json()) as { paths: Record<string, unknown> };
    const served = new Set(Object.keys(paths).map((path) => path.split('/')[1]));
    expect(served).toEqual(new Set(['gateway', 'core']));
    expect((await fetch(`${address}/core/farms/countries`)).status).toBe(200);
    const other = await fetch(`${address}/agroevidence/countries/supported`);
    expect(other.status).toBe(404);
    expect(await other.json()).toMatchObject({ code: 'route.notFound' });
  });

  itOnPostgres?.('takes calls or works on jobs, by its role', async () => {
    const address = await start({ ROLE: 'api' }).ready();
    const api = apiAt(address, await signUpAt(address, 'roles@example.com', 'tajne-heslo'));
    const zip = zippedShapefile({ parcels: manyParcels(3, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });
    const { importId } = await api.agroevidence.registration.shapefile({
      query: { countryCode: 'CZ', farmName: 'Podle rolí' },
      file: new File([new Uint8Array(zip)], 'parcels.zip'),
    });
    const state = async (): Promise<string> =>
      (await api.agroevidence.imports.read({ params: { id: importId ?? 0 } })).state;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await state()).toBe('WAITING');
    const worker = start({ ROLE: 'worker' });
    await worker.says('works on jobs');
    await expect.poll(state, { timeout: 15_000 }).toBe('SUCCESS');
    expect(await worker.stop('SIGINT')).toBe(0);
  });

  itEmbedded?.('is refused with the embedded database, which no other process could work on', async () => {
    await refuses(start({ ROLE: 'api' }), 1, 'ROLE=api needs DATABASE_URL');
  });
});

it('runs on what the tests run on', () => {
  expect(inject('databaseTemplate').kind).toBe(embedded ? 'pglite' : 'postgres');
});
