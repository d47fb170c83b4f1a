import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@brazda/harness/free-port.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from '../budget.ts';
import { changeDatabases } from '../database-server.ts';
import { seededRandom } from '../seeded-random.ts';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { keepSending, messagesThere, sendingFarm } from './sending-devices.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';

const kills = isThorough ? 10 : 3;
const outages = isThorough ? 3 : 1;
const email = 'farmer@example.com';
const password = 'tajne-heslo';
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

describe('messages of devices that come by calls and by MQTT', () => {
  it('are neither lost nor doubled once they are acknowledged, whatever happens to server and database', async () => {
    const random = seededRandom(20_261_126);
    let running = await start();
    const farm = await sendingFarm(apiAt(url, await signUpAt(url, email, password)));
    const sending = keepSending(farm, { url, mqttUrl: `mqtt://127.0.0.1:${settings['MQTT_PORT']}` });

    for (let round = 0; round < kills; round += 1) {
      await sending.goesOn();
      await pause(random() * 500);
      await running.stop('SIGKILL');
      running = await start();
    }
    for (let round = 0; round < (isEmbedded() ? 0 : outages); round += 1) {
      await sending.goesOn();
      await databaseAway(500 + random() * 2500);
    }
    await sending.goesOn();
    await sending.end();

    expect(sending.sentAgain()).toBeGreaterThan(0);
    const api = apiAt(url, await signInAt(url, email, password));
    const acknowledged = sending.acknowledged();
    await expect
      .poll(() => messagesThere(api, farm.nodeIds), { timeout: 120_000, interval: 500 })
      .toEqual({ all: acknowledged, read: acknowledged });
    // Nothing comes after the last one.
    await pause(2000);
    expect(await messagesThere(api, farm.nodeIds)).toEqual({ all: acknowledged, read: acknowledged });
    expect(await running.stop('SIGINT')).toBe(0);
  }, 600_000);
});
