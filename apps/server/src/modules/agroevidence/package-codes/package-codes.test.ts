import type { NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const gtin = '08590000000015';
const otherGtin = '04006381333931';
const lad27 = 1;

const triazole = {
  kind: 'PLANT_PROTECTION',
  name: 'DEMO Triazol',
  facts: {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', activeSubstances: [], uses: [], distances: [] },
    ...{ kilogramsPerLitre: null, doseUnit: 'L' },
  },
} satisfies Partial<NewMaterial>;

async function farmerWithProduct() {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  const { changeId: _, ...product } = await api.catalogueMaterials.create({ body: triazole, farmIds: [farm.id] });
  return { user, farm, api, product };
}

describe('the number on a package', () => {
  it('says nothing until somebody of the farm has said what is in it', async () => {
    const { api, product } = await farmerWithProduct();
    await expect(api.packageCodes.read({ params: { gtin } })).rejects.toMatchObject({ code: 'package.unknown' });
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: product.id } });
    expect(await api.packageCodes.read({ params: { gtin } })).toMatchObject({ gtin, material: product });
    await expect(api.packageCodes.read({ params: { gtin: otherGtin } })).rejects.toMatchObject({
      code: 'package.unknown',
    });
  });

  it('is corrected by whoever says another thing later, and can be undone', async () => {
    const { api, farm, user, product } = await farmerWithProduct();
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: lad27 } });
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: product.id } });
    expect((await api.packageCodes.read({ params: { gtin } })).material.id).toBe(product.id);
    const history = started.api(user).gateway.farmChanges;
    const { rows } = await history.list({ params: { id: farm.id }, query: {} });
    await history.undo({ params: { id: farm.id, changeId: rows[0]?.id ?? 0 } });
    expect((await api.packageCodes.read({ params: { gtin } })).material.id).toBe(lad27);
  });

  it('that says the same again is written down once', async () => {
    const { api, farm, user, product } = await farmerWithProduct();
    const learn = () => api.packageCodes.learn({ params: { gtin }, body: { materialId: product.id } });
    await Promise.all([learn(), learn(), learn()]);
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id }, query: {} });
    expect(rows.filter(({ action }) => action === 'package.learned')).toHaveLength(1);
  });

  it('is refused where a digit of it is wrong, and names no material that is put away or of another farm', async () => {
    const { api, product } = await farmerWithProduct();
    const { product: foreign } = await farmerWithProduct();
    const wrong = { params: { gtin: '08590000000016' }, body: { materialId: product.id } };
    await expect(api.packageCodes.learn(wrong)).rejects.toMatchObject({ code: 'package.wrongNumber' });
    const ofOthers = api.packageCodes.learn({ params: { gtin }, body: { materialId: foreign.id } });
    await expect(ofOthers).rejects.toMatchObject({ code: 'material.notFound' });
    const change = { params: { id: product.id }, body: { status: 'RETIRED' } } as const;
    await api.catalogueMaterials.change({ ...change, version: product.version });
    const putAway = api.packageCodes.learn({ params: { gtin }, body: { materialId: product.id } });
    await expect(putAway).rejects.toMatchObject({ code: 'material.retired' });
  });

  it('is listed with the others that the farm knows, the last one first, page by page', async () => {
    const { api, product } = await farmerWithProduct();
    expect(await api.packageCodes.list()).toEqual({ rows: [], total: 0 });
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: lad27 } });
    await api.packageCodes.learn({ params: { gtin: otherGtin }, body: { materialId: product.id } });
    const { rows, total } = await api.packageCodes.list();
    expect(rows.map((known) => known.gtin)).toEqual([otherGtin, gtin]);
    expect(rows.map(({ material }) => material.id)).toEqual([product.id, lad27]);
    expect(total).toBe(2);
    const second = await api.packageCodes.list({ query: { page: 2, 'per-page': 1 } });
    expect(second.rows.map((known) => known.gtin)).toEqual([gtin]);
    const { api: others } = await farmerWithProduct();
    expect(await others.packageCodes.list()).toEqual({ rows: [], total: 0 });
  });

  it('is known to the farm that learned it and to no other', async () => {
    const { api, product } = await farmerWithProduct();
    await api.packageCodes.learn({ params: { gtin }, body: { materialId: product.id } });
    const { api: others } = await farmerWithProduct();
    await expect(others.packageCodes.read({ params: { gtin } })).rejects.toMatchObject({ code: 'package.unknown' });
  });
});
