import { sql } from 'kysely';
import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

const wheat = 1;
const maize = 17;
const rape = 36;
const noCrop = 1000;

type Api = TestApi['agroevidence'];
type PlannedCrop = Parameters<Api['sowingPlan']['changeParcels']>[0]['body']['parcelCrops'][number];
type Recorded = Parameters<Api['seedApplications']['record']>[0]['body'];

/** The season after the one that it is, by the clock of the tests. */
const coming = new Date().getUTCFullYear() + 1;

/** A parcel of 5 ha on which wheat stands since 2024, with no end that anybody knows. */
async function plannedLand() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Dlouhá' });
  await changeFarm(started.services.database, farm.id, (tx) =>
    sql`update agroevidence.parcel_version set official_area_ha = 5 where parcel_id = ${parcel.id}`.execute(tx.sql),
  );
  const { agroevidence: api } = started.api(user);
  const plan = (crops: readonly Omit<PlannedCrop, 'parcelId'>[], query = {}) =>
    api.sowingPlan.changeParcels({
      query,
      body: { parcelCrops: crops.map((crop) => ({ ...crop, parcelId: parcel.id })) },
    });
  const told = async (season: number | undefined) => {
    const query = season === undefined ? {} : { season };
    return (await api.parcels.list({ query })).rows[0]?.seedApplication;
  };
  return {
    ...{ api, farm, plan, told },
    record: (body: Recorded) => api.seedApplications.record({ params: { id: parcel.id }, body }),
    cropIn: async (season: number | undefined) => {
      const application = await told(season);
      return [application?.seed.crop.id, application?.isPlanned === true];
    },
  };
}

describe('The list of parcels of a season that is to come', () => {
  it('says what the official plan says, and that it is planned', async () => {
    const { plan, told, cropIn, api } = await plannedLand();
    expect(await cropIn(coming)).toEqual([wheat, false]);
    await plan([{ seasonId: coming, cropId: rape }]);
    expect(await told(coming)).toMatchObject({ validFrom: null, isPlanned: true, seed: { crop: { id: rape } } });
    expect(await cropIn(coming + 1)).toEqual([wheat, false]);
    expect(await cropIn(undefined)).toEqual([wheat, false]);
    const found = await api.parcels.list({ query: { season: coming, crop: [rape] } });
    expect(found.total).toBe(1);
    const { byCrop } = await api.parcelSums.statistics({ query: { season: coming } });
    expect(byCrop).toMatchObject([{ crop: { id: rape }, area: 5, count: 1 }]);
  });

  it('follows each change of the plan at once, and leaves scenarios alone', async () => {
    const { plan, cropIn, api } = await plannedLand();
    await plan([{ seasonId: coming, cropId: rape }]);
    expect(await cropIn(coming)).toEqual([rape, true]);
    const { id } = await api.planScenarios.create({ body: { name: 'Suchý rok' } });
    await plan([{ seasonId: coming, cropId: wheat }], { 'scenario-id': id });
    expect(await cropIn(coming)).toEqual([rape, true]);
    await plan([{ seasonId: coming, cropId: maize }]);
    expect(await cropIn(coming)).toEqual([maize, true]);
    expect((await api.parcels.list({ query: { season: coming, crop: [rape] } })).total).toBe(0);
    expect((await api.parcels.list({ query: { season: coming, crop: [maize] } })).total).toBe(1);
    await plan([{ seasonId: coming, cropId: null }]);
    expect(await cropIn(coming)).toEqual([wheat, false]);
  });

  it('gives each planned part its area, and the rest to the part that has none', async () => {
    const { plan, told, api } = await plannedLand();
    await plan([
      { seasonId: coming, cropId: rape, part: 1, area: 1.5 },
      { seasonId: coming, cropId: maize, part: 2 },
      { seasonId: coming, cropId: wheat, role: 'CATCH_CROP' },
    ]);
    const application = await told(coming);
    expect(application).toMatchObject({ isPlanned: true, seed: { crop: { id: maize } } });
    expect(application?.shares?.map(({ crop, area }) => [crop.id, area])).toEqual([
      [maize, 3.5],
      [rape, 1.5],
    ]);
    const { byCrop } = await api.parcelSums.statistics({ query: { season: coming } });
    expect(byCrop.map(({ crop, area }) => [crop?.id, area])).toEqual([
      [maize, 3.5],
      [rape, 1.5],
    ]);
  });

  it('leaves without a crop what a planned part leaves', async () => {
    const { plan, told, api } = await plannedLand();
    await plan([{ seasonId: coming, cropId: rape, area: 1.5 }]);
    expect((await told(coming))?.shares).toMatchObject([{ crop: { id: rape }, area: 1.5 }]);
    const { byCrop } = await api.parcelSums.statistics({ query: { season: coming } });
    expect(byCrop.map(({ crop, area }) => [crop?.id, area])).toEqual([
      [rape, 1.5],
      [undefined, 3.5],
    ]);
  });

  it('says what was sown in the season, once that is recorded', async () => {
    const { plan, cropIn, record } = await plannedLand();
    await plan([{ seasonId: coming, cropId: rape }]);
    await record({ cropId: noCrop, validFrom: `${coming}-07-20` });
    expect(await cropIn(coming)).toEqual([rape, true]);
    await record({ cropId: maize, validFrom: `${coming}-08-20` });
    expect(await cropIn(coming)).toEqual([maize, false]);
  });

  it('says in files that it is planned', async () => {
    const { plan, api } = await plannedLand();
    await plan([{ seasonId: coming, cropId: rape }]);
    const excel = await api.parcelSums.excel({ query: { season: coming } });
    const [sheet] = await readSpreadsheet(Buffer.from(await excel.arrayBuffer()));
    expect(sheet?.data[1]?.[4]).toBe('Řepka ozimá (v plánu)');
  });
});

describe('The list of parcels of a season that is past', () => {
  it('says what stood there, and what was planned where nothing did', async () => {
    const { plan, cropIn } = await plannedLand();
    await plan([
      { seasonId: 2023, cropId: rape },
      { seasonId: 2022, cropId: rape },
      { seasonId: 2024, cropId: rape },
    ]);
    expect(await cropIn(2024)).toEqual([wheat, false]);
    expect(await cropIn(2023)).toEqual([wheat, false]);
    expect(await cropIn(2022)).toEqual([rape, true]);
  });
});
