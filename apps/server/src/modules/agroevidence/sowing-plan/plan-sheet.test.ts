import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const [wheat, rape, noCrop] = [1, 36, 1000];

async function plannedFarm() {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const other = await started.make.parcel({ farm, name: 'U lesa' });
  await api.sowingPlan.changeParcels({
    body: {
      parcelCrops: [
        { parcelId: parcel.id, seasonId: 2026, cropId: wheat },
        { parcelId: parcel.id, seasonId: 2026, cropId: rape, role: 'CATCH_CROP' },
        { parcelId: other.id, seasonId: 2026, cropId: wheat, part: 1, area: 0.5 },
        { parcelId: other.id, seasonId: 2026, cropId: rape, part: 2 },
        { parcelId: parcel.id, seasonId: 2027, cropId: noCrop },
      ],
    },
  });
  return api;
}

describe('GET sowing-plan/seasons/excel', () => {
  it('gives parcels by season and areas by crop, as another program reads them', async () => {
    const api = await plannedFarm();
    const answer = await api.sowingPlan.excel({ query: { startYear: 2026, size: 2 } });
    const hectares = expect.closeTo(1.63, 1) as number;
    const [plan, areas] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    expect(plan?.sheet).toBe('Osevní plán');
    expect(plan?.data).toEqual([
      ['Pozemek', 'Blok', 'Výměra (ha)', '2026/27', '2026/27 – Meziplodina', '2027/28'],
      ['U lesa', '7405/5', hectares, 'Pšenice setá ozimá (0,5 ha); Řepka ozimá', null, null],
      ['Za humny', '7405/5', hectares, 'Pšenice setá ozimá', 'Řepka ozimá', 'Bez plodiny'],
    ]);
    expect(areas?.sheet).toBe('Plochy plodin');
    expect(areas?.data[0]).toEqual(['Plodina', 'Jako', '2026/27 (ha)', '2027/28 (ha)']);
    expect(areas?.data).toContainEqual(['Pšenice setá ozimá', 'Hlavní plodina', expect.closeTo(2.13, 1), null]);
    expect(areas?.data.at(-1)).toEqual(['Bez plánu', null, 0, expect.closeTo(1.63, 1)]);
  });

  it('gives the plan of a scenario, and none of one that is not there', async () => {
    const api = await plannedFarm();
    const missing = api.sowingPlan.excel({ query: { 'scenario-id': 2_000_000_000 } });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  it('gives no plan of other farms', async () => {
    await plannedFarm();
    const { user } = await started.make.farmer();
    const answer = await started.api(user).agroevidence.sowingPlan.excel();
    const [plan] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    expect(plan?.data).toHaveLength(1);
  });
});
