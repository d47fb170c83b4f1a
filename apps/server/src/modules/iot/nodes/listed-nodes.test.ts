import type { nodes } from '@brazda/contract/iot/nodes.ts';
import { deviceTypes, networkTypes } from '@brazda/domain/enumerations/sensor-device.ts';
import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
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

describe('GET nodes, page by page', () => {
  it('has all that is known of each, in every order, with and without signs', async () => {
    const { iot } = await threeNodes();
    const page = async (query: z.input<typeof nodes.list.query>, at: number) =>
      (await iot.nodes.list({ query: { ...query, 'per-page': 1, page: at } })).rows.map(
        ({ name, geometry, heardAt, sensors }) => [name, geometry !== null, heardAt !== null, sensors.length],
      );
    const [silent, heard, unplaced] = [
      ['Mlčí', true, true, 1],
      ['Slyšet', true, true, 1],
      ['Bez místa', false, false, 0],
    ];
    expect([await page({}, 1), await page({}, 2), await page({}, 4)]).toEqual([[unplaced], [silent], []]);
    const newest = { 'sort-col': 'heard-at', 'sort-dir': 'desc' } as const;
    expect([await page(newest, 1), await page(newest, 2), await page(newest, 3)]).toEqual([
      [heard],
      [silent],
      [unplaced],
    ]);
    const sign = ['SILENT' as const, 'UNPLACED' as const];
    expect(await page({ ...newest, sign }, 2)).toEqual([unplaced]);
    expect((await iot.nodes.list({ query: { sign, 'per-page': 1 } })).total).toBe(2);
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

describe('GET nodes/export', () => {
  it('gives the list as it is filtered and sorted, with the newest values in columns and times by the clocks of the farm', async () => {
    const { iot, makeNode, measure } = await sensingFarm(started);
    const geometry = { type: 'Point' as const, coordinates: [14.4, 49.1] as [number, number] };
    const first = await makeNode('=1+1', { deviceType: 'METEO', network: 'U nás', geometry });
    const second = await makeNode('Sklad');
    await measure(first, 'TEMPERATURE', [['2026-10-25T00:30:00Z', -3.5]]);
    await measure(second, 'STORAGE_TEMPERATURE', [['2026-06-01T10:00:00Z', 12.25]], 3);
    const sheet = async (query: Parameters<typeof iot.nodes.exportFile>[0] = {}) => {
      const answer = await iot.nodes.exportFile(query);
      const [read] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
      return read;
    };
    const all = await sheet({ query: { 'sort-dir': 'desc' } });
    expect(all?.sheet).toBe('Senzory');
    const [titles, stored, station] = all?.data ?? [];
    expect(titles).toEqual([
      ...['Název', 'Stav', 'Na co se podívat', 'Naposledy se ozval (Europe/Prague)', 'Druh zařízení'],
      ...['Jak přicházejí data', 'Síť', 'Označení v síti', 'Zeměpisná šířka', 'Zeměpisná délka'],
      ...['Teplota (°C)', 'Teplota ve skladu 3 (°C)'],
    ]);
    expect(stored?.slice(0, 5)).toEqual([
      ...['Sklad', 'aktivní', 'Mlčí; Není umístěný'],
      ...[new Date('2026-06-01T12:00:00Z'), 'Jiný výrobce'],
    ]);
    expect(stored?.slice(8)).toEqual([null, null, null, 12.25]);
    expect(station?.slice(0, 4)).toEqual([...['=1+1', 'aktivní', 'Mlčí'], new Date('2026-10-25T02:30:00Z')]);
    expect(station?.slice(8)).toEqual([49.1, 14.4, -3.5, null]);
    const named = async (deviceType: 'METEO' | 'OTHER'): Promise<unknown> =>
      (await sheet({ query: { 'device-type': [deviceType] } }))?.data.slice(1).map(([name]) => name);
    expect(await named('METEO')).toEqual(['=1+1']);
    expect(await named('OTHER')).toEqual(['Sklad']);
    const csv = await (await iot.nodes.exportFile({ query: { search: '=1', format: 'csv' } })).text();
    expect(csv.split('\r\n')[1]).toMatch(/^'=1\+1;aktivní;.*;2026-10-25 02:30:00;Meteostanice;/);
  });

  it('says of which farm each is where several are asked about, and gives none of others', async () => {
    const { user, farm, makeNode } = await sensingFarm(started);
    const other = await started.make.farm(user, 'Druhá farma');
    const { iot } = started.api(user);
    await makeNode('Mlýn');
    await iot.nodes.create({
      body: { farm: other.id, name: 'Dvůr', externalId: 'dvur', networkType: 'GENERIC' },
    });
    const answer = await iot.nodes.exportFile({ query: { format: 'csv' } });
    const rows = (await answer.text()).split('\r\n').map((line) => line.split(';').slice(0, 2));
    expect(rows.slice(1, 3)).toEqual([
      ['Dvůr', 'Druhá farma'],
      ['Mlýn', farm.name],
    ]);
    const stranger = await started.make.farmer();
    const none = await (await started.api(stranger.user).iot.nodes.exportFile({ query: { format: 'csv' } })).text();
    expect(none.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
