import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const [wheat, barley, mustard] = [1, 8, 57];
const mixture = { name: 'Směska', color: { red: 1, green: 2, blue: 3 } };
const span = { startYear: 2026, size: 3 };

describe('The plan of a farm, which the database writes', () => {
  it('says of each parcel what its own plan says, in parts, beside catch crops and with crops of the farm', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za "humny" \\ u lesa' });
    const { sowingPlan, catalogues } = started.api(user).agroevidence;
    const own = await catalogues.createCrop({ body: mixture });
    const at = { parcelId: parcel.id, seasonId: 2026 };
    await sowingPlan.changeParcels({
      body: {
        parcelCrops: [
          { ...at, cropId: wheat, part: 1, area: 0.3333 },
          { ...at, cropId: own.id, part: 2 },
          { ...at, cropId: mustard, role: 'CATCH_CROP' },
          { ...at, cropId: barley, seasonId: 2028 },
        ],
      },
    });
    const plan = await sowingPlan.plan({ query: span });
    const ofParcel = await sowingPlan.ofParcel({ params: { parcelId: parcel.id }, query: span });
    expect(ofParcel).toHaveLength(4);
    expect(plan.parcels).toMatchObject([{ id: parcel.id, localName: 'Za "humny" \\ u lesa' }]);
    expect(plan.parcels[0]?.entries).toEqual(
      ofParcel.map(({ season, crop, ...entry }) => ({ ...entry, seasonId: season.id, cropId: crop.id })),
    );
  });

  it('names a crop of the farm that was put away where it is planned, and nowhere else', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const { sowingPlan, catalogues } = started.api(user).agroevidence;
    const own = await catalogues.createCrop({ body: mixture });
    await sowingPlan.changeParcels({
      body: { parcelCrops: [{ parcelId: parcel.id, seasonId: 2026, cropId: own.id }] },
    });
    await catalogues.changeCrop({ params: { id: own.id }, body: { status: 'RETIRED' } });
    const named = async (startYear: number): Promise<unknown> => {
      const plan = await sowingPlan.plan({ query: { startYear, size: 1 } });
      return plan.crops.filter(({ name }) => name === 'Směska').map(({ isRetired }) => isRetired);
    };
    expect(await named(2026)).toEqual([true]);
    expect(await named(2027)).toEqual([]);
  });

  it('counts land that is divided once, by what its parts cover', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    await started.make.parcel({ farm, name: 'U lesa', at: [14.4, 48.9] });
    const { sowingPlan } = started.api(user).agroevidence;
    const before = (await sowingPlan.statistics({ query: { ...span, size: 1 } }))[0]?.notPlanned;
    const at = { parcelId: parcel.id, seasonId: 2026 };
    await sowingPlan.changeParcels({
      body: {
        parcelCrops: [
          { ...at, cropId: wheat, part: 1, area: 0.1 },
          { ...at, cropId: wheat, part: 2, area: 0.2 },
          { ...at, cropId: barley, part: 3, area: 0.05 },
        ],
      },
    });
    const [statistics] = await sowingPlan.statistics({ query: { ...span, size: 1 } });
    expect(statistics?.statistics).toMatchObject([
      { crop: { id: wheat }, area: 0.3, parcels: 1 },
      { crop: { id: barley }, area: 0.05, parcels: 1 },
    ]);
    expect(statistics?.notPlanned).toEqual({
      area: expect.closeTo((before?.area ?? 0) - 0.35, 2) as number,
      parcels: 1,
    });
  });
});
