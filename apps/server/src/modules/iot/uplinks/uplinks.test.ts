import envelopes from '@brazda/domain/vectors/network-envelopes.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { openEvents } from '#server/testing/event-stream.ts';
import { untilStored } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmWithKey() {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const { key, id: keyId } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
  const send = async (network: string, body: unknown, by: string = key): Promise<number> => {
    const answer = await started.app.inject({
      method: 'POST',
      url: `/iot/uplinks/${network}`,
      headers: { authorization: `Bearer ${by}` },
      payload: body as object,
    });
    return answer.statusCode;
  };
  const makeNode = async (externalId: string, more: object = {}) =>
    iot.nodes.create({
      body: { farm: farm.id, name: `Čidlo ${externalId}`, externalId, networkType: 'GENERIC', ...more },
    });
  const isStored = (): Promise<void> => untilStored(started);
  const halfHours = async (id: number, day: string) => {
    const query = { 'node-id': [id], from: day, to: day };
    const { times, series } = await iot.measurements.read({ query });
    return series.map(({ feature, values }) => ({
      feature,
      values: values.flatMap((value, at) =>
        value === null ? [] : [[new Date((times[at] ?? 0) * 1000).toISOString().slice(11, 16), value] as const],
      ),
    }));
  };
  return { user, farm, iot, key, keyId, send, makeNode, isStored, halfHours };
}

const temperature = (value: number, time: string) => ({ readings: [{ feature: 'TEMPERATURE', value, time }] });

describe('a message of a device', () => {
  it('is kept when it is answered, and its values are the newest of its node', async () => {
    const { iot, send, makeNode, isStored } = await farmWithKey();
    const { id } = await makeNode('meteo-1');
    const at = new Date(Date.now() - 60_000).toISOString();
    expect(await send('generic', { id: 'meteo-1', ...temperature(21.5, at) })).toBe(202);
    await isStored();
    const node = await iot.nodes.read({ params: { nodeId: id } });
    expect(node).toMatchObject({
      isSilent: false,
      sensors: [{ feature: 'TEMPERATURE', level: 0, unit: 'CELSIUS', value: 21.5, at }],
    });
    expect((await iot.messages.list({ query: {} })).rows).toMatchObject([{ state: 'READ', nodeId: id }]);
  });

  it('tells those who look that a node measures something new, and later only that something was measured', async () => {
    const { user, send, makeNode } = await farmWithKey();
    await makeNode('meteo-9');
    const events = await openEvents(started.app, user.token);
    const told = async (): Promise<readonly unknown[]> => {
      const topics: unknown[] = [];
      while (topics.at(-1) !== 'sensors.measured') topics.push((await events.next())?.topic);
      return topics;
    };
    const measure = async (feature: string, value: number): Promise<readonly unknown[]> => {
      expect(await send('generic', { id: 'meteo-9', readings: [{ feature, value }] })).toBe(202);
      return told();
    };
    // Making a node is told too, and what it has sent before is read then.
    const asBefore = () => measure('TEMPERATURE', 21.5);
    await expect.poll(asBefore, { timeout: 15_000 }).toEqual(['sensors.measured']);
    expect(await measure('HUMIDITY', 80)).toEqual(['nodes.changed', 'sensors.measured']);
    expect(await measure('HUMIDITY', 82)).toEqual(['sensors.measured']);
    events.close();
  });

  it.each(envelopes.filter(({ topic }) => !topic.endsWith('/status')))(
    'of $network waits for its device to be made known, and is read then',
    async ({ network, body, expect: expected }) => {
      const { iot, farm, send, isStored } = await farmWithKey();
      const name = { CHIRPSTACK_V4: 'chirpstack', TTS_V3: 'things-stack', SIGFOX: 'sigfox' }[network] ?? '';
      expect(await send(name, body)).toBe(202);
      await isStored();
      const [message] = (await iot.messages.list({ query: {} })).rows;
      expect(message).toMatchObject({
        ...{ state: 'PARKED', nodeId: null, externalId: expected.externalId, payload: expected.payloadHex },
        at: new Date(expected.ts ?? '').toISOString(),
      });
      const node = await iot.nodes.create({
        body: {
          farm: farm.id,
          ...{ name: 'Čidlo', externalId: expected.externalId, networkType: message?.networkType ?? 'GENERIC' },
          deviceType: 'FIELD',
        },
      });
      const state = async () => (await iot.messages.list({ query: {} })).rows[0];
      await expect.poll(state, { timeout: 10_000 }).toMatchObject({ nodeId: node.id, state: 'UNREADABLE' });
    },
  );

  it.each([
    [2, undefined, 'UNREADABLE'],
    [0, 'Ag==', 'READ'],
    [undefined, undefined, 'READ'],
  ])('is no fault where its device only answers its network: port %s and %s is %s', async (fPort, data, state) => {
    const { iot, send, makeNode, isStored } = await farmWithKey();
    const devEui = '70b3d57ed0000001';
    await makeNode(devEui.toUpperCase(), { networkType: 'CHIRPSTACK', deviceType: 'FIELD' });
    await send('chirpstack', { deviceInfo: { devEui }, time: new Date().toISOString(), fPort, data });
    await isStored();
    expect((await iot.messages.list({ query: {} })).rows).toMatchObject([{ state, port: fPort ?? null }]);
  });

  it('that comes twice is one, and so are its values', async () => {
    const { iot, send, makeNode, isStored, halfHours } = await farmWithKey();
    const { id } = await makeNode('a');
    const body = { id: 'a', time: '2026-03-01T10:05:00Z', readings: [{ feature: 'TEMPERATURE', value: 4 }] };
    await Promise.all([send('generic', body), send('generic', body)]);
    await isStored();
    await send('generic', body);
    await isStored();
    expect((await iot.messages.list({ query: {} })).total).toBe(1);
    expect(await halfHours(id, '2026-03-01')).toEqual([{ feature: 'TEMPERATURE', values: [['10:00', 4]] }]);
  });

  it('that comes late stands in its half hour, which is worked out anew, and is not the newest', async () => {
    const { iot, send, makeNode, isStored, halfHours } = await farmWithKey();
    const { id } = await makeNode('a');
    for (const [value, time] of [
      [10, '2026-03-01T10:25:00Z'],
      [4, '2026-03-01T10:05:00Z'],
      [7, '2012-06-01T08:00:00Z'],
    ] as const) {
      await send('generic', { id: 'a', ...temperature(value, time) });
      await isStored();
    }
    expect(await halfHours(id, '2026-03-01')).toEqual([{ feature: 'TEMPERATURE', values: [['10:00', 7]] }]);
    expect(await halfHours(id, '2012-06-01')).toEqual([{ feature: 'TEMPERATURE', values: [['08:00', 7]] }]);
    expect((await iot.nodes.read({ params: { nodeId: id } })).sensors).toMatchObject([{ value: 10 }]);
  });

  it('of tomorrow, without a device, or that is nothing of a network is refused and shown with the reason', async () => {
    const { iot, send, isStored } = await farmWithKey();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await send('generic', { id: 'a', time: tomorrow, ...temperature(1, tomorrow) });
    await send('generic', { readings: [] });
    await send('chirpstack', { hello: 'world' });
    await isStored();
    const { rows } = await iot.messages.list({ query: { state: 'REFUSED' } });
    expect(rows.map(({ reason }) => reason).sort()).toEqual(['IN_THE_FUTURE', 'NO_DEVICE', 'NO_DEVICE']);
  });

  it('says in how many millimetres a counter of rain went up, also over its end and in what order it comes', async () => {
    const { iot, farm, send, isStored, halfHours } = await farmWithKey();
    const { id } = await iot.nodes.create({
      body: { farm: farm.id, name: 'Srážkoměr', externalId: 'rain', networkType: 'GENERIC' },
    });
    const rain = (value: number, time: string) =>
      send('generic', { id: 'rain', readings: [{ feature: 'RAINFALL', value, time }] });
    await rain(10, '2026-05-01T10:00:00Z');
    await rain(12, '2026-05-01T10:40:00Z');
    await isStored();
    await rain(11, '2026-05-01T10:20:00Z');
    await isStored();
    expect(await halfHours(id, '2026-05-01')).toEqual([
      {
        feature: 'RAINFALL',
        values: [
          ['10:00', 1],
          ['10:30', 1],
        ],
      },
    ]);
  });
});

describe('a key of devices', () => {
  it('is asked for', async () => {
    const { send } = await farmWithKey();
    expect(await send('generic', {}, 'brazda_wrong')).toBe(401);
    expect(await send('generic', {}, '')).toBe(401);
  });

  it('of one node brings nothing of another', async () => {
    const { iot, farm, send, makeNode, isStored } = await farmWithKey();
    const [own, other] = [await makeNode('own'), await makeNode('other')];
    const { key } = await iot.accessKeys.create({
      params: { id: farm.id },
      body: { name: 'Jen jedno', nodeId: own.id },
    });
    const at = '2026-03-01T10:00:00Z';
    for (const id of ['own', 'other']) await send('generic', { id, ...temperature(1, at) }, key);
    await isStored();
    expect((await iot.nodes.read({ params: { nodeId: own.id } })).sensors).toHaveLength(1);
    expect((await iot.nodes.read({ params: { nodeId: other.id } })).sensors).toEqual([]);
    expect((await iot.messages.list({ query: { state: 'REFUSED' } })).rows).toMatchObject([
      { reason: 'KEY_OF_OTHER_NODE' },
    ]);
  });

  it('says when something was sent with it last, to the minute, by calls or to another node too', async () => {
    const { iot, farm, keyId, send, makeNode, isStored } = await farmWithKey();
    const own = await makeNode('own');
    const { key, id } = await iot.accessKeys.create({
      params: { id: farm.id },
      body: { name: 'Jen jedno', nodeId: own.id },
    });
    const usedAt = async () => new Map((await iot.accessKeys.list({})).map((one) => [one.id, one.usedAt]));
    expect([...(await usedAt()).values()]).toEqual([null, null]);
    await send('generic', { id: 'other', ...temperature(1, '2026-03-01T10:00:00Z') }, key);
    await isStored();
    const used = (await usedAt()).get(id);
    expect(Date.now() - Date.parse(used ?? '')).toBeLessThan(60_000);
    expect((await usedAt()).get(keyId)).toBeNull();
    await send('generic', { id: 'own', ...temperature(1, '2026-03-01T10:00:00Z') }, key);
    await isStored();
    expect((await usedAt()).get(id)).toBe(used);
    const stranger = await farmWithKey();
    expect((await stranger.iot.accessKeys.list({})).map((one) => one.id)).not.toContain(id);
  });

  it('brings to its farm what it names, and to no other farm that has a node of the same name', async () => {
    const first = await farmWithKey();
    const second = await farmWithKey();
    const [, theirs] = [await first.makeNode('same'), await second.makeNode('same')];
    await first.send('generic', { id: 'same', ...temperature(5, '2026-03-01T10:00:00Z') });
    await first.isStored();
    expect((await second.iot.nodes.read({ params: { nodeId: theirs.id } })).sensors).toEqual([]);
    expect((await second.iot.messages.list({ query: {} })).rows).toEqual([]);
  });

  it('that was ended is refused', async () => {
    const { iot, keyId, send } = await farmWithKey();
    await iot.accessKeys.revoke({ params: { accessKeyId: keyId } });
    expect(await send('generic', { id: 'a' })).toBe(401);
    expect(await iot.accessKeys.list({})).toMatchObject([{ id: keyId }]);
  });
});
