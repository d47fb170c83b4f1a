import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

interface Land {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly api: TestApi['agroevidence'];
  readonly ids: Readonly<Record<'humny' | 'lesa' | 'mez', number>>;
  readonly namesOf: (query: Parameters<TestApi['agroevidence']['parcels']['list']>[0]) => Promise<readonly string[]>;
}

/** Three parcels: one as it comes, one of grass with an official area and no crop, one that is historical. */
async function farmWithLand(): Promise<Land> {
  const { user, farm } = await started.make.farmer();
  const humny = await started.make.parcel({ farm, name: 'Za humny' });
  const lesa = await started.make.parcel({ farm, name: 'U lesa' });
  const mez = await started.make.parcel({ farm, name: 'Mez', isRetired: true });
  await changeFarm(started.services.database, farm.id, async (tx) => {
    await sql`update agroevidence.parcel_version set official_area_ha = 12.5, land_use_code = 'T', nitrate_vulnerable = 'NO',
      altitude_m = null where parcel_id = ${lesa.id}`.execute(tx.sql);
    await sql`update agroevidence.parcel set climate_region = 0 where id = ${lesa.id}`.execute(tx.sql);
    await sql`delete from agroevidence.cultivation where parcel_id = ${lesa.id}`.execute(tx.sql);
  });
  const { agroevidence: api } = started.api(user);
  const namesOf: Land['namesOf'] = async (input) =>
    (await api.parcels.list(input)).rows.map(({ localName }) => localName);
  return { user, farm, api, ids: { humny: humny.id, lesa: lesa.id, mez: mez.id }, namesOf };
}

describe('A list of parcels', () => {
  it.each([
    ['a crop', { crop: [1] }, ['Za humny']],
    ['one of several crops', { crop: [2, 1] }, ['Za humny']],
    ['a crop that nothing grows of', { crop: [7] }, []],
    ['no known crop', { without: ['crop'] }, ['U lesa']],
    ['a land use', { 'land-use': ['T'] }, ['U lesa']],
    ['a nitrate zone', { nitrate: ['YES'] }, ['Za humny']],
    ['a climate region, of which the first is zero', { 'climate-region': [0, 5] }, ['U lesa']],
    ['another climate region', { 'climate-region': [5] }, []],
    ['no known climate region', { without: ['climate-region'] }, ['Za humny']],
    ['an area from so many hectares', { 'area-from': 12.5 }, ['U lesa']],
    ['an area to so many hectares', { 'area-to': 12.4 }, ['Za humny']],
    ['a status', { status: ['RETIRED'] }, ['Mez']],
    ['no official area', { without: ['official-area'] }, ['Za humny']],
    ['a text and a land use', { search: 'les', 'land-use': ['T'] }, ['U lesa']],
    ['a text and another land use', { search: 'les', 'land-use': ['R'] }, []],
  ] as const)('holds those of %s', async (_, filter, names) => {
    const { namesOf } = await farmWithLand();
    const query = Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? Array.from<unknown>(value) : value]),
    );
    expect(await namesOf({ query })).toEqual(names);
  });

  it.each([
    ['crop', 'asc', ['Za humny', 'U lesa']],
    ['crop', 'desc', ['Za humny', 'U lesa']],
    ['land-use', 'asc', ['Za humny', 'U lesa']],
    ['land-use', 'desc', ['U lesa', 'Za humny']],
    ['official-area', 'asc', ['U lesa', 'Za humny']],
    ['altitude', 'asc', ['Za humny', 'U lesa']],
    ['nitrate', 'desc', ['U lesa', 'Za humny']],
    ['climate-region', 'desc', ['U lesa', 'Za humny']],
    ['computed-area', 'asc', ['U lesa', 'Za humny']],
  ] as const)('is put in order by %s, %s, with what is not known last', async (column, direction, names) => {
    const { namesOf } = await farmWithLand();
    expect(await namesOf({ query: { 'sort-col': column, 'sort-dir': direction } })).toEqual(names);
  });

  it('says the crops of a season where one is asked for, by which it can be filtered too', async () => {
    const { api, namesOf } = await farmWithLand();
    const cropsIn = async (season: number): Promise<readonly (string | undefined)[]> =>
      (await api.parcels.list({ query: { season } })).rows.map(
        ({ seedApplication }) => seedApplication?.seed.crop.name,
      );
    expect(await cropsIn(2020)).toEqual([undefined, undefined]);
    expect(await cropsIn(2024)).toEqual([undefined, 'Pšenice setá ozimá']);
    expect(await namesOf({ query: { season: 2020, crop: [1] } })).toEqual([]);
    expect(await namesOf({ query: { season: 2024, crop: [1] } })).toEqual(['Za humny']);
  });

  it('has pages of what its filter leaves, and their number', async () => {
    const { api } = await farmWithLand();
    const page = await api.parcels.list({ query: { 'area-from': 0.1, 'per-page': 1, page: 2 } });
    expect(page).toMatchObject({ total: 2, rows: [{ localName: 'Za humny' }] });
  });

  it('shows at once what a change puts into its filter and takes out of it', async () => {
    const { api, farm, ids, namesOf } = await farmWithLand();
    const { id } = await api.centers.create({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    expect(await namesOf({ query: { center: [id] } })).toEqual([]);
    await api.parcels.change({ params: { id: ids.lesa }, body: { center: { centerId: id } } });
    expect(await namesOf({ query: { center: [id] } })).toEqual(['U lesa']);
    expect(await namesOf({ query: { without: ['center'] } })).toEqual(['Za humny']);
  });

  it('hides land of other farms whatever is filtered by', async () => {
    const { api } = await farmWithLand();
    const { farm } = await farmWithLand();
    await expect(api.parcels.list({ query: { crop: [1] }, farmIds: [farm.id] })).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET parcels/ids', () => {
  it('gives the ids of all that a filter leaves, in the order of the list', async () => {
    const { api, ids } = await farmWithLand();
    expect(await api.parcelSums.ids({ query: { 'sort-col': 'area', 'sort-dir': 'desc' } })).toEqual({
      rows: [ids.lesa, ids.humny],
      total: 2,
    });
  });
});

describe('GET parcels/statistics', () => {
  it('sums the land that a filter leaves, in all, by crop, land use and nitrate zone', async () => {
    const { api } = await farmWithLand();
    const statistics = await api.parcelSums.statistics();
    const [, humny] = (await api.parcels.list()).rows;
    const area = humny?.area ?? 0;
    expect(statistics).toMatchObject({
      count: 2,
      area: Math.round((12.5 + area) * 10_000) / 10_000,
      officialArea: 12.5,
      officialCount: 1,
      computedArea: Math.round(2 * area * 10_000) / 10_000,
      byCrop: [
        { crop: { id: 1, name: 'Pšenice setá ozimá' }, count: 1, area },
        { crop: null, count: 1, area: 12.5 },
      ],
      byLandUse: [
        { key: 'T', code: 'T', count: 1, area: 12.5 },
        { key: 'R', code: 'R', count: 1, area },
      ],
      byNitrate: [
        { nitrateVulnerable: 'NO', count: 1, area: 12.5 },
        { nitrateVulnerable: 'YES', count: 1, area },
      ],
    });
    expect(await api.parcelSums.statistics({ query: { search: 'humny' } })).toMatchObject({ count: 1, area });
  });

  it('gives nothing where nothing is left', async () => {
    const { api } = await farmWithLand();
    const statistics = await api.parcelSums.statistics({ query: { search: 'nic takového' } });
    expect(statistics).toMatchObject({ count: 0, area: 0, officialArea: 0, byCrop: [], byLandUse: [] });
  });
});

describe('GET parcels/land-use', () => {
  it('says what the open parcels are used for, in the language of the reader', async () => {
    const { api } = await farmWithLand();
    const { rows } = await api.parcelSums.landUse();
    expect(rows.map(({ key, count }) => [key, count])).toEqual([
      ['T', 1],
      ['R', 1],
    ]);
  });
});
