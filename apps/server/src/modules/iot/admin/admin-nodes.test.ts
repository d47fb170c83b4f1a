import { describe, expect, it } from 'vitest';
import { openEvents } from '#server/testing/event-stream.ts';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function asAdmin() {
  return started.api(await started.make.admin()).iot.adminNodes;
}

describe('GET admin/nodes', () => {
  it('finds nodes of any farm by their name, that of the farm or what the network calls them', async () => {
    const { farm, makeNode } = await sensingFarm(started);
    const node = await makeNode('Řepková stanice', { externalId: `EUI-${farm.id}-A` });
    const { list } = await asAdmin();
    for (const search of ['repkova STANICE', `eui-${farm.id}-a`]) {
      const { rows } = await list({ query: { search, 'per-page': 1000 } });
      expect(rows.find(({ id }) => id === node.id)).toMatchObject({
        farmId: farm.id,
        farmName: farm.name,
        countryCode: 'CZ',
        name: 'Řepková stanice',
        status: 'ACTIVE',
        heardAt: null,
        isSilent: false,
        messagesOfDay: 0,
      });
    }
    const ofFarm = await list({ query: { search: farm.name, 'per-page': 1000 } });
    expect(ofFarm.rows.map(({ id }) => id)).toContain(node.id);
    expect((await list({ query: { search: `není-${farm.id}` } })).total).toBe(0);
  });

  it('tells what came of each in a day and what of it could not be read, and never what it measured', async () => {
    const { farm, makeNode, measure, send } = await sensingFarm(started);
    const node = await makeNode('Hlášení', { externalId: `heard-${farm.id}` });
    const now = new Date().toISOString();
    await measure(node, 'TEMPERATURE', [[now, -17.25]]);
    await send({ id: node.externalId, payload: 'ff' });
    const { rows } = await (await asAdmin()).list({ query: { search: node.externalId } });
    expect(rows).toMatchObject([{ id: node.id, messagesOfDay: 2, failedOfDay: 1, isUnreadable: true, waiting: 0 }]);
    expect(JSON.stringify(rows)).not.toContain('-17.25');
    started.clock.advance(13 * 3_600_000);
    const silent = await (await asAdmin()).list({ query: { search: node.externalId } });
    expect(silent.rows).toMatchObject([{ isSilent: true }]);
    started.clock.advance(-13 * 3_600_000);
  });

  it('is asked for anew when administrators are told that devices were heard', async () => {
    const { makeNode, measure } = await sensingFarm(started);
    const node = await makeNode('Hlasitá', { externalId: 'hlasita' });
    const events = await openEvents(started.app, (await started.make.admin()).token);
    await measure(node, 'TEMPERATURE', [[new Date().toISOString(), 7.25]]);
    const told = async (): Promise<string | undefined> => (await events.next())?.topic;
    await expect.poll(told, { timeout: 20_000 }).toBe('devices.heard');
    events.close();
  });

  it('leaves those of a status, a kind, a network and a country', async () => {
    const { farm, iot, makeNode } = await sensingFarm(started);
    const mark = `filtr-${farm.id}`;
    const soil = await makeNode(`Půda ${mark}`, {
      externalId: `${mark}-1`,
      deviceType: 'SOIL_V3',
      networkType: 'CHIRPSTACK',
    });
    const rain = await makeNode('Déšť', { externalId: `${mark}-2` });
    await iot.nodes.edit({ params: { nodeId: rain.id }, body: { status: 'INACTIVE' }, version: rain.version });
    const { list } = await asAdmin();
    const found = async (query: object): Promise<number[]> =>
      (await list({ query: { search: mark, ...query } })).rows.map(({ id }) => id);
    expect(await found({ status: ['INACTIVE'] })).toEqual([rain.id]);
    expect(await found({ 'device-type': ['SOIL_V3'] })).toEqual([soil.id]);
    expect(await found({ 'device-type': ['OTHER'] })).toEqual([rain.id]);
    expect(await found({ 'device-type': ['SOIL_V3', 'OTHER'] })).toEqual([rain.id, soil.id]);
    expect(await found({ 'network-type': ['CHIRPSTACK'] })).toEqual([soil.id]);
    expect(await found({ country: ['SK'] })).toEqual([]);
    expect(await found({ country: ['CZ'] })).toEqual([rain.id, soil.id]);
  });

  it('gives pages in the order of any column, and last those of which it is not known', async () => {
    const { farm, makeNode, measure } = await sensingFarm(started);
    const mark = `rada-${farm.id}`;
    const never = await makeNode('A nikdy', { externalId: `${mark}-1` });
    const late = await makeNode('B dnes', { externalId: `${mark}-2` });
    const early = await makeNode('C dřív', { externalId: `${mark}-3` });
    await measure(early, 'TEMPERATURE', [['2026-05-01T10:00:00Z', 1]]);
    await measure(late, 'TEMPERATURE', [['2026-05-02T10:00:00Z', 1]]);
    const { list } = await asAdmin();
    const order = async (query: object): Promise<number[]> =>
      (await list({ query: { search: mark, ...query } })).rows.map(({ id }) => id);
    expect(await order({})).toEqual([never.id, late.id, early.id]);
    expect(await order({ 'sort-col': 'heard-at' })).toEqual([early.id, late.id, never.id]);
    expect(await order({ 'sort-col': 'heard-at', 'sort-dir': 'desc' })).toEqual([late.id, early.id, never.id]);
    expect(await order({ 'per-page': 2, page: 2 })).toEqual([early.id]);
    for (const by of ['farm', 'device-type', 'network-type', 'status'])
      expect((await order({ 'sort-col': by })).toSorted()).toEqual([never.id, late.id, early.id].toSorted());
  });
});

describe('GET admin/nodes/statistics', () => {
  it('counts nodes of all farms, and what waits for a device to be known', async () => {
    const { statistics } = await asAdmin();
    const before = await statistics({});
    const { makeNode, send } = await sensingFarm(started);
    await makeNode('Počítaná');
    for (const value of [1, 2]) await send({ id: 'stranger', readings: [{ feature: 'TEMPERATURE', value }] });
    expect(await statistics({})).toEqual({
      ...before,
      nodes: before.nodes + 1,
      farms: before.farms + 1,
      waitingMessages: before.waitingMessages + 2,
      waitingDevices: before.waitingDevices + 1,
    });
  });
});

describe('GET admin/nodes/waiting', () => {
  it('says whose messages wait, how many, and since when', async () => {
    const { farm, send } = await sensingFarm(started);
    const externalId = `unknown-${farm.id}`;
    for (const value of [1, 2, 3]) await send({ id: externalId, readings: [{ feature: 'TEMPERATURE', value }] });
    const { waiting } = await asAdmin();
    const { rows, total } = await waiting({ query: { 'per-page': 1000, 'sort-dir': 'desc' } });
    expect(rows.length).toBe(total);
    const device = rows.find((one) => one.externalId === externalId);
    expect(device).toMatchObject({ farmId: farm.id, farmName: farm.name, networkType: 'GENERIC', messages: 3 });
    expect(Date.parse(device?.since ?? '')).toBeLessThanOrEqual(Date.parse(device?.last ?? ''));
    expect(rows[0]).toEqual(device);
  });
});

describe('calls on the nodes of all farms', () => {
  it('are to others as if they were not there', async () => {
    const { user } = await started.make.farmer();
    const { list, statistics, waiting } = started.api(user).iot.adminNodes;
    for (const call of [() => list({ query: {} }), () => statistics({}), () => waiting({ query: {} })])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});
