import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function worked() {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  const targets: { parcelId: number }[] = [];
  for (const [at, name] of ['Za humny', 'U lesa'].entries()) {
    const parcel = await started.make.parcel({ farm, name, at: [14.33 + at * 0.003, 48.89] });
    targets.push({ parcelId: parcel.id });
  }
  const materials = [
    { materialId: 1, value: 200.5, unit: 'KG' as const },
    { materialId: 11, value: 100, unit: 'L' as const, basis: 'TOTAL' as const },
  ];
  await api.actions.recordApplication({
    body: { actionType: 'FERT', day: '2026-04-10', operator: 'Jan Novák', materials, targets },
  });
  const products = [{ product: 'MAIN_PRODUCT' as const, value: 8, unit: 'T' as const }];
  await api.actions.recordHarvest({ body: { actionType: 'HARVEST', day: '2026-07-20', products, cropId: 1, targets } });
  const sheet = async (query: Parameters<typeof api.actions.excel>[0] = {}) => {
    const answer = await api.actions.excel(query);
    const [first] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    return first;
  };
  return { sheet };
}

describe('GET actions/excel', () => {
  it('gives each action with its parcels, amounts as they were said and nitrogen, as another program reads it', async () => {
    const { sheet } = await worked();
    const told = await sheet();
    expect(told?.sheet).toBe('Operace');
    const [titles, harvest, fertilizing] = told?.data ?? [];
    expect(titles?.slice(0, 5)).toEqual(['Den', 'Práce', 'Skupina', 'Stav', 'Pozemky']);
    expect(harvest?.slice(1, 5)).toEqual(['Sklizeň', 'Sklizeň', 'Hotovo', 'U lesa, Za humny']);
    expect(harvest?.slice(6, 10)).toEqual(['Pšenice setá ozimá', null, '8 t/ha', null]);
    expect(fertilizing?.[7]).toBe('LAD 27 (ledek amonný s dolomitem) 200,5 kg/ha; DAM 390 100 l');
    expect(fertilizing?.[10]).toEqual(expect.closeTo(Number(fertilizing?.[5]) * 200.5 * 0.27 + 39, 1));
    expect(fertilizing?.[11]).toBe('Jan Novák');
  });

  it('gives those that a filter leaves, in the order of the list, and none of other farms', async () => {
    const { sheet } = await worked();
    expect((await sheet({ query: { group: ['EPH'] } }))?.data).toHaveLength(2);
    const oldest = await sheet({ query: { 'sort-dir': 'asc' } });
    expect(oldest?.data.map((row) => row[1])).toEqual(['Práce', 'Hnojení', 'Sklizeň']);
    const { user } = await started.make.farmer();
    const answer = await started.api(user).agroevidence.actions.excel();
    const [none] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    expect(none?.data).toHaveLength(1);
  });
});
