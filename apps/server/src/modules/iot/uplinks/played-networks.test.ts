import { devicesOfFarm, type FarmDevice } from '@brazda/simulators/sensor-networks/devices-of-farm.ts';
import { playNetworks } from '@brazda/simulators/sensor-networks/play-networks.ts';
import { sentMessages } from '@brazda/simulators/sensor-networks/sent-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilStored } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { listenToDevices, type DeviceListener } from '../mqtt/listen-to-devices.ts';

const started = startApp();
const place = { seed: 3, latitude: 49.36, longitude: 16.8, elevation: 560 };
const to = Date.UTC(2026, 6, 3) / 1000;
const from = to - 86_400;

let listener: DeviceListener;
let url: string;
beforeAll(async () => {
  url = await started.app.listen({ host: '127.0.0.1', port: 0 });
  const keys = createDeviceKeys(started.services);
  listener = await listenToDevices(started.services, keys, { port: 0, host: '127.0.0.1', tls: undefined });
});
afterAll(() => listener.close());

/** A farm that knows all devices of the networks. */
async function farmOf(devices: readonly FarmDevice[]) {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const params = { id: farm.id };
  const { key } = await iot.accessKeys.create({ params, body: { name: 'Sítě' } });
  const ids = new Map<FarmDevice, number>();
  for (const device of devices) {
    const { externalId, network: networkType, model, number } = device;
    const body = {
      farm: farm.id,
      name: `${model.name} ${number}`,
      externalId,
      networkType,
      deviceType: model.deviceType,
    };
    ids.set(device, (await iot.nodes.create({ body })).id);
  }
  const seriesOf = async (device: FarmDevice, feature: 'TEMPERATURE' | 'RAINFALL') => {
    const query = { 'node-id': [ids.get(device) ?? 0], from: '2026-07-01', to: '2026-07-03', feature: [feature] };
    const { series } = await iot.measurements.read({ query });
    return series.flatMap(({ values }) => values.filter((value) => value !== null));
  };
  return { iot, key, seriesOf };
}

describe('networks with copies, late messages and silent spells', () => {
  it('bring each message once, by calls and by MQTT, and all of them can be read', async () => {
    const devices = devicesOfFarm({ count: 24, place });
    expect(new Set(devices.map(({ network }) => network)).size).toBe(3);
    const { iot, key, seriesOf } = await farmOf(devices);
    const receiver = { url, key, mqttUrl: `mqtt://127.0.0.1:${listener.port}` };
    const played = await playNetworks({ receiver, devices, from, to });
    await untilStored(started);
    const sent = [...sentMessages(devices, from, to)];
    expect(played).toMatchObject({ messages: sent.length, sentAgain: 0 });
    expect(played.acknowledged).toBeGreaterThan(sent.length);
    expect((await iot.messages.list({ query: {} })).total).toBe(sent.length);
    expect((await iot.messages.list({ query: { state: 'READ' } })).total).toBe(sent.length);

    for (const gauge of devices.filter(({ model }) => model.name === 'WTS506')) {
      const heard = sent.filter(({ device }) => device === gauge).map((message) => message.heard);
      const rained = gauge.ground.weather(Math.max(...heard)).rain - gauge.ground.weather(Math.min(...heard)).rain;
      const sum = (await seriesOf(gauge, 'RAINFALL')).reduce((all, one) => all + one, 0);
      expect(Math.abs(sum - rained)).toBeLessThan(0.02);
    }
    // Those of Milesight have no gap: what nobody heard they send later.
    for (const thermometer of devices.filter(({ model }) => model.kept))
      expect((await seriesOf(thermometer, 'TEMPERATURE')).length).toBeGreaterThanOrEqual(48);
  });

  it('have silent spells, of which those that keep nothing send nothing later', () => {
    const devices = devicesOfFarm({ count: 120, place });
    const sent = [...sentMessages(devices, from, to)];
    const countOf = (device: FarmDevice): number => sent.filter((message) => message.device === device).length;
    const silent = devices.filter((device) => countOf(device) < 86_400 / device.model.everySeconds - 1);
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.length).toBeLessThan(40);
    expect(sent.some(({ sent: at }, index) => at < (sent[index - 1]?.heard ?? 0))).toBe(false);
    expect(sent.some(({ heard }, index) => heard < (sent[index - 1]?.heard ?? 0))).toBe(true);
  });
});
