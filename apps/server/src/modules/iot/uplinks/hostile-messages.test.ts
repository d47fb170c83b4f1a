import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { untilStored } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createDeviceKeys } from '../access-keys/device-keys.ts';
import { mqttUplink } from '../mqtt/mqtt-uplink.ts';
import { receiveUplink } from './receive-uplink.ts';

const started = startApp();
beforeAll(() => started.app.listen({ host: '127.0.0.1', port: 0 }));
const day = '2026-06-01';
const at = (time: string): string => `${day}T${time}:00Z`;

const atHour = (hour: number): string => at(`1${hour}:00`);

async function farmWithKey() {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Network' } });
  const send = async (network: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${key}` };
    const url = `/iot/uplinks/${network}`;
    expect((await started.app.inject({ method: 'POST', url, headers, payload: body })).statusCode).toBe(202);
  };
  const post = (payload: string, more: Record<string, string> = {}) =>
    started.app.inject({
      ...{ method: 'POST', url: '/iot/uplinks/generic', headers: { authorization: `Bearer ${key}`, ...more }, payload },
    });
  const inPieces = async (pieces: readonly string[]): Promise<number> => {
    const { port } = started.app.server.address() as AddressInfo;
    const body = Readable.toWeb(Readable.from(pieces.map((piece) => Buffer.from(piece)))) as BodyInit;
    const headers = { authorization: `Bearer ${key}` };
    const call = { method: 'POST', headers, body, duplex: 'half' } as const;
    return (await fetch(`http://127.0.0.1:${port}/iot/uplinks/generic`, call)).status;
  };
  const refused = async (): Promise<unknown[]> => {
    const { rows } = await iot.messages.list({ query: { state: 'REFUSED' } });
    return rows.map(({ reason, content }) => [reason, JSON.parse(content ?? 'null') as unknown]);
  };
  const isStored = (): Promise<void> => untilStored(started);
  const makeNode = (externalId: string, more: object = {}) =>
    iot.nodes.create({ body: { farm: farm.id, name: externalId, externalId, networkType: 'GENERIC', ...more } });
  const charted = async (nodeId: number, granularity: '30m' | '1d' = '1d'): Promise<unknown[]> => {
    const query = { 'node-id': [nodeId], from: day, to: day, granularity };
    return (await iot.measurements.read({ query })).series.map(({ values }) => values.filter((one) => one !== null));
  };
  return { iot, farm, key, send, post, inPieces, refused, isStored, makeNode, charted };
}

describe('what is no message', () => {
  it.each([
    ['{"half":', 'request.malformed'],
    ['[1]', 'validation.failed'],
    ['"text"', 'validation.failed'],
    ['', 'request.malformed'],
  ])('is refused, and its farm sees what came, though its key was never used before: %s', async (payload, code) => {
    const { post, isStored, refused } = await farmWithKey();
    const answer = await post(payload, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
    await isStored();
    expect(await refused()).toEqual([['NOT_AN_OBJECT', code === 'request.malformed' ? payload : JSON.parse(payload)]]);
  });

  it('is seen by its farm where it is a form, as some networks send of themselves', async () => {
    const { post, isStored, refused } = await farmWithKey();
    const answer = await post('device=1A2B&data=00ff', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request.malformed' }]);
    await isStored();
    expect(await refused()).toEqual([['NOT_AN_OBJECT', 'device=1A2B&data=00ff']]);
  });
});

describe('a message', () => {
  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded'])(
    'of a simple device is taken in whatever it says of its media type: %s',
    async (type) => {
      const { post, isStored, makeNode, charted } = await farmWithKey();
      const { id } = await makeNode('probe');
      const reading = { feature: 'TEMPERATURE', value: 21, time: at('10:01') };
      const answer = await post(
        JSON.stringify({ id: 'probe', readings: [reading] }),
        type === undefined ? {} : { 'content-type': type },
      );
      expect(answer.statusCode).toBe(202);
      await isStored();
      expect(await charted(id)).toEqual([[21]]);
    },
  );

  it('is taken in at an address that ends with a slash', async () => {
    const { key } = await farmWithKey();
    const headers = { authorization: `Bearer ${key}` };
    const url = '/iot/uplinks/things-stack/';
    const answer = await started.app.inject({ method: 'POST', url, headers, payload: {} });
    expect(answer.statusCode).toBe(202);
  });

  it('is taken in where it comes in pieces, and refused once they are more than a message', async () => {
    const { inPieces, isStored, makeNode, charted } = await farmWithKey();
    const { id } = await makeNode('probe');
    const readings = [{ feature: 'TEMPERATURE', value: 21, time: at('10:01') }];
    const message = JSON.stringify({ id: 'probe', readings });
    expect(await inPieces([message.slice(0, 10), message.slice(10)])).toBe(202);
    expect(await inPieces(['{"a":"', ...Array.from({ length: 70 }, () => 'a'.repeat(1024)), '"}'])).toBe(413);
    await isStored();
    expect(await charted(id)).toEqual([[21]]);
  });

  it('of nobody is refused before it is read', async () => {
    const { post, isStored, refused } = await farmWithKey();
    const answer = await post('{"half":', { authorization: 'Bearer brazda_nobody' });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'device.unknownKey' }]);
    await isStored();
    expect(await refused()).toEqual([]);
  });
});

describe('numbers that no sensor measures', () => {
  it.each([
    ['TEMPERATURE', 1e308],
    ['WIND_DIRECTION', 1e12],
    ['VALVE', -1e15],
    ['RAINFALL', 1e300],
  ])('of %s are refused, and what was measured beside them is kept (%d)', async (feature, value) => {
    const { iot, send, isStored, makeNode, charted } = await farmWithKey();
    const { id } = await makeNode('probe');
    for (const minute of ['01', '02'])
      await send('generic', { id: 'probe', readings: [{ feature, value, time: at(`10:${minute}`) }] });
    await send('generic', { id: 'probe', readings: [{ feature: 'HUMIDITY', value: 50, time: at('10:03') }] });
    await isStored();
    expect(await charted(id)).toEqual([[50]]);
    const { rows } = await iot.messages.list({ query: { state: 'REFUSED' } });
    expect(rows.map(({ reason }) => reason)).toEqual(['BAD_READING', 'BAD_READING']);
  });

  it('are nothing where they are nearly nothing', async () => {
    const { send, isStored, makeNode, charted } = await farmWithKey();
    const { id } = await makeNode('probe');
    for (const feature of ['TEMPERATURE', 'WIND_DIRECTION', 'EVAPOTRANSPIRATION'])
      for (const [time, value] of [
        ['10:01', 5e-324],
        ['10:02', 6.4e-323],
      ] as const)
        await send('generic', { id: 'probe', readings: [{ feature, value, time: at(time) }] });
    await isStored();
    expect(await charted(id)).toEqual([[0], [0], [0]]);
  });

  it('do not hold up a message whose signal is told by them', async () => {
    const { iot, send, isStored } = await farmWithKey();
    await send('chirpstack?event=up', {
      deduplicationId: 'one',
      time: at('10:00'),
      deviceInfo: { devEui: 'a840410000d30001' },
      data: 'AQ==',
      rxInfo: [{ rssi: -1e-300, snr: 1e-310 }],
    });
    await isStored();
    expect((await iot.messages.list({ query: {} })).rows).toMatchObject([{ state: 'PARKED', rssi: 0, snr: 0 }]);
  });
});

describe('a direction half-way between two sectors', () => {
  it('is the next one, whichever two they are', async () => {
    const { iot, send, isStored, makeNode } = await farmWithKey();
    const { id } = await makeNode('vane');
    const half = [22.5, 67.5, 112.5, 157.5, 337.5];
    const readings = half.map((value, at) => ({ feature: 'WIND_DIRECTION', value, time: atHour(at) }));
    await send('generic', { id: 'vane', readings });
    await isStored();
    const query = { 'node-id': [id], from: day, to: day, granularity: '1h' as const };
    const [series] = (await iot.measurements.read({ query })).series;
    expect(series?.values.filter((value) => value !== null)).toEqual([45, 90, 135, 180, 0]);
  });
});

describe('texts that no device sends', () => {
  it('are kept as they came, and can be read again', async () => {
    const { iot, send, isStored, makeNode, charted } = await farmWithKey();
    const fieldMapping = [{ field: 'a', feature: 'TEMPERATURE' as const, level: 0, factor: 1, offset: 0 }];
    const { id } = await makeNode('probe', { fieldMapping });
    const texts = ['\\u0000', 'a\u0000b', '\ud800', '\\\\u0000"'];
    await send('generic', { id: 'probe', time: at('10:00'), a: 4, texts });
    await isStored();
    const [message] = (await iot.messages.list({ query: { 'node-id': id } })).rows;
    expect(JSON.parse(message?.content ?? '')).toMatchObject({ texts });
    await iot.nodes.edit({
      params: { nodeId: id },
      body: { fieldMapping: fieldMapping.map((one) => ({ ...one, factor: 2 })) },
    });
    await expect.poll(() => charted(id), { timeout: 15_000 }).toEqual([[8]]);
  });

  it('are no names of devices, also where a topic says them', async () => {
    const { iot, key, isStored } = await farmWithKey();
    const device = await createDeviceKeys(started.services).find(key);
    for (const name of ['a\u0000b', ' ', 'x'.repeat(65)]) {
      const uplink = mqttUplink(`devices/${name}/up`, Buffer.from('{"t":1}'));
      await receiveUplink(started.services, { device, ...uplink });
    }
    await isStored();
    const { rows } = await iot.messages.list({ query: {} });
    expect(rows.map(({ reason }) => reason)).toEqual(['NO_DEVICE', 'NO_DEVICE', 'NO_DEVICE']);
  });
});

describe('a device that waits', () => {
  it.each(['Čidlo 1', 'sklep/teplota', 'a@b', '7+8'])('can be made known by the name it has sent: %s', async (name) => {
    const { iot, send, isStored, makeNode } = await farmWithKey();
    await send('generic', { id: name, readings: [{ feature: 'TEMPERATURE', value: 5 }] });
    await isStored();
    const [message] = (await iot.messages.list({ query: { state: 'PARKED' } })).rows;
    expect(message?.externalId).toBe(name);
    const { id } = await makeNode(name);
    const values = async (): Promise<unknown> =>
      (await iot.nodes.read({ params: { nodeId: id } })).sensors.map(({ value }) => value);
    await expect.poll(values, { timeout: 15_000 }).toEqual([5]);
  });
});

describe('messages of a device that counts anew', () => {
  it('are all read, though they come at once and have the same number', async () => {
    const { iot, send, isStored } = await farmWithKey();
    const hourly = ['10:00', '11:00', '12:00'];
    const messageAt = (time: string) => ({
      end_device_ids: { dev_eui: 'A84041000181D5C7' },
      uplink_message: { f_port: 2, f_cnt: 1, frm_payload: 'y/YJCgIKCgEAAAA=', received_at: at(time) },
    });
    const { id } = await iot.nodes.create({
      body: {
        farm: (await iot.nodes.defaultFarm()).id,
        name: 'LHT65',
        externalId: 'A84041000181D5C7',
        networkType: 'THINGS_STACK',
        deviceType: 'FIELD',
      },
    });
    await Promise.all(hourly.map((time) => send('things-stack', messageAt(time))));
    await isStored();
    const query = {
      'node-id': [id],
      from: day,
      to: day,
      granularity: '30m' as const,
      feature: ['TEMPERATURE' as const],
    };
    const [series] = (await iot.measurements.read({ query })).series;
    expect(series?.values.filter((value) => value !== null)).toHaveLength(3);
  });
});
