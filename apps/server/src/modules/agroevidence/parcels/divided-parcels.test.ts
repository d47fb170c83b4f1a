import { sql } from 'kysely';
import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

const wheat = 1;
const maize = 17;
const rape = 36;

interface DividedLand {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly api: TestApi['agroevidence'];
  readonly divided: number;
  readonly record: (body: Recorded) => Promise<unknown>;
}

type Recorded = Parameters<TestApi['agroevidence']['seedApplications']['record']>[0]['body'];

/** A parcel of 5 ha with 3.2 ha of rape and 1.1 ha of maize, and one of 2 ha with wheat on all of it. */
async function dividedLand(): Promise<DividedLand> {
  const { user, farm } = await started.make.farmer();
  const divided = await started.make.parcel({ farm, name: 'Dlouhá' });
  const whole = await started.make.parcel({ farm, name: 'Za humny' });
  const { agroevidence: api } = started.api(user);
  await giveArea(farm, divided.id, 5);
  await giveArea(farm, whole.id, 2);
  const record = (body: Recorded) => api.seedApplications.record({ params: { id: divided.id }, body });
  await record({ cropId: rape, validFrom: '2025-08-20', part: 1, area: 3.2 });
  await record({ cropId: maize, validFrom: '2025-08-20', part: 2, area: 1.1 });
  return { user, farm, api, divided: divided.id, record };
}

async function giveArea(farm: TestFarm, parcelId: number, hectares: number): Promise<void> {
  await changeFarm(started.services.database, farm.id, (tx) =>
    sql`update agroevidence.parcel_version set official_area_ha = ${hectares} where parcel_id = ${parcelId}`.execute(
      tx.sql,
    ),
  );
}

describe('What grows today', () => {
  it('gives each part of a divided parcel its own area, and leaves the rest without a crop', async () => {
    const { api, divided } = await dividedLand();
    const today = await api.sowingPlan.season({ params: { seasonId: 0 } });
    expect(today.statistics.map(({ crop, area, parcels }) => [crop.id, area, parcels])).toEqual([
      [rape, 3.2, 1],
      [wheat, 2, 1],
      [maize, 1.1, 1],
    ]);
    expect(today.notPlanned).toEqual({ area: 0.7, parcels: 0 });
    const crops = today.parcels.find(({ id }) => id === divided)?.crops;
    expect(crops?.map(({ crop, part, area }) => [crop.id, part, area])).toEqual([
      [rape, 1, 3.2],
      [maize, 2, 1.1],
    ]);
  });

  it('fits parts that were measured on the map into a smaller official area', async () => {
    const { api, farm, divided } = await dividedLand();
    await giveArea(farm, divided, 2.15);
    const today = await api.sowingPlan.season({ params: { seasonId: 0 } });
    expect(today.statistics.map(({ crop, area }) => [crop.id, area])).toEqual([
      [wheat, 2],
      [rape, 1.6],
      [maize, 0.55],
    ]);
    expect(today.notPlanned.area).toBe(0);
    const { byCrop } = await api.parcelSums.statistics();
    expect(byCrop.map(({ crop, area }) => [crop?.id, area])).toEqual([
      [wheat, 2],
      [rape, 1.6],
      [maize, 0.55],
    ]);
  });

  it('counts a parcel once with a crop that stands on two of its parts', async () => {
    const { api, record } = await dividedLand();
    await record({ cropId: rape, validFrom: '2025-09-01', part: 3, area: 0.7 });
    const today = await api.sowingPlan.season({ params: { seasonId: 0 } });
    expect(today.statistics[0]).toMatchObject({ crop: { id: rape }, area: 3.9, parcels: 1 });
    const { byCrop } = await api.parcelSums.statistics();
    expect(byCrop[0]).toMatchObject({ crop: { id: rape }, area: 3.9, count: 1 });
  });
});

describe('The sums of parcels by crop', () => {
  it('come to the land, with what no part takes under no crop', async () => {
    const { api } = await dividedLand();
    const { area, count, byCrop } = await api.parcelSums.statistics();
    expect({ area, count }).toEqual({ area: 7, count: 2 });
    expect(byCrop.map(({ crop, area: ofCrop, count: parcels }) => [crop?.id, ofCrop, parcels])).toEqual([
      [rape, 3.2, 1],
      [wheat, 2, 1],
      [maize, 1.1, 1],
      [undefined, 0.7, 1],
    ]);
  });
});

describe('The list of parcels', () => {
  it.each([
    ['the larger crop of a divided parcel', [rape], ['Dlouhá']],
    ['the smaller one', [maize], ['Dlouhá']],
    ['one of its crops or another', [maize, wheat], ['Dlouhá', 'Za humny']],
    ['what stood there before it was divided', [wheat], ['Za humny']],
  ])('is filtered by %s', async (_, crop, names) => {
    const { api } = await dividedLand();
    const { rows, total } = await api.parcels.list({ query: { crop } });
    expect(rows.map(({ localName }) => localName)).toEqual(names);
    expect(total).toBe(names.length);
    const ids = await api.parcelSums.ids({ query: { crop } });
    expect(ids.rows).toEqual(rows.map(({ id }) => id));
  });

  it('shows the crops of a divided parcel with their areas, the main one first, and sorts by that', async () => {
    const { api } = await dividedLand();
    const { rows } = await api.parcels.list({ query: { 'sort-col': 'crop', 'sort-dir': 'desc' } });
    expect(rows.map(({ localName }) => localName)).toEqual(['Dlouhá', 'Za humny']);
    expect(rows[0]?.seedApplication).toMatchObject({
      validFrom: '2025-08-20',
      seed: { crop: { id: rape } },
      shares: [
        { crop: { id: rape, name: 'Řepka ozimá' }, area: 3.2 },
        { crop: { id: maize, name: 'Kukuřice na zrno' }, area: 1.1 },
      ],
    });
    expect(rows[1]?.seedApplication).toMatchObject({ seed: { crop: { id: wheat } } });
    expect(rows[1]?.seedApplication?.shares).toBeUndefined();
  });

  it('says the same of one parcel', async () => {
    const { api, divided } = await dividedLand();
    const { seedApplication } = await api.parcels.read({ params: { id: divided } });
    expect(seedApplication?.shares?.map(({ crop, area }) => [crop.id, area])).toEqual([
      [rape, 3.2],
      [maize, 1.1],
    ]);
  });

  it('shows in a season what its parts were sown with, not the crop of the whole that was harvested in it', async () => {
    const { api, record } = await dividedLand();
    await record({ cropId: wheat, validFrom: '2026-02-01', part: 2, area: 1.1 });
    const cropsIn = async (season: number) => {
      const { rows } = await api.parcels.list({ query: { season, search: 'Dlouhá' } });
      const told = rows[0]?.seedApplication;
      return told?.shares?.map(({ crop, area }) => [crop.id, area]) ?? told?.seed.crop.id;
    };
    expect(await cropsIn(2024)).toBe(wheat);
    expect(await cropsIn(2025)).toEqual([
      [rape, 3.2],
      [wheat, 1.1],
    ]);
    await record({ cropId: wheat, validFrom: '2026-05-01' });
    expect(await cropsIn(2025)).toBe(wheat);
    const found = await api.parcels.list({ query: { season: 2025, crop: [maize] } });
    expect(found.total).toBe(0);
  });
});

describe('Files of parcels', () => {
  it.each([
    ['cs', 'Řepka ozimá 3,20 ha; Kukuřice na zrno 1,10 ha'],
    ['en', 'Winter oilseed rape 3.20 ha; Grain maize 1.10 ha'],
  ])('say all crops of a divided parcel, in %s', async (language, text) => {
    const { user } = await dividedLand();
    const { parcelSums, parcelExport } = started.api(user).agroevidence;
    const excel = await parcelSums.excel({ query: { crop: [maize], ...{ language } } });
    const [sheet] = await readSpreadsheet(Buffer.from(await excel.arrayBuffer()));
    expect(sheet?.data[1]?.[4]).toBe(text);
    const land = await parcelExport.read({ query: { format: 'GEOJSON', ...{ language } } });
    const { features } = (await land.json()) as { features: { properties: Record<string, unknown> }[] };
    expect(features.map(({ properties }) => properties['CROP']).sort()).toContain(text);
  });
});
