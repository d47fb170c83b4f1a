import { deviceTypes, networkTypes } from '@brazda/domain/enumerations/sensor-device.ts';
import { describe, expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const hour = 3_600_000;

const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

async function threeNodes() {
  const sensing = await sensingFarm(started);
  const geometry = { type: 'Point' as const, coordinates: [14.4, 49.1] as [number, number] };
  const silent = await sensing.makeNode('Mlčí', { geometry });
  const heard = await sensing.makeNode('Slyšet', { geometry });
  const unplaced = await sensing.makeNode('Bez místa');
  await sensing.measure(silent, 'TEMPERATURE', [[ago(13), 4]]);
  await sensing.measure(heard, 'TEMPERATURE', [[ago(1), 5]]);
  return { ...sensing, silent, heard, unplaced };
}

describe('GET nodes', () => {
  it('gives those about which something wants to be looked at, and statistics count the same', async () => {
    const { iot } = await threeNodes();
    const names = async (sign: ('SILENT' | 'UNREADABLE' | 'UNPLACED')[]): Promise<string[]> =>
      (await iot.nodes.list({ query: { sign } })).rows.map(({ name }) => name);
    expect(await names(['SILENT'])).toEqual(['Mlčí']);
    expect(await names(['UNPLACED'])).toEqual(['Bez místa']);
    expect(await names(['SILENT', 'UNPLACED'])).toEqual(['Bez místa', 'Mlčí']);
    expect(await names(['UNREADABLE'])).toEqual([]);
    expect(await iot.nodes.statistics()).toEqual({ nodes: 3, silent: 1, unreadable: 0, unplaced: 1, inactive: 0 });
  });
});

describe('GET nodes/default-farm', () => {
  it('is the first by name of the farms where whoever asks may add a node', async () => {
    const { user, farm } = await started.make.farmer();
    const first = await started.make.farm(user, 'AAA Ve mlýně');
    const { iot } = started.api(user);
    expect(await iot.nodes.defaultFarm()).toEqual({ id: first.id, name: 'AAA Ve mlýně' });
    expect(await iot.nodes.defaultFarm({ farmIds: [farm.id] })).toMatchObject({ id: farm.id });
  });
});

describe('GET nodes/device-types and nodes/network-types', () => {
  it('say what each kind of device measures and where each network sends to', async () => {
    const { user } = await started.make.farmer();
    const { nodes } = started.api(user).iot;
    const types = await nodes.deviceTypes();
    expect(types.map(({ deviceType }) => deviceType)).toEqual([...deviceTypes]);
    expect(types.find(({ deviceType }) => deviceType === 'SOIL_TEROS21')?.features).toEqual([
      'SOIL_TEMPERATURE',
      'SOIL_WATER_POTENTIAL',
    ]);
    expect((await nodes.networkTypes()).map(({ networkType }) => networkType)).toEqual([...networkTypes]);
  });
});
