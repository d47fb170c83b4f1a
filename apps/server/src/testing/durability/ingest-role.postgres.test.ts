import { freePort } from '@brazda/harness/free-port.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { connectAsync } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';

let database: ServerDatabase;
let web: ShippedServer;
let ingest: ShippedServer;
let mqttPort: number;
let webAddress: string;
let ingestAddress: string;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  mqttPort = await freePort();
  web = startServer({ ...database.settings, ROLE: 'api' });
  ingest = startServer({ ...database.settings, ROLE: 'ingest', MQTT_PORT: String(mqttPort) });
  [webAddress, ingestAddress] = await Promise.all([web.ready(), ingest.ready()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.stop('SIGKILL'), ingest.stop('SIGKILL')]);
  await database.remove();
});

const measured = (id: string, value: number) => ({ id, readings: [{ feature: 'TEMPERATURE', value }] });

async function sendTo(address: string, key: string, body: object): Promise<number> {
  const answer = await fetch(`${address}/iot/uplinks/generic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.body?.cancel();
  return answer.status;
}

describe('a process that only takes in what devices send', () => {
  it('keeps what comes with a key by calls and by MQTT, and another process shows it', async () => {
    const api = apiAt(webAddress, await signUpAt(webAddress, 'farmer@example.com', 'tajne-heslo'));
    const { id } = await api.agroevidence.registration.empty({ body: { farmName: 'U čidel', countryCode: 'CZ' } });
    const nodeIds: number[] = [];
    for (const externalId of ['volana', 'publikovana']) {
      const body = { farm: id, name: externalId, externalId, networkType: 'GENERIC' as const };
      nodeIds.push((await api.iot.nodes.create({ body })).id);
    }
    const { key } = await api.iot.accessKeys.create({ params: { id }, body: { name: 'Sítě' } });

    expect(await sendTo(ingestAddress, key, measured('volana', 21.5))).toBe(202);
    expect(await sendTo(ingestAddress, 'brazda_unknown', measured('volana', 1))).toBe(401);
    const mqttUrl = `mqtt://127.0.0.1:${mqttPort}`;
    const client = await connectAsync(mqttUrl, { username: 'device', password: key });
    await client.publishAsync('devices/publikovana/up', JSON.stringify(measured('publikovana', 22.5)), { qos: 1 });
    await client.endAsync();
    const asStranger = { username: 'device', password: 'brazda_unknown', reconnectPeriod: 0 };
    await expect(connectAsync(mqttUrl, asStranger)).rejects.toThrow();

    const values = async (): Promise<unknown> =>
      Promise.all(
        nodeIds.map(async (nodeId) =>
          (await api.iot.nodes.read({ params: { nodeId } })).sensors.map(({ value }) => value),
        ),
      );
    await expect.poll(values, { timeout: 10_000 }).toEqual([[21.5], [22.5]]);
  }, 30_000);

  it('answers nothing else, whoever asks, and is known to live', async () => {
    const token = await signUpAt(webAddress, 'other@example.com', 'tajne-heslo');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = [
      ['GET', '/'],
      ['GET', '/config/config.json'],
      ['GET', '/openapi.json'],
      ['GET', '/agroevidence/farms'],
      ['GET', '/iot/nodes'],
      ['GET', '/core/farms/events'],
      ['POST', '/gateway/api/authenticate'],
      ['POST', '/gateway/accounts'],
    ] as const;
    const statuses = async (address: string): Promise<number[]> =>
      Promise.all(
        asked.map(async ([method, path]) => {
          const body = method === 'POST' ? { body: '{}' } : {};
          const stopping = new AbortController();
          const { status } = await fetch(`${address}${path}`, { method, headers, signal: stopping.signal, ...body });
          stopping.abort();
          return status;
        }),
      );
    expect(await statuses(webAddress)).not.toContain(404);
    expect(await statuses(ingestAddress)).toEqual(asked.map(() => 404));
    expect((await fetch(`${ingestAddress}/health/ready`)).status).toBe(200);
  }, 30_000);

  it('ends cleanly when it is told to, and lets devices that are connected go', async () => {
    const { key } = await keyOfNewFarm();
    const client = await connectAsync(`mqtt://127.0.0.1:${mqttPort}`, {
      ...{ username: 'device', password: key, reconnectPeriod: 0 },
    });
    const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
    expect(await ingest.stop('SIGTERM')).toBe(0);
    await gone;
    await client.endAsync(true);
    expect(web.isGone()).toBe(false);
  }, 30_000);
});

async function keyOfNewFarm(): Promise<{ readonly key: string }> {
  const api = apiAt(webAddress, await signUpAt(webAddress, 'third@example.com', 'tajne-heslo'));
  const { id } = await api.agroevidence.registration.empty({ body: { farmName: 'Třetí', countryCode: 'CZ' } });
  return api.iot.accessKeys.create({ params: { id }, body: { name: 'Sítě' } });
}
