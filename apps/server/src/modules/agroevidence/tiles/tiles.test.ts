import { gunzipSync } from 'node:zlib';
import { squareRing } from '@brazda/harness/square-ring.ts';
import type { Position } from 'geojson';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { readLandFile } from '#server/files/land/read-land-file.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { readTile, type ReadFeature, type ReadLayer } from '#server/testing/read-tile.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { importAtOnce } from '../imports/import-at-once.ts';

let farmWork = 0;
const started = startApp({ database: async () => counted(await openTestDatabase()) });

/** Where the factories put a parcel, and the tile of zoom 14 that it lies in. */
const home = [14.33, 48.89] as const;
const homeTile = tileAt(home, 14);

type Asked = Partial<{
  type: string;
  place: string;
  revision: number;
  day: string;
  token: string | undefined;
  tag: string;
}>;

interface Answered {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly layers: readonly ReadLayer[];
}

async function askTile({ token }: TestUser, farm: TestFarm, asked: Asked = {}): Promise<Answered> {
  const { type = 'parcels', place = homeTile, revision, day, tag } = asked;
  const state = Object.entries({ revision, day }).filter(([, value]) => value !== undefined);
  const query = state.length > 0 ? `?${state.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
  const bearer = 'token' in asked ? asked.token : token;
  const answer = await started.app.inject({
    url: `/agroevidence/tiles/${farm.id}/${type}/${place}${query}`,
    headers: {
      'accept-encoding': 'gzip',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
  });
  const isTile = answer.statusCode === 200;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    layers: isTile ? readTile(gunzipSync(answer.rawPayload)) : [],
  };
}

async function featuresOf(user: TestUser, farm: TestFarm, asked: Asked = {}): Promise<readonly ReadFeature[]> {
  return (await askTile(user, farm, asked)).layers.flatMap(({ features }) => features);
}

async function revisionOf(user: TestUser, farm: TestFarm): Promise<number> {
  return (await started.api(user).agroevidence.farms.read({ params: { id: farm.id } })).revision;
}

async function drawParcel(farm: TestFarm, coordinates: Position[][]): Promise<void> {
  const feature = { type: 'Feature', properties: { NAZEV: 'S rybníkem' }, geometry: { type: 'Polygon', coordinates } };
  const bytes = new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  const file = await readLandFile({ bytes, fileName: 'land.geojson', countryCode: 'CZ' });
  const land = { file, fileName: 'land.geojson', countryCode: 'CZ' };
  await changeFarm(started.services.database, farm.id, (tx) => importAtOnce(tx, farm.id, land, new Date()));
}

describe('GET tiles/{farmId}/{type}/{z}/{x}/{y}', () => {
  it('shows a parcel with its id and what the map needs of it', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny', blockNumber: '7405/5' });
    const { layers } = await askTile(user, farm);
    expect(layers.map(({ name, extent }) => ({ name, extent }))).toEqual([{ name: 'parcels', extent: 4096 }]);
    const [feature] = layers[0]?.features ?? [];
    expect(feature).toMatchObject({ id: parcel.id, type: 'POLYGON' });
    expect(feature?.properties).toEqual({
      id: parcel.id,
      name: 'Za humny',
      block_nr: '7405/5',
      area: expect.closeTo(1.63, 1) as number,
      crop_id: 1,
      color: '#e3b23c',
    });
  });

  it('draws it where it lies', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const [feature] = await featuresOf(user, farm);
    const corners = feature?.rings[0]?.map((point) => placeOf(point, homeTile)) ?? [];
    const longitudes = corners.map(([longitude]) => longitude);
    const latitudes = corners.map(([, latitude]) => latitude);
    expect(Math.min(...longitudes)).toBeCloseTo(14.33, 4);
    expect(Math.max(...longitudes)).toBeCloseTo(14.332, 4);
    expect(Math.min(...latitudes)).toBeCloseTo(48.89, 4);
    expect(Math.max(...latitudes)).toBeCloseTo(48.891, 4);
  });

  it('keeps the holes of an outline', async () => {
    const { user, farm } = await started.make.farmer();
    await drawParcel(farm, [squareRing(home, 0.004), squareRing([14.331, 48.891], 0.001).toReversed()]);
    const [feature] = await featuresOf(user, farm);
    expect(feature?.rings).toHaveLength(2);
    const [outline = 0, hole = 0] = (feature?.rings ?? []).map(signedArea);
    expect(Math.sign(outline)).toBe(-Math.sign(hole));
    expect(Math.abs(hole / outline)).toBeCloseTo(1 / 16, 2);
  });

  it('leaves out what is not known, and parcels that are historical', async () => {
    const { user, farm } = await started.make.farmer();
    await drawParcel(farm, [squareRing(home, 0.002)]);
    await started.make.parcel({ farm, isRetired: true });
    const features = await featuresOf(user, farm);
    expect(features.map(({ properties }) => Object.keys(properties).sort())).toEqual([['area', 'id', 'name']]);
  });

  it('gives labels as points inside their parcels', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const { layers } = await askTile(user, farm, { type: 'labels' });
    expect(layers.map(({ name }) => name)).toEqual(['labels']);
    const [label] = layers[0]?.features ?? [];
    expect(label).toMatchObject({ id: parcel.id, type: 'POINT', properties: { id: parcel.id, name: 'Za humny' } });
    for (const shape of ['space_2', 'space_4']) expect(label?.properties[shape]).toBeGreaterThan(0);
    const [longitude, latitude] = placeOf(label?.rings[0]?.[0] ?? [0, 0], homeTile);
    expect(longitude).toSatisfy((value) => Number(value) > 14.33 && Number(value) < 14.332);
    expect(latitude).toSatisfy((value) => Number(value) > 48.89 && Number(value) < 48.891);
  });

  it('answers an empty tile without content', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    expect(await askTile(user, farm, { place: '14/0/0' })).toMatchObject({ status: 204 });
    const strange = await started.make.farmer();
    expect(await askTile(strange.user, strange.farm)).toMatchObject({ status: 204 });
  });

  it('may be kept for ever by browsers under the state that it shows, and is asked about under any other', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const revision = await revisionOf(user, farm);
    const kept = 'private, max-age=31536000, immutable';
    const cacheControl = async (asked: Asked): Promise<unknown> =>
      (await askTile(user, farm, asked)).headers['cache-control'];
    const day = dayInPrague();
    expect(await cacheControl({ revision, day })).toBe(kept);
    expect(await cacheControl({ revision })).toBe('private, no-cache');
    expect(await cacheControl({ day })).toBe('private, no-cache');
    expect(await cacheControl({ revision, day: '2020-02-29' })).toBe('private, no-cache');
    expect(await cacheControl({ revision: revision - 1, day })).toBe('private, no-cache');
    expect(await cacheControl({ revision: revision + 1, day })).toBe('private, no-cache');
    expect(await cacheControl({})).toBe('private, no-cache');
  });

  it('answers an unchanged tile without its content and without the database', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const untouched = farmWork;
    const first = await askTile(user, farm);
    const before = farmWork;
    expect(before).toBeGreaterThan(untouched);
    const again = await askTile(user, farm, { tag: String(first.headers['etag']) });
    expect(again).toMatchObject({ status: 304, headers: { etag: first.headers['etag'] } });
    expect(farmWork).toBe(before);
  });

  it('answers a tile that was cut before without the database', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const revision = await revisionOf(user, farm);
    const first = await askTile(user, farm, { revision });
    const before = farmWork;
    expect((await askTile(user, farm, { revision })).layers).toEqual(first.layers);
    expect(farmWork).toBe(before);
  });

  it('reads a farm once for many tiles', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    await askTile(user, farm);
    const before = farmWork;
    await Promise.all([11, 12, 13, 15, 16].map((zoom) => askTile(user, farm, { place: tileAt(home, zoom) })));
    expect(farmWork).toBe(before);
  });

  it('shows a new name under the next revision, and no longer takes the old tile for unchanged', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const { headers } = await askTile(user, farm);
    const revision = await revisionOf(user, farm);
    await started.api(user).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'U lesa' } });
    expect(await revisionOf(user, farm)).toBe(revision + 1);
    const [feature] = await featuresOf(user, farm, { revision: revision + 1, tag: String(headers['etag']) });
    expect(feature?.properties['name']).toBe('U lesa');
  });

  it('hides the farm of somebody else as not found, also when the tile was cut for its owner', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const owned = await askTile(user, farm);
    const stranger = await started.make.farmer();
    expect(await askTile(stranger.user, farm)).toMatchObject({ status: 404, layers: [] });
    expect(await askTile(stranger.user, farm, { tag: String(owned.headers['etag']) })).toMatchObject({ status: 404 });
    expect(await askTile(user, farm, { token: undefined })).toMatchObject({ status: 401 });
  });

  it('knows no tile outside of the world, and no zoom beyond the last', async () => {
    const { user, farm } = await started.make.farmer();
    expect(await askTile(user, farm, { place: '3/8/0' })).toMatchObject({ status: 404 });
    expect(await askTile(user, farm, { place: '3/0/8' })).toMatchObject({ status: 404 });
    expect(await askTile(user, farm, { place: '3/7/7' })).toMatchObject({ status: 204 });
    expect(await askTile(user, farm, { place: '17/0/0' })).toMatchObject({ status: 400 });
    expect(await askTile(user, farm, { place: '3/-1/0' })).toMatchObject({ status: 400 });
    expect(await askTile(user, farm, { type: 'soils' })).toMatchObject({ status: 400 });
  });

  it('sends the tile plain to who takes nothing compressed', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.parcel({ farm });
    const answer = await started.app.inject({
      url: `/agroevidence/tiles/${farm.id}/parcels/${homeTile}`,
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'identity' },
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(readTile(answer.rawPayload)).toEqual((await askTile(user, farm)).layers);
  });
});

function dayInPrague(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(started.clock.now());
}

/** Counts the units of work on farms; sessions are looked up and the outbox is read besides. */
function counted(database: Database): Database {
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('brazda_farm')) farmWork += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const alone: Database['alone'] = (statement, as) => {
    farmWork += 1;
    return database.alone(statement, as);
  };
  return { ...database, alone, kysely: database.kysely.withPlugin(counter) };
}

function tileAt([longitude, latitude]: readonly [number, number], zoom: number): string {
  const radians = (latitude * Math.PI) / 180;
  const fromNorth = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [zoom, Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(fromNorth * 2 ** zoom)].join('/');
}

function placeOf([x, y]: readonly [number, number], tile: string): [number, number] {
  const [zoom = 0, column = 0, row = 0] = tile.split('/').map(Number);
  const fromNorth = (row + y / 4096) / 2 ** zoom;
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * fromNorth)));
  return [((column + x / 4096) / 2 ** zoom) * 360 - 180, (latitude * 180) / Math.PI];
}

function signedArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
