import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { run } from '@brazda/harness/command.ts';
import { ensureProgram } from '@brazda/harness/debian-programs.ts';
import { startMosquitto, type MessageServer } from '@brazda/harness/message-servers.ts';
import envelopes from '@brazda/domain/vectors/network-envelopes.json' with { type: 'json' };
import { connectAsync } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { listenToDevices, type DeviceListener } from './listen-to-devices.ts';
import { subscribeToBrokers } from './subscribe-to-brokers.ts';

const started = startApp();

const host = '127.0.0.1';

async function farmWithKey() {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const params = { id: farm.id };
  const made = await iot.accessKeys.create({ params, body: { name: 'Síťový server' } });
  const messages = async () => (await iot.messages.list({ query: {} })).rows;
  return { iot, params, ...made, messages };
}

/** Another program than ours publishes, as devices do; gives its exit code. */
async function publish(port: number, key: string, topic: string, message: string, ...more: string[]): Promise<number> {
  const as = ['-h', host, '-p', String(port), '-u', 'device', '-P', key];
  const { code } = await run('mosquitto_pub', [...as, '-q', '1', '-t', topic, '-m', message, ...more]);
  return code;
}

const measured = JSON.stringify({ readings: [{ feature: 'TEMPERATURE', value: 21.5 }] });

beforeAll(() => ensureProgram('mosquitto_pub', 'mosquitto-clients'));

describe('devices that connect by MQTT', () => {
  let listener: DeviceListener;

  beforeAll(async () => {
    listener = await listenToDevices(started.services, createDeviceKeys(started.services), {
      ...{ port: 0, host, tls: undefined },
    });
  });
  afterAll(() => listener.close());

  it('publish what they measure, and it is theirs by the topic', async () => {
    const { iot, params, key } = await farmWithKey();
    const body = { farm: params.id, name: 'Meteo', externalId: 'meteo-1', networkType: 'GENERIC' as const };
    const { id: nodeId } = await iot.nodes.create({ body });
    expect(await publish(listener.port, key, 'devices/meteo-1/up', measured)).toBe(0);
    await expect
      .poll(async () => (await iot.nodes.read({ params: { nodeId } })).sensors, { timeout: 30_000 })
      .toMatchObject([{ feature: 'TEMPERATURE', value: 21.5 }]);
  });

  it.each(envelopes.filter(({ network, topic }) => network !== 'SIGFOX' && topic.endsWith('/up')))(
    'publish as $network does, under its topics',
    async ({ topic, body, expect: expected }) => {
      const { key, messages } = await farmWithKey();
      const named = topic.replaceAll(/\{[^}]+\}/g, expected.externalId.toLowerCase());
      expect(await publish(listener.port, key, named, JSON.stringify(body))).toBe(0);
      await expect
        .poll(messages, { timeout: 30_000 })
        .toMatchObject([{ state: 'PARKED', externalId: expected.externalId, payload: expected.payloadHex }]);
    },
  );

  it('are shown to their farm where they send what nobody understands', async () => {
    const { key, messages } = await farmWithKey();
    expect(await publish(listener.port, key, 'tele/kitchen/SENSOR', '{"half":')).toBe(0);
    await expect.poll(messages, { timeout: 30_000 }).toMatchObject([{ state: 'REFUSED', reason: 'NOT_AN_OBJECT' }]);
  });

  it('are sent away with a key that nobody knows, and with one that was revoked', async () => {
    const { iot, key, id: accessKeyId } = await farmWithKey();
    expect(await publish(listener.port, 'brazda_unknown', 'devices/a/up', measured)).not.toBe(0);
    await iot.accessKeys.revoke({ params: { accessKeyId } });
    const unknowing = await listenToDevices(started.services, createDeviceKeys(started.services), {
      ...{ port: 0, host, tls: undefined },
    });
    expect(await publish(unknowing.port, key, 'devices/a/up', measured)).not.toBe(0);
    await unknowing.close();
  });

  it('hear nothing of each other, whatever they ask for', async () => {
    const [one, other] = [await farmWithKey(), await farmWithKey()];
    const client = await connectAsync(`mqtt://${host}:${listener.port}`, { password: one.key, username: 'x' });
    const heard: string[] = [];
    client.on('message', (topic) => heard.push(topic));
    const granted = await client.subscribeAsync('#', { qos: 1 }).catch(() => []);
    expect(granted.every(({ qos }) => qos === 128)).toBe(true);
    const own = client.publishAsync('devices/own/up', measured, { qos: 1, retain: true });
    expect(await publish(listener.port, other.key, 'devices/foreign/up', measured, '-r')).toBe(0);
    await own;
    await client.endAsync();
    expect(heard).toEqual([]);
  });

  it('are cut off where they announce more than a message may have', async () => {
    const socket = connectSocket(listener.port, host);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f, 0x00]));
    await once(socket, 'close');
    const { key } = await farmWithKey();
    expect(await publish(listener.port, key, 'devices/a/up', measured)).toBe(0);
  });
});

describe('a broker of others', () => {
  let broker: MessageServer;

  beforeAll(async () => {
    broker = await startMosquitto();
  });
  afterAll(() => broker.clear());

  it('gives what is published there, also what came while we were away, and each message once', async () => {
    const { key, messages } = await farmWithKey();
    const wanted = { url: broker.url, key, topics: ['devices/+/up'], connections: 1 };
    const take = () => subscribeToBrokers(started.services, createDeviceKeys(started.services), [wanted]);
    const send = (id: string) => publish(broker.port, '', `devices/${id}/up`, measured);
    const known = async () => (await messages()).map(({ externalId }) => externalId).sort();
    const first = take();
    await expect
      .poll(
        async () => {
          await send('one');
          return [...new Set(await known())];
        },
        { timeout: 15_000 },
      )
      .toEqual(['one']);
    await first.close();
    await send('two');
    const second = take();
    await expect.poll(known, { timeout: 15_000 }).toContain('two');
    await second.close();
    expect((await known()).filter((id) => id === 'two')).toHaveLength(1);
  });

  it('gives nothing that it has retained, however often we come: a device that is dead stays silent', async () => {
    const { key, messages } = await farmWithKey();
    const wanted = { url: broker.url, key, topics: ['devices/+/up'], connections: 1 };
    const send = (id: string, ...more: string[]) => publish(broker.port, '', `devices/${id}/up`, measured, ...more);
    const known = async () => [...new Set((await messages()).map(({ externalId }) => externalId))].sort();
    await send('dead', '-r');
    for (const id of ['first', 'second']) {
      const subscriptions = subscribeToBrokers(started.services, createDeviceKeys(started.services), [wanted]);
      // What is published while we listen is news, also where the broker is to retain it.
      const isHeard = async () => {
        await send(id, '-r');
        return known();
      };
      await expect.poll(isHeard, { timeout: 15_000 }).toContain(id);
      await subscriptions.close();
    }
    expect(await known()).toEqual(['first', 'second']);
  });
});
