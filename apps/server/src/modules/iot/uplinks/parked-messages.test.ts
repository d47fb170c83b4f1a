import { describe, expect, it } from 'vitest';
import { untilStored } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { sweepParked } from './sweep-parked.ts';

const started = startApp();
const dayMilliseconds = 86_400_000;

async function farmThatHears(...externalIds: readonly string[]) {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const { key } = await iot.accessKeys.create({ params: { id: farm.id }, body: { name: 'Síťový server' } });
  const send = async (body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${key}` };
    await started.app.inject({ method: 'POST', url: '/iot/uplinks/generic', headers, payload: body });
  };
  const isStored = (): Promise<void> => untilStored(started);
  for (const id of externalIds) await send({ id, readings: [{ feature: 'TEMPERATURE', value: 1 }] });
  await isStored();
  return { farm, iot, send, isStored };
}

describe('a message of a device that nobody has made known', () => {
  it('counts as heard of the node that it is made known as', async () => {
    const { iot, farm } = await farmThatHears('known');
    const [message] = (await iot.messages.list({ query: {} })).rows;
    const { id } = await iot.nodes.create({
      body: { farm: farm.id, name: 'Čidlo', externalId: 'known', networkType: 'GENERIC' },
    });
    const heardAt = async (): Promise<unknown> => (await iot.nodes.read({ params: { nodeId: id } })).heardAt;
    await expect.poll(heardAt, { timeout: 10_000 }).toBe(message?.at);
  });

  it('is forgotten after a week, and no other', async () => {
    const { iot, farm } = await farmThatHears('unknown', 'known');
    await iot.nodes.create({
      body: { farm: farm.id, name: 'Čidlo', externalId: 'known', networkType: 'GENERIC' },
    });
    const states = async (): Promise<string[]> =>
      (await iot.messages.list({ query: {} })).rows.map(({ state }) => state).sort();
    await expect.poll(states, { timeout: 10_000 }).toEqual(['PARKED', 'READ']);
    const sweepAfter = async (days: number): Promise<void> => {
      const at = new Date(started.clock.now().getTime() + days * dayMilliseconds);
      await sweepParked({ ...started.services, clock: { now: () => at } });
    };
    await sweepAfter(6);
    expect(await states()).toEqual(['PARKED', 'READ']);
    await sweepAfter(8);
    expect(await states()).toEqual(['READ']);
  });
});

describe('the direction of wind', () => {
  it('of a half hour is the one that was there most often, and no mean of them', async () => {
    const { iot, farm, send, isStored } = await farmThatHears();
    const { id } = await iot.nodes.create({
      body: { farm: farm.id, name: 'Větroměr', externalId: 'wind', networkType: 'GENERIC' },
    });
    const time = (minute: number): string => `2026-03-01T10:0${minute}:00Z`;
    const readings = [350, 10, 5, 180].map((value, at) => ({
      ...{ feature: 'WIND_DIRECTION', level: 1, value },
      time: time(at),
    }));
    await send({ id: 'wind', time: time(4), readings });
    await isStored();
    const { series } = await iot.measurements.read({
      query: { 'node-id': [id], from: '2026-03-01', to: '2026-03-01', granularity: '1d' },
    });
    expect(series).toMatchObject([{ feature: 'WIND_DIRECTION', values: [0] }]);
  });
});
