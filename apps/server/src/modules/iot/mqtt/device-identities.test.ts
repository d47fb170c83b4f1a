import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { listenToDevices, type DeviceListener } from './listen-to-devices.ts';

const started = startApp();

const host = '127.0.0.1';
/** What examples for a common chip are called, and with it thousands of devices. */
const clientId = 'ESP32Client';
const measured = JSON.stringify({ readings: [{ feature: 'TEMPERATURE', value: 21.5 }] });

describe('devices that are called the same', () => {
  let listener: DeviceListener;

  beforeAll(async () => {
    listener = await listenToDevices(started.services, createDeviceKeys(started.services), {
      ...{ port: 0, host, tls: undefined },
    });
  });
  afterAll(() => listener.close());

  async function farmKey() {
    const { user, farm } = await started.make.farmer();
    const { iot } = started.api(user);
    const make = () => iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
    return { make, messages: async () => (await iot.messages.list({ query: {} })).rows };
  }

  async function device(key: string): Promise<MqttClient> {
    const address = `mqtt://${host}:${listener.port}`;
    return connectAsync(address, { clientId, username: 'x', password: key, reconnectPeriod: 0 });
  }

  it('keep connected beside those of another farm, and of another key of theirs', async () => {
    const [one, other] = [await farmKey(), await farmKey()];
    const keys = [await one.make(), await one.make(), await other.make()];
    const devices: MqttClient[] = [];
    for (const { key } of keys) devices.push(await device(key));
    expect(devices.map(({ connected }) => connected)).toEqual([true, true, true]);
    for (const each of devices) await each.publishAsync('devices/a/up', measured, { qos: 1 });
    await expect.poll(async () => (await one.messages()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect.poll(async () => (await other.messages()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    for (const each of devices) await each.endAsync();
  });

  it('take the place of each other under one key, as the one that comes back after its link broke', async () => {
    const { key } = await (await farmKey()).make();
    const before = await device(key);
    const isGone = new Promise<void>((resolve) => {
      before.once('close', () => {
        resolve();
      });
    });
    const after = await device(key);
    await isGone;
    await after.publishAsync('devices/a/up', measured, { qos: 1 });
    await after.endAsync();
  });
});
