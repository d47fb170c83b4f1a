import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** A day of the last two seasons, so that what is used on it was used of late. */
const lately = '2026-04-10';

const withNitrogen = {
  ...({ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: null, doseUnit: 'KG' } as const),
  percent: { N: 27, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
  countedNitrogen: [],
};

async function fertilizing() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const api = started.api(user).agroevidence;
  const fertilizer = async (name: string) =>
    (await api.catalogueMaterials.create({ body: { name, kind: 'FERTILIZER', facts: withNitrogen } })).id;
  const spread = async (materialId: number, value: number, day: string, state: 'DONE' | 'PLANNED' = 'DONE') =>
    (
      await api.actions.recordApplication({
        body: {
          ...{ actionType: 'FERT', day, state, targets: [{ parcelId: parcel.id }] },
          materials: [{ materialId, value, unit: 'KG' }],
        },
      })
    ).action.id;
  return { api, fertilizer, spread };
}

describe('GET actions/used-materials', () => {
  it('gives what was used, the last one first, with the amount that was said last', async () => {
    const { api, fertilizer, spread } = await fertilizing();
    const [one, other, planned] = [await fertilizer('Anitra'), await fertilizer('Borax'), await fertilizer('Cererit')];
    await spread(one, 200, '2026-03-01');
    await spread(other, 5, '2026-03-20');
    await spread(one, 150, lately);
    await spread(planned, 10, lately, 'PLANNED');
    const { rows, total } = await api.usedMaterials.fertilizers();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { material: { id: one, name: 'Anitra' }, count: 2, lastUsedOn: lately, lastAmount: { value: 150, unit: 'KG' } },
      { material: { id: other }, count: 1, lastUsedOn: '2026-03-20', lastAmount: { value: 5, basis: 'HECTARE' } },
    ]);
    const page = await api.usedMaterials.fertilizers({ query: { page: 2, 'per-page': 1 } });
    expect([page.total, page.rows.map(({ material }) => material.id)]).toEqual([2, [other]]);
    expect(await api.usedMaterials.seeds()).toEqual({ rows: [], total: 0 });
    expect(await api.usedMaterials.plantProtections()).toEqual({ rows: [], total: 0 });
  });

  it('forgets what was deleted, and knows nothing of other farms', async () => {
    const { api, fertilizer, spread } = await fertilizing();
    const action = await spread(await fertilizer('Anitra'), 200, lately);
    await api.actions.remove({ query: { actionIds: [action] } });
    expect((await api.usedMaterials.fertilizers()).total).toBe(0);
    const other = await fertilizing();
    await spread(await fertilizer('Borax'), 200, lately);
    expect((await other.api.usedMaterials.fertilizers()).total).toBe(0);
  });
});

describe('Suggestions of materials', () => {
  it('begin with what was used of late, the last one first, and then with own ones', async () => {
    const { api, fertilizer, spread } = await fertilizing();
    const [first, second, third] = [await fertilizer('LAD A'), await fertilizer('LAD B'), await fertilizer('LAD C')];
    await spread(third, 200, lately);
    await spread(second, 200, '2026-03-01');
    const found = await api.fertilizers.suggestions({ query: { search: 'lad' } });
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual([third, second, first]);
    expect(found.slice(3).map(({ catalogueType }) => catalogueType)).toContain('PUBLIC');
  });
});
