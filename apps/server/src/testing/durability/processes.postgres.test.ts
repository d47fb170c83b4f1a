import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { importedFarm, landFile, type ImportedFarm } from '../import-land.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import type { TestApi } from '../test-api.ts';
import { callsByProcess, linesToProcesses, openLine, type Line } from './lines.ts';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';

const email = 'farmer@example.com';
const password = 'tajne-heslo';
/** Whoever runs a container kills it after ten seconds. */
const killedAfterMilliseconds = 10_000;

let database: ServerDatabase;
let server: ShippedServer;
let address: string;
let lines: [Line, Line];
let owner: { readonly api: TestApi; readonly token: string; readonly land: ImportedFarm };
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  server = startServer({ ...database.settings, PROCESSES: '2', LOG_LEVEL: 'info' });
  address = await server.ready();
  lines = (await linesToProcesses(address, 2)) as [Line, Line];
  const token = await signUpAt(address, email, password);
  const api = apiAt(address, token);
  const zip = zippedShapefile({ parcels: manyParcels(8, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });
  owner = { api, token, land: await importedFarm(api, landFile(zip)) };
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await database.remove();
});

/** The ids that the system gave the processes, in the order in which they came to serve. */
function processIds(): number[] {
  return [...server.output().matchAll(/"processId":(\d+),"msg":"a process serves"/g)].map(([, id]) => Number(id));
}

async function signIn(line: Line, username: string): Promise<{ token: string; cookie: string }> {
  const { bytes, headers } = await line.ask('POST', '/gateway/api/authenticate', { body: { username, password } });
  const cookie = (headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  return { token: (JSON.parse(bytes.toString()) as { id_token: string }).id_token, cookie };
}

const farms = '/agroevidence/farms';

async function statusOf(line: Line, path: string, token: string): Promise<number> {
  return (await line.ask('GET', path, { token })).status;
}

describe('A server of two processes', () => {
  it('says once where it runs, and tells the figures of both wherever it is asked', async () => {
    expect(server.output().match(/runs at/g)).toHaveLength(1);
    for (const line of lines) expect([...(await callsByProcess(line)).keys()].toSorted()).toEqual(['1', '2']);
  });

  it('knows at once everywhere that a session has ended', async () => {
    const [here, there] = lines;
    const { token, cookie } = await signIn(here, email);
    expect([await statusOf(here, farms, token), await statusOf(there, farms, token)]).toEqual([200, 200]);
    expect((await here.ask('DELETE', '/gateway/api/authenticate', { cookie })).status).toBe(204);
    expect([await statusOf(there, farms, token), await statusOf(here, farms, token)]).toEqual([401, 401]);
  });

  it('lets whoever has just made a farm in at once everywhere, and nobody any more once it is deleted', async () => {
    const [here, there] = lines;
    const token = await signUpAt(address, 'neighbour@example.com', password);
    expect(await statusOf(there, farms, token)).toBe(200);
    const made = await here.ask('POST', '/agroevidence/registration/empty', {
      token,
      body: { farmName: 'Sousedova', countryCode: 'CZ' },
    });
    const { id } = JSON.parse(made.bytes.toString()) as { id: number };
    const members = `/gateway/api/farms/${id}/members`;
    expect([made.status, await statusOf(there, members, token)]).toEqual([201, 200]);
    const deletion = { token, body: { name: 'Sousedova' } };
    expect((await there.ask('DELETE', `/agroevidence/farms/${id}`, deletion)).status).toBe(200);
    expect(await statusOf(here, members, token)).toBe(404);
  });

  it('shows an edit that one process has made on the map that the other one cuts', async () => {
    const { land, token } = owner;
    const tile = `/agroevidence/tiles/${land.farm.id}/parcels/0/0/0`;
    const tags = async (): Promise<unknown[]> =>
      Promise.all(lines.map(async (line) => (await line.ask('GET', tile, { token })).headers.etag));
    const [before] = await tags();
    const change = `/agroevidence/parcels/${land.parcels[0]?.id}`;
    expect((await lines[0].ask('PATCH', change, { token, body: { name: 'Nová' } })).status).toBe(200);
    await expect.poll(async () => new Set(await tags()).size, { timeout: 5000 }).toBe(1);
    expect((await tags())[0]).not.toBe(before);
    const list = await lines[1].ask('GET', '/agroevidence/parcels', { token });
    expect(list.bytes.toString()).toContain('Nová');
  });

  it('tells those who follow one process what happens in the other', async () => {
    const { land, token } = owner;
    const headers = { authorization: `Bearer ${token}` };
    // Connections go to the processes in turn: of two streams each has one.
    const streams = await Promise.all([0, 1].map(() => fetch(`${address}/core/farms/events`, { headers })));
    const change = `/agroevidence/parcels/${land.parcels[1]?.id}`;
    await lines[0].ask('PATCH', change, { token, body: { name: 'Jiná' } });
    await Promise.all(streams.map((stream) => told(stream, 'parcels.changed')));
  });

  it('does once what comes twice under one key, wherever it comes', async () => {
    const token = await signUpAt(address, 'twice@example.com', password);
    const body = { farmName: 'Jen jedna', countryCode: 'CZ' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const made = await Promise.all(
      lines.map((line) => line.ask('POST', '/agroevidence/registration/empty', { token, body, headers })),
    );
    const ids = made.map(({ bytes }) => (JSON.parse(bytes.toString()) as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    expect((await apiAt(address, token).agroevidence.farms.list()).total).toBe(1);
  });

  it('counts the calls of a network over both', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      const line = lines[time % 2] ?? lines[0];
      statuses.push((await line.ask('GET', `/gateway/accounts?email=a${time}@b.cz`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('A process that is killed', () => {
  it('is replaced, and the other one goes on meanwhile', async () => {
    await expect.poll(processIds).toHaveLength(2);
    process.kill(processIds()[1] ?? 0, 'SIGKILL');
    const answers = await Promise.allSettled(lines.map((line) => line.ask('GET', '/health/ready')));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await server.says('a process has ended and is replaced');
    const line = openLine(address);
    expect((await line.ask('GET', '/health/ready')).status).toBe(200);
    line.end();
    await expect.poll(processIds, { timeout: 15_000 }).toHaveLength(3);
    lines = (await linesToProcesses(address, 2)) as [Line, Line];
    expect(await statusOf(lines[1], farms, owner.token)).toBe(200);
  }, 30_000);
});

describe('Ctrl-C in a terminal, which reaches all processes, under load', () => {
  it('ends all in time and with code 0, and what was acknowledged is kept', async () => {
    const [parcel] = owner.land.parcels;
    const id = parcel?.id ?? 0;
    const state = { acknowledged: '', tried: '' };
    const write = async (): Promise<void> => {
      for (let count = 0; !server.isGone(); count += 1) {
        state.tried = `Pole ${count}`;
        await owner.api.agroevidence.parcels.change({ params: { id }, body: { name: state.tried } });
        state.acknowledged = state.tried;
      }
    };
    const writing = write().catch(() => undefined);
    await expect.poll(() => state.acknowledged).toMatch(/\d\d$/);
    const stopped = performance.now();
    const [first, , replacing] = processIds();
    for (const id of [first, replacing]) process.kill(id ?? 0, 'SIGINT');
    expect(await server.stop('SIGINT')).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(killedAfterMilliseconds);
    await writing;
    server = startServer(database.settings);
    address = await server.ready();
    const again = apiAt(address, await signInAt(address, email, password));
    const { localName } = await again.agroevidence.parcels.read({ params: { id } });
    expect([state.acknowledged, state.tried]).toContain(localName);
  }, 60_000);
});

/** Waits for an event on a stream, and ends it. */
async function told(stream: Response, topic: string): Promise<void> {
  const reader = (stream.body ?? new ReadableStream<Uint8Array>()).getReader();
  let text = '';
  while (!text.includes(topic)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream has ended after: ${text}`);
    text += new TextDecoder().decode(value);
  }
  await reader.cancel();
}

describe('What cannot be said of several processes', () => {
  it('is said once, where the port is taken', async () => {
    const port = new URL(address).port;
    const second = startServer({ ...database.settings, PROCESSES: '2', PORT: port });
    expect(await second.ended()).toBe(1);
    expect(second.output().match(/is taken by another program/g)).toHaveLength(1);
  });
});
