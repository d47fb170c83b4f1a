import { run } from '@brazda/harness/command.ts';
import { ensureProgram } from '@brazda/harness/debian-programs.ts';
import { startMosquitto, type MessageServer } from '@brazda/harness/message-servers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caughtLog } from '#server/testing/caught-log.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { shareBrokers } from './subscribe-to-brokers.ts';

const started = startApp();

let broker: MessageServer;

beforeAll(async () => {
  await ensureProgram('mosquitto_pub', 'mosquitto-clients');
  broker = await startMosquitto();
});
afterAll(() => broker.clear());

it('one server of many takes the messages of a broker, and another one when it ends', async () => {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
  const wanted = { url: broker.url, key, topics: ['devices/+/up'], connections: 1 };
  const server = () => {
    const { log, lines } = caughtLog();
    const { close } = shareBrokers({ ...started.services, log }, createDeviceKeys(started.services), [wanted]);
    return { close, begun: () => lines.filter((line) => line.includes('messages of a broker are taken')).length };
  };
  const servers = [server(), server(), server()];
  const begun = () => servers.map((each) => each.begun());
  const total = () => begun().reduce((sum, count) => sum + count);
  await expect.poll(total, { timeout: 15_000 }).toBe(1);
  // Two would throw each other out within this time, again and again.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(total()).toBe(1);
  const first = begun().indexOf(1);
  await servers[first]?.close();
  const measured = JSON.stringify({ readings: [{ feature: 'TEMPERATURE', value: 21.5 }] });
  const to = ['-h', '127.0.0.1', '-p', String(broker.port), '-t', 'devices/one/up'];
  await run('mosquitto_pub', [...to, '-q', '1', '-m', measured]);
  await expect.poll(total, { timeout: 15_000 }).toBe(2);
  expect(servers[first]?.begun()).toBe(1);
  const known = async () => (await iot.messages.list({ query: {} })).rows.map(({ externalId }) => externalId);
  await expect.poll(known, { timeout: 15_000 }).toEqual(['one']);
  await Promise.all(servers.map(({ close }) => close()));
});
