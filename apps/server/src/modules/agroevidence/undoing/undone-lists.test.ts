import type { catalogueMaterials } from '@brazda/contract/agroevidence/materials.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startApp } from '#server/testing/start-app.ts';

type NewMaterialSaid = z.input<typeof catalogueMaterials.create.body>;

const started = startApp();
const gtin = '08590000000015';
const triazole: NewMaterialSaid = {
  kind: 'PLANT_PROTECTION',
  name: 'DEMO Triazol',
  facts: {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', activeSubstances: [], uses: [], distances: [] },
    ...{ kilogramsPerLitre: null, doseUnit: 'L' },
  },
};
const crop = { name: 'Teff', color: { red: 1, green: 2, blue: 3 } };

type Api = ReturnType<typeof started.api>;

/** A farm with its calls, and how a change of it is undone by the number that its call has answered. */
async function farmer(): Promise<{
  api: Api['agroevidence'];
  farmId: number;
  undo: (changed: { readonly changeId: number | null }) => Promise<unknown>;
}> {
  const { user, farm } = await started.make.farmer();
  const { agroevidence, gateway } = started.api(user);
  return {
    api: agroevidence,
    farmId: farm.id,
    undo: ({ changeId }) => gateway.farmChanges.undo({ params: { id: farm.id, changeId: changeId ?? 0 } }),
  };
}

describe('What a farm keeps in lists', () => {
  it('has centres and zones no more where their making is undone', async () => {
    const { api, farmId, undo } = await farmer();
    const input = { params: { id: farmId }, body: { name: 'U lesa' } };
    await undo(await api.centers.create(input));
    await undo(await api.zones.create(input));
    expect([(await api.centers.list()).total, (await api.zones.list()).total]).toEqual([0, 0]);
  });

  it('has own crops as before where making, changing or bringing them in is undone', async () => {
    const { api, undo } = await farmer();
    const made = await api.catalogues.createCrop({ body: crop });
    const names = async (): Promise<string[]> =>
      (await api.catalogues.crops({ query: { type: ['PRIVATE'] } })).rows.map(({ name }) => name);
    const changed = await api.catalogues.changeCrop({ params: { id: made.id }, body: { name: 'Milička' } });
    expect(await names()).toEqual(['Milička']);
    const same = { params: { id: made.id }, body: { name: 'Milička' } };
    expect(await api.catalogues.changeCrop(same)).toMatchObject({ version: changed.version, changeId: null });
    await undo(changed);
    expect(await names()).toEqual(['Teff']);
    const file = new File(['Plodina\nSvazenka\n'], 'plodiny.csv', { type: 'text/csv' });
    const imported = await api.catalogues.importCrops({ file });
    expect(await names()).toEqual(['Svazenka', 'Teff']);
    expect(await api.catalogues.importCrops({ file })).toMatchObject({ unchanged: 1, changeId: null });
    await undo(imported);
    expect(await names()).toEqual(['Teff']);
    await undo(made);
    expect(await names()).toEqual([]);
  });

  it('has own materials, and what is known of packages, as before where that is undone', async () => {
    const { api, undo } = await farmer();
    const made = await api.catalogueMaterials.create({ body: triazole });
    const { id } = made;
    const changed = await api.catalogueMaterials.change({ params: { id }, body: { name: 'Jinak' } });
    expect((await api.catalogueMaterials.read({ params: { id } })).name).toBe('Jinak');
    const same = { params: { id }, body: { name: 'Jinak', facts: triazole.facts } };
    expect(await api.catalogueMaterials.change(same)).toMatchObject({ version: changed.version, changeId: null });
    await undo(changed);
    const retired = await api.catalogueMaterials.change({ params: { id }, body: { status: 'RETIRED' } });
    await undo(retired);
    expect(await api.catalogueMaterials.read({ params: { id } })).toMatchObject({
      name: triazole.name,
      status: 'OPEN',
    });
    const said = { params: { gtin }, body: { materialId: id } };
    const learned = await api.packageCodes.learn(said);
    expect(await api.packageCodes.learn(said)).toMatchObject({ changeId: null });
    await undo(learned);
    await expect(api.packageCodes.read({ params: { gtin } })).rejects.toMatchObject({ code: 'package.unknown' });
    await undo(made);
    await expect(api.catalogueMaterials.read({ params: { id } })).rejects.toMatchObject({ code: 'material.notFound' });
  });

  it('has scenarios of its plan as before where making, renaming or putting away is undone', async () => {
    const { api, undo } = await farmer();
    const made = await api.planScenarios.create({ body: { name: 'Suchý rok' } });
    const params = { id: made.id };
    const names = async (): Promise<string[]> => (await api.planScenarios.list()).map(({ name }) => name);
    await undo(await api.planScenarios.rename({ params, body: { name: 'Mokrý rok' } }));
    expect(await names()).toEqual(['Suchý rok']);
    const retired = await api.planScenarios.retire({ params });
    expect(await names()).toEqual([]);
    await undo(retired);
    expect(await names()).toEqual(['Suchý rok']);
    await undo(made);
    expect(await names()).toEqual([]);
  });
});
