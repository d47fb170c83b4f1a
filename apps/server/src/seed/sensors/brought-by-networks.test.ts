import { playedModels } from '@brazda/domain/sensors/played/devices.ts';
import { describe, expect, it } from 'vitest';
import { addSeededNodes, keepSeededUplinks, type SeededUplink } from '../../modules/iot/public.ts';
import { untilStored } from '../../testing/sensing-farm.ts';
import { startApp } from '../../testing/start-app.ts';
import { broughtUplinks, type Brought } from './brought-by-networks.ts';
import { ownerOf } from './demo-sensors.ts';
import { everySeconds, groundAt, radioDevice, siloDevice, type SeededDevice } from './seeded-devices.ts';

const started = startApp();
const daySeconds = 86_400;
const to = Date.UTC(2026, 5, 20, 10, 7) / 1000;
const since = to - 3 * daySeconds;
const { ground, place } = groundAt([16.8, 49.36], 7);

const models = [playedModels.station, playedModels.helix, playedModels.teros12, playedModels.wind] as const;

function devicesOf(count: number): SeededDevice[] {
  const at = [16.8, 49.36] as const;
  const radios = Array.from({ length: count }, (_, number) => {
    const externalId = `A84041000000${String(number).padStart(4, '0')}`;
    return radioDevice(
      { name: externalId, externalId, place: at },
      models[number % models.length] ?? models[0],
      ground,
    );
  });
  return [...radios, siloDevice({ name: 'Silo', externalId: 'silo-1', place: at }, place)];
}

const keyOf = ({ uplink }: Brought): string => {
  const { deduplicationId, id, time } = JSON.parse(uplink.body) as Record<string, string>;
  return deduplicationId ?? `${id} ${time}`;
};
const timeOf = ({ uplink }: Brought): number => Date.parse((JSON.parse(uplink.body) as { time: string }).time) / 1000;

describe('what networks bring of seeded devices', () => {
  const devices = devicesOf(60);
  const brought = [...broughtUplinks(devices, since, to)];
  const once = brought.filter(({ isCopy }) => !isCopy);

  it('comes some of it twice, some late and some not at all, and the same at every run', () => {
    const steps = (devices.length * 3 * daySeconds) / everySeconds;
    const share = (count: number): number => count / steps;
    expect(share(brought.length - once.length)).toBeGreaterThan(0.01);
    expect(share(brought.length - once.length)).toBeLessThan(0.03);
    const after = once.slice(devices.length);
    const late = after.filter(
      (one, at) => timeOf(one) < Math.max(...after.slice(Math.max(0, at - 300), at).map(timeOf)),
    );
    expect(share(late.length)).toBeGreaterThan(0.01);
    expect(once.length).toBeLessThan(steps);
    expect(share(once.length)).toBeGreaterThan(0.9);
    expect([...broughtUplinks(devices, since, to)]).toEqual(brought);
  });

  it('is each message once where copies are left out, and the newest of each device come first', () => {
    expect(new Set(once.map(keyOf)).size).toBe(once.length);
    expect(new Set(brought.map(keyOf))).toEqual(new Set(once.map(keyOf)));
    const newest = Math.floor(to / everySeconds) * everySeconds;
    expect(new Set(brought.slice(0, devices.length).map(timeOf))).toEqual(new Set([newest]));
  });
});

/** All that a farm says of what these devices have measured, when so much was brought. */
async function storedOf(devices: readonly SeededDevice[], uplinks: readonly SeededUplink[]): Promise<unknown> {
  const { user, farm } = await started.make.farmer();
  const { iot } = started.api(user);
  const nodes = devices.map(({ node }) => node);
  const owner = ownerOf({ farmId: farm.id, userId: user.id });
  await addSeededNodes(started.services, owner, { farmId: farm.id, nodes, since: new Date(since * 1000) });
  await keepSeededUplinks(started.services, farm.id, uplinks);
  await untilStored(started);
  const known = (await iot.nodes.list({ query: { 'per-page': 100 } })).rows;
  const nodeIds = known.map(({ id }) => id);
  const days = { from: '2026-06-17', to: '2026-06-20' };
  const { series } = await iot.measurements.read({ query: { 'node-id': nodeIds, ...days, granularity: '30m' } });
  const body = { nodeIds, ...days, step: 'raw' as const, format: 'csv' as const };
  return {
    messages: (await iot.messages.list({ query: { state: 'READ' } })).total,
    series: series.map(({ nodeId, ...one }) => ({ ...one, node: nodeIds.indexOf(nodeId) })),
    newest: known.map(({ sensors }) => sensors),
    file: await (await iot.measurements.exportFile({ body })).text(),
  };
}

describe('what is stored of it', () => {
  it('is the same as without copies and in order', async () => {
    const devices = devicesOf(7);
    const brought = [...broughtUplinks(devices, since, to)];
    const once = brought.filter(({ isCopy }) => !isCopy).toSorted((one, other) => timeOf(one) - timeOf(other));
    expect(once.length).toBeLessThan(brought.length);
    const asBrought = await storedOf(
      devices,
      brought.map(({ uplink }) => uplink),
    );
    const inOrder = await storedOf(
      devices,
      once.map(({ uplink }) => uplink),
    );
    expect(asBrought).toEqual(inOrder);
    expect(asBrought).toMatchObject({ messages: once.length });
  });
});
