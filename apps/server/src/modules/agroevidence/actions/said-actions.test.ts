import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const day = '2026-04-10';

/** Of the catalogue. */
const wheat = 1;
const rape = 36;

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const { id: parcelId } = await started.make.parcel({ farm, name: 'Pole', blockNumber: '7400/1', at: [14.33, 48.89] });
  const { agroevidence } = started.api(user);
  const history = async () => {
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
    return rows.map(({ seed, validFrom, validTo, harvestedOn }) => [seed.crop.id, validFrom, validTo, harvestedOn]);
  };
  return { ...agroevidence, parcelId, history, targets: [{ parcelId }] };
}

describe('What is said of work', () => {
  it('is never of more land than a parcel has, and of no day on which nobody worked', async () => {
    const { actions, parcelId } = await farmer();
    const record = (area: number | null, on = day) =>
      actions.recordOther({ body: { actionType: 'PLOW', day: on, targets: [{ parcelId, area }] } });
    const { action } = await record(null);
    await expect(record(action.area * 1.05)).resolves.toBeDefined();
    await expect(record(action.area * 10)).rejects.toMatchObject({ code: 'action.areaTooLarge' });
    for (const wrong of ['0026-04-10', '1926-04-10', '9999-12-31'])
      await expect(record(null, wrong)).rejects.toMatchObject({ code: 'validation.failed' });
  });

  it('of a harvest of a crop that does not stand there leaves alone what does', async () => {
    const { actions, targets, history } = await farmer();
    const { action } = await actions.recordHarvest({
      body: { actionType: 'HARVEST', day: '2026-07-20', cropId: rape, targets },
    });
    expect(await history()).toEqual([[wheat, '2024-01-01', null, null]]);
    await actions.changeHarvest({
      body: { actionType: 'HARVEST', day: '2026-07-20', cropId: wheat, targets, id: action.id },
    });
    expect(await history()).toEqual([[wheat, '2024-01-01', '2026-07-20', '2026-07-20']]);
  });

  it('tells of the crop that it was done to where it names none, in lists, in full and as a spreadsheet', async () => {
    const { actions, targets } = await farmer();
    const { action } = await actions.recordOther({ body: { actionType: 'HARROW', day, targets } });
    const name = 'Pšenice setá ozimá';
    expect(action).toMatchObject({ crop: null, grownCrops: [{ id: wheat, name }], targets: [{ crop: { id: wheat } }] });
    expect((await actions.list()).rows).toMatchObject([{ grownCrops: [{ id: wheat, name }] }]);
    const answer = await actions.excel();
    const [sheet] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    expect(sheet?.data[1]?.[6]).toBe(name);
  });

  it('is against whatever the catalogue knows, also where it has no code of EPPO', async () => {
    const { actions, targets, catalogueMaterials, plantProtections } = await farmer();
    const facts = {
      ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' as const },
      ...{ uses: [], distances: [] },
    };
    const product = await catalogueMaterials.create({ body: { kind: 'PLANT_PROTECTION', name: 'Herbicid', facts } });
    const organismCodes = (await plantProtections.organisms({ query: {} })).rows.map(({ code }) => code).slice(0, 10);
    expect(organismCodes).toContain('annual-weeds');
    const materials = [{ materialId: product.id, value: 1, unit: 'L' as const, organismCodes }];
    const { action } = await actions.recordApplication({ body: { actionType: 'SPRAY', day, materials, targets } });
    expect(action.materials).toMatchObject([{ organismCodes }]);
  });
});
