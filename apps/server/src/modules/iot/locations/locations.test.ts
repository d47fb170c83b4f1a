import { describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const hour = 3_600_000;

const at = (longitude: number, latitude: number) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude] as [number, number],
});
const now = (): string => new Date(Date.now() - hour).toISOString();
const undo = (sensing: SensingFarm, changeId: number | null) =>
  started.api(sensing.user).gateway.farmChanges.undo({ params: { id: sensing.farm.id, changeId: changeId ?? 0 } });

/** A station that was moved, a probe in the soil, one that was put by, and one at zero. */
async function placed() {
  const sensing = await sensingFarm(started);
  const { iot, makeNode, measure } = sensing;
  const station = await makeNode('Stanice', { deviceType: 'METEO', geometry: at(14.4, 49.1) });
  const probe = await makeNode('Sonda', { deviceType: 'SOIL_V3', geometry: at(14.5, 49.2) });
  const idle = await makeNode('Odložená', { geometry: at(14.6, 49.3) });
  await makeNode('Nulová', { geometry: at(0, 0) });
  await measure(probe, 'SOIL_MOISTURE', [[now(), 21]], 1);
  const place = { params: { nodeId: station.id }, body: { name: 'Stanice', geometry: at(14.45, 49.15) } };
  await iot.nodes.place(place);
  await iot.nodes.edit({ params: { nodeId: idle.id }, body: { status: 'INACTIVE' } });
  return { ...sensing, station, probe };
}

describe('GET locations', () => {
  it('gives where nodes stand and stood, with what is measured there and how it is', async () => {
    const { iot, station, probe } = await placed();
    const { rows, total } = await iot.locations.list({ query: { 'include-inactive': true } });
    expect(total).toBe(5);
    expect(rows.map(({ name, status, historic }) => [name, status, historic])).toEqual([
      ['Nulová', 'UNKNOWN', false],
      ['Odložená', 'INACTIVE', false],
      ['Sonda', 'ACTIVE', false],
      ['Stanice', 'HISTORICAL', true],
      ['Stanice', 'UNKNOWN', false],
    ]);
    const former = rows[3];
    expect(former).toMatchObject({ nodeId: station.id, geometry: { coordinates: [14.4, 49.1] }, groups: [] });
    expect(Date.parse(former?.to ?? '')).toBeGreaterThanOrEqual(Date.parse(former?.from ?? ''));
    expect(rows[2]).toMatchObject({
      nodeId: probe.id,
      config: {
        charts: ['SOIL_MOISTURE'],
        features: ['SOIL_MOISTURE'],
        sensors: [{ feature: 'SOIL_MOISTURE', level: 1, unit: 'PERCENT', value: 21 }],
      },
    });
  });

  it('leaves those that the query says, by every part of it', async () => {
    const { iot, probe, station } = await placed();
    const names = async (query: Parameters<typeof iot.locations.list>[0] = {}): Promise<string[]> =>
      (await iot.locations.list(query)).rows.map(({ name }) => name);
    expect(await names()).toEqual(['Nulová', 'Sonda', 'Stanice', 'Stanice']);
    expect(await names({ query: { name: 'NULOVA' } })).toEqual(['Nulová']);
    expect((await iot.nodes.list({ query: { search: ' nulova' } })).rows.map(({ name }) => name)).toEqual(['Nulová']);
    expect(await names({ query: { historic: true } })).toEqual(['Stanice']);
    expect(await names({ query: { historic: false, 'sort-dir': 'desc' } })).toEqual(['Stanice', 'Sonda', 'Nulová']);
    expect(await names({ query: { name: 'SON' } })).toEqual(['Sonda']);
    expect(await names({ query: { name: '%' } })).toEqual([]);
    expect(await names({ query: { status: ['ACTIVE', 'HISTORICAL'] } })).toEqual(['Sonda', 'Stanice']);
    expect(await names({ query: { 'device-group': ['SOIL', 'OTHER'] } })).toEqual(['Nulová', 'Sonda']);
    expect(await names({ query: { to: '2020-01-01' } })).toEqual([]);
    expect(await names({ query: { from: '2999-01-01' } })).toEqual(['Nulová', 'Sonda', 'Stanice']);
    expect(await names({ query: { 'node-id': [probe.id] } })).toEqual(['Sonda']);
    expect(await names({ query: { 'node-id': [probe.id, station.id], historic: false } })).toEqual([
      'Sonda',
      'Stanice',
    ]);
    const page = await iot.locations.list({ query: { page: 2, 'per-page': 3 } });
    expect([page.total, page.rows.length]).toEqual([4, 1]);
    const stranger = await sensingFarm(started);
    expect((await stranger.iot.locations.list()).total).toBe(0);
    await expect(stranger.iot.locations.list({ query: { 'node-id': [probe.id] } })).rejects.toMatchObject({
      code: 'node.notFound',
    });
  });

  it('takes lists by the names with brackets as well', async () => {
    const { user } = await placed();
    const answer = await started.app.inject({
      url: '/iot/locations?status[]=ACTIVE&device-group[]=SOIL',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.headers['x-total-count']).toBe('1');
  });
});

describe('GET locations/points', () => {
  it('gives points of a map without those whose coordinates are zero', async () => {
    const { iot } = await placed();
    const points = await iot.locations.points({ query: { historic: false } });
    expect(points.map(({ name, status }) => [name, status]).toSorted()).toEqual([
      ['Odložená', 'INACTIVE'],
      ['Sonda', 'ACTIVE'],
      ['Stanice', 'UNKNOWN'],
    ]);
  });
});

describe('a place of a node', () => {
  it('is renamed while its node keeps its name, and called as before when that is undone', async () => {
    const sensing = await placed();
    const { iot, probe } = sensing;
    const [found] = (await iot.locations.list({ query: { name: 'Sonda' } })).rows;
    const params = { locationId: found?.id ?? 0 };
    const renamed = await iot.locations.rename({ params, body: { name: 'U lesa' }, version: found?.version ?? 0 });
    expect(renamed).toMatchObject({ name: 'U lesa', nodeName: 'Sonda', nodeId: probe.id });
    const outdated = iot.locations.rename({ params, body: { name: 'Jinak' }, version: found?.version ?? 0 });
    await expect(outdated).rejects.toMatchObject({ status: 412, code: 'record.changed' });
    expect((await iot.locations.rename({ params, body: { name: 'U lesa' } })).changeId).toBeNull();
    await undo(sensing, renamed.changeId);
    expect((await iot.locations.read({ params })).name).toBe('Sonda');
  });

  it('is put into groups of its farm and taken out when that is undone, and refuses groups of others', async () => {
    const sensing = await placed();
    const { iot, farm } = sensing;
    const stranger = await sensingFarm(started);
    const [found] = (await iot.locations.list({ query: { name: 'Sonda' } })).rows;
    const params = { locationId: found?.id ?? 0 };
    const make = (name: string) => iot.locationGroups.create({ body: { farm: farm.id, name } });
    const [store, field] = [await make('Sklady'), await make('Pole')];
    const theirs = await stranger.iot.locationGroups.create({
      body: { farm: stranger.farm.id, name: 'Cizí' },
    });
    await expect(iot.locations.setGroups({ params, body: { groupIds: [store.id, theirs.id] } })).rejects.toMatchObject({
      code: 'locationGroup.notFound',
    });
    const grouped = await iot.locations.setGroups({ params, body: { groupIds: [store.id, field.id, store.id] } });
    expect(grouped.groups.map(({ name }) => name)).toEqual(['Pole', 'Sklady']);
    expect((await iot.locations.list({ query: { 'group-name': ['POLE'] } })).total).toBe(1);
    expect((await iot.locations.list({ query: { 'group-name': ['Sady'] } })).total).toBe(0);
    expect((await iot.locationGroups.list()).map(({ name, locations }) => [name, locations])).toEqual([
      ['Pole', 1],
      ['Sklady', 1],
    ]);
    const told = await started.api(sensing.user).gateway.farmChanges.records({
      params: { id: farm.id, changeId: grouped.changeId ?? 0 },
    });
    const ofGroups = told.rows.map(({ after }) => after?.['group_ids']).filter((ids) => ids !== undefined);
    expect(ofGroups).toEqual([expect.arrayContaining(['Pole', 'Sklady'])]);
    await undo(sensing, grouped.changeId);
    expect((await iot.locations.read({ params })).groups).toEqual([]);
    const hidden = stranger.iot.locations.setGroups({ params, body: { groupIds: [] } });
    await expect(hidden).rejects.toMatchObject({ code: 'location.notFound' });
  });
});

describe('a day that no calendar has', () => {
  it('is refused where places or measurements are asked for by it', async () => {
    const { iot } = await placed();
    const { rows } = await iot.nodes.list();
    const days = { from: '0000-01-01', to: '0000-01-05' };
    const refused = { status: 400, code: 'request.malformed' };
    await expect(iot.locations.list({ query: days })).rejects.toMatchObject(refused);
    await expect(iot.locations.points({ query: days })).rejects.toMatchObject(refused);
    const query = { 'node-id': [rows[0]?.id ?? 0], ...days };
    await expect(iot.measurements.read({ query })).rejects.toMatchObject(refused);
  });
});

describe('a group of places', () => {
  it('has a name that no other of the farm has, and can be put away while its places stay', async () => {
    const sensing = await placed();
    const { iot, farm } = sensing;
    const [found] = (await iot.locations.list({ query: { name: 'Sonda' } })).rows;
    const params = { locationId: found?.id ?? 0 };
    const group = await iot.locationGroups.create({ body: { farm: farm.id, name: 'Sady' } });
    const again = iot.locationGroups.create({ body: { farm: farm.id, name: 'SADY' } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'locationGroup.nameTaken' });
    await iot.locations.setGroups({ params, body: { groupIds: [group.id] } });
    const named = { params: { locationGroupId: group.id } };
    const renamed = await iot.locationGroups.rename({ ...named, body: { name: 'Sad' }, version: group.version });
    expect(renamed).toMatchObject({ name: 'Sad', locations: 1 });
    const [former] = (await iot.locations.list({ query: { historic: true } })).rows;
    await iot.locations.setGroups({ params: { locationId: former?.id ?? 0 }, body: { groupIds: [group.id] } });
    expect(await iot.locationGroups.list()).toMatchObject([{ name: 'Sad', locations: 2 }]);
    const retired = await iot.locationGroups.retire(named);
    expect((await iot.locations.read({ params })).groups).toEqual([]);
    await expect(iot.locationGroups.retire(named)).rejects.toMatchObject({ code: 'locationGroup.notFound' });
    await undo(sensing, retired.changeId);
    expect((await iot.locations.read({ params })).groups).toEqual([{ id: group.id, name: 'Sad' }]);
  });
});
