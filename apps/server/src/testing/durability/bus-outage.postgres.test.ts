import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brazda/harness/free-port.ts';
import { startNats, type MessageServer } from '@brazda/harness/message-servers.ts';
import { startPostgresCluster, type PostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { keepSending, messagesThere, sendingFarm } from './sending-devices.ts';

const email = 'farmer@example.com';
const password = 'tajne-heslo';
/** Longer than whoever takes in believes a key without asking for it. */
const outageMilliseconds = 7000;

let cluster: PostgresCluster;
let nats: MessageServer;
let settings: Readonly<Record<string, string>>;
let taking: ShippedServer;
let storing: ShippedServer;
const folder = mkdtempSync(join(tmpdir(), 'brazda-bus-'));
beforeAll(async () => {
  [cluster, nats] = await Promise.all([startPostgresCluster({ fsync: 'off', full_page_writes: 'off' }), startNats()]);
  settings = { DATABASE_URL: cluster.url, DATA_DIR: folder, BUS_URL: nats.url, LOG_LEVEL: 'error' };
}, 60_000);
afterAll(async () => {
  await Promise.all([taking.stop('SIGKILL'), storing.stop('SIGKILL')]);
  await Promise.all([cluster.stop(), nats.clear()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Hands what the bus holds to the database, and stores it. */
async function startStoring(): Promise<void> {
  storing = startServer({ ...settings, ROLE: 'worker' });
  await storing.says('works on jobs');
}

describe('messages of devices that a bus keeps while the database is away', () => {
  it('are acknowledged meanwhile, and there once when it is back, also where whoever stores them is killed', async () => {
    const mqttPort = await freePort();
    taking = startServer({ ...settings, ROLE: 'api', MQTT_PORT: String(mqttPort) });
    const url = await taking.ready();
    await startStoring();
    const farm = await sendingFarm(apiAt(url, await signUpAt(url, email, password)));
    const sending = keepSending(farm, { url, mqttUrl: `mqtt://127.0.0.1:${mqttPort}` });
    await sending.goesOn();

    const away = performance.now();
    await cluster.goAway('broken');
    await sending.goesOn();
    await storing.stop('SIGKILL');
    while (performance.now() - away < outageMilliseconds) await sending.goesOn();
    const sentAgain = sending.sentAgain();
    await sending.goesOn();
    expect(sending.sentAgain()).toBe(sentAgain);
    await cluster.comeBack();

    await startStoring();
    await sending.goesOn();
    await storing.stop('SIGKILL');
    await sending.goesOn();
    await startStoring();
    await sending.end();

    const api = apiAt(url, await signInAt(url, email, password));
    const acknowledged = sending.acknowledged();
    await expect
      .poll(() => messagesThere(api, farm.nodeIds), { timeout: 60_000, interval: 500 })
      .toEqual({ all: acknowledged, read: acknowledged });
    expect(await taking.stop('SIGTERM')).toBe(0);
    expect(await storing.stop('SIGTERM')).toBe(0);
  }, 180_000);
});
