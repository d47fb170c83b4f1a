import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@brazda/harness/free-port.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { devicesOfFarm, type FarmDevice } from '@brazda/simulators/sensor-networks/devices-of-farm.ts';
import { openLine, type Line } from '@brazda/simulators/sensor-networks/hand-on.ts';
import { handedOn } from '@brazda/simulators/sensor-networks/network-bodies.ts';
import { sentMessages } from '@brazda/simulators/sensor-networks/sent-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from '../budget.ts';
import { changeDatabases } from '../database-server.ts';
import { seededRandom } from '../seeded-random.ts';
import type { TestApi } from '../test-api.ts';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';

const kills = isThorough ? 10 : 3;
const outages = isThorough ? 3 : 1;
const email = 'farmer@example.com';
const password = 'tajne-heslo';
const place = { seed: 11, latitude: 49.36, longitude: 16.8, elevation: 560 };
const from = Date.UTC(2026, 5, 1) / 1000;
const senders = 6;
const betweenMessagesMilliseconds = 15;
/** So many are acknowledged between two that something happens to. */
const fewestBetween = 60;

let database: ServerDatabase;
let settings: Readonly<Record<string, string>>;
let url: string;
let server: ShippedServer | undefined;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  const [port, mqttPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  settings = { ...database.settings, PORT: String(port), MQTT_PORT: String(mqttPort), LOG_LEVEL: 'error' };
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await database.remove();
});

async function start(): Promise<ShippedServer> {
  server = startServer(settings);
  await server.ready();
  return server;
}

async function farmOf(
  devices: readonly FarmDevice[],
): Promise<{ readonly key: string; readonly nodeIds: readonly number[] }> {
  const api = apiAt(url, await signUpAt(url, email, password));
  const { id } = await api.agroevidence.registration.empty({ body: { farmName: 'U čidel', countryCode: 'CZ' } });
  const nodeIds: number[] = [];
  for (const { externalId, network: networkType, model, number } of devices) {
    const body = { farm: id, name: `${model.name} ${number}`, externalId, networkType, deviceType: model.deviceType };
    nodeIds.push((await api.iot.nodes.create({ body })).id);
  }
  const { key } = await api.iot.accessKeys.create({ params: { id }, body: { name: 'Sítě' } });
  return { key, nodeIds };
}

interface Stream {
  /** Messages that were acknowledged, each once. */
  acknowledged: number;
  /** How often one was not and was sent again. */
  sentAgain: number;
  isOver: boolean;
}

/** Sends message after message, each until it is acknowledged. */
async function keepSending(line: Line, messages: ReturnType<typeof sentMessages>, stream: Stream): Promise<void> {
  for (let next = messages.next(); !next.done && !stream.isOver; next = messages.next()) {
    for (let copy = 0; copy < next.value.copies; copy += 1) {
      const sentAgain = await line.handOn(handedOn(next.value, copy));
      stream.sentAgain += sentAgain;
    }
    stream.acknowledged += 1;
    await pause(betweenMessagesMilliseconds);
  }
}

function goesOn(stream: Stream): Promise<void> {
  const before = stream.acknowledged;
  return expect.poll(() => stream.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + fewestBetween);
}

/** Nobody may connect to the database, and all connections are ended, for a while. */
async function databaseAway(milliseconds: number): Promise<void> {
  const own = new URL(database.settings['DATABASE_URL'] ?? '');
  const name = own.pathname.slice(1);
  own.pathname = '/postgres';
  await changeDatabases(own.href, `alter database ${name} allow_connections false`);
  await changeDatabases(own.href, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await pause(milliseconds);
  await changeDatabases(own.href, `alter database ${name} allow_connections true`);
}

/** Counted node by node: of many messages together it is only told that they are many. */
async function totals(
  { iot }: TestApi,
  nodeIds: readonly number[],
): Promise<{ readonly all: number; readonly read: number }> {
  const sum = { all: 0, read: 0 };
  for (const id of nodeIds) {
    const query = { 'node-id': id, 'per-page': 1 };
    const [all, read] = [
      await iot.messages.list({ query }),
      await iot.messages.list({ query: { ...query, state: 'READ' } }),
    ];
    sum.all += all.total;
    sum.read += read.total;
  }
  return sum;
}

describe('messages of devices that come by calls and by MQTT', () => {
  it('are neither lost nor doubled once they are acknowledged, whatever happens to server and database', async () => {
    const random = seededRandom(20_261_126);
    let running = await start();
    const devices = devicesOfFarm({ count: 24, place });
    const { key, nodeIds } = await farmOf(devices);
    const line = openLine({ url, key, mqttUrl: `mqtt://127.0.0.1:${settings['MQTT_PORT']}` });
    const stream: Stream = { acknowledged: 0, sentAgain: 0, isOver: false };
    const messages = sentMessages(devices, from, from + 60 * 86_400);
    const sending = Promise.all(Array.from({ length: senders }, () => keepSending(line, messages, stream)));

    for (let round = 0; round < kills; round += 1) {
      await goesOn(stream);
      await pause(random() * 500);
      await running.stop('SIGKILL');
      running = await start();
    }
    for (let round = 0; round < (isEmbedded() ? 0 : outages); round += 1) {
      await goesOn(stream);
      await databaseAway(500 + random() * 2500);
    }
    await goesOn(stream);
    stream.isOver = true;
    await sending;
    await line.close();

    expect(stream.sentAgain).toBeGreaterThan(0);
    const api = apiAt(url, await signInAt(url, email, password));
    const { acknowledged } = stream;
    await expect
      .poll(() => totals(api, nodeIds), { timeout: 120_000, interval: 500 })
      .toEqual({ all: acknowledged, read: acknowledged });
    // Nothing comes after the last one.
    await pause(2000);
    expect(await totals(api, nodeIds)).toEqual({ all: acknowledged, read: acknowledged });
    expect(await running.stop('SIGINT')).toBe(0);
  }, 600_000);
});
