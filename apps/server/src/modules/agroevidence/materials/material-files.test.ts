import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const { catalogueMaterials } = started.api(user).agroevidence;
  const own = async (kind: MaterialKind) =>
    (await catalogueMaterials.list({ query: { kind, type: ['PRIVATE'] } })).rows;
  const bring = (kind: MaterialKind, content: string | Uint8Array<ArrayBuffer>) =>
    catalogueMaterials.importFile({ query: { kind }, file: new File([content], 'tabulka'), farmIds: [farm.id] });
  return { farm, catalogueMaterials, own, bring };
}

describe('POST catalogues/materials/import', () => {
  it('takes fertilizers of a Czech Excel, and changes only what a later file says', async () => {
    const { own, bring } = await farmer();
    const first =
      'Název;Registrační číslo;Druh hnojiva;Uvolňování dusíku;N (%);K2O;Jednotka dávky\r\nKejda;123;farm;fast;0,32;0,5;t\r\n';
    expect(await bring('FERTILIZER', first)).toMatchObject({ created: 1, changed: 0, unchanged: 0 });
    expect(await bring('FERTILIZER', 'Name,P2O5 (%)\nKEJDA,0.15\n')).toMatchObject({
      created: 0,
      changed: 1,
      unchanged: 0,
    });
    expect(await own('FERTILIZER')).toMatchObject([
      {
        ...{ name: 'KEJDA', registrationNumber: '123' },
        facts: {
          type: 'FARM',
          releaseClass: 'FAST',
          doseUnit: 'T',
          percent: { N: 0.32, P2O5: 0.15, K2O: 0.5, S: null },
        },
      },
    ]);
  });

  it('knows crops of seeds by their names, and substances of products', async () => {
    const { own, bring } = await farmer();
    await bring('SEED', 'Název;Plodina;Jednotka dávky\nMoje;PSENICE SETA OZIMA;KG\n');
    await bring('PLANT_PROTECTION', 'Název;Účinek;Účinné látky\nMůj;Fungicide, herbicide;x 12 g/l\n');
    expect(await own('SEED')).toMatchObject([{ name: 'Moje', facts: { cropId: 1 } }]);
    expect(await own('PLANT_PROTECTION')).toMatchObject([
      {
        facts: {
          functions: ['FUNGICIDE', 'HERBICIDE'],
          activeSubstances: [{ name: 'x', amount: 12, unit: 'G_PER_L' }],
        },
      },
    ]);
  });

  it('says what is wrong in which row, and takes over nothing', async () => {
    const { own, bring } = await farmer();
    const table =
      'Name,N (%),Fertilizer,Unit of the dose,Valid from,Valid to,Kind of fertilizer\nA,x,,KG,,,\n,1,,,,,\nA,120,,LB,2026-03-01,2026-02-01,\nB,,,KG,2026-03-01,2026-02-01,NONE\nC,,,KG,2026-03-01,2026-02-01,LIMING\n';
    await expect(bring('FERTILIZER', table)).rejects.toMatchObject({
      code: 'materialFile.invalid',
      body: {
        fields: [
          { path: 'rows.2.N', code: 'materialFile.N.invalid', detail: { row: 2, value: 'x' } },
          { path: 'rows.3.name', code: 'materialFile.name.missing' },
          { path: 'rows.4.N' },
          { path: 'rows.4.doseUnit' },
          { path: 'rows.4.name', code: 'materialFile.name.twice' },
          { path: 'rows.5.fertilizerType' },
          { path: 'rows.6.validTo', code: 'materialFile.validTo.reversed' },
        ],
      },
    });
    await expect(bring('SEED', 'Name,Crop\nA,Nic takového\n')).rejects.toMatchObject({
      body: { fields: [{ path: 'rows.2.crop', code: 'materialFile.crop.invalid' }] },
    });
    expect(await own('FERTILIZER')).toEqual([]);
  });
});

describe('GET catalogues/materials/export', () => {
  it('writes what the import takes back unchanged, in a workbook and as separated values', async () => {
    const { bring, catalogueMaterials, own, farm } = await farmer();
    await bring('FERTILIZER', 'Name,N (%),Density (kg/l),Unit of the dose,Valid from\n=1+1,12.5,1.3,L,2026-03-01\n');
    const before = await own('FERTILIZER');
    for (const format of ['csv', 'xlsx'] as const) {
      const answer = await catalogueMaterials.exportFile({
        query: { kind: 'FERTILIZER', format },
        farmIds: [farm.id],
      });
      const file = new Uint8Array(await answer.arrayBuffer());
      expect(await bring('FERTILIZER', file)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    }
    expect(await own('FERTILIZER')).toEqual(before);
  });
});

describe('Uses, distances and shares of nitrogen', () => {
  const use = {
    ...{ cropIds: [1, 36], cropText: 'pšenice; řepka', doseMin: 0.125, doseMax: 1.5, doseUnit: 'L' as const },
    organisms: [
      { code: 'SEPTTR', name: 'Braničnatka; [skvrnitá]' },
      { code: null, name: 'padlí' },
    ],
    ...{ dosePer: 'HECTARE' as const, waterMin: 200, waterMax: 400, timing: 'SPRING' as const, growthStageFrom: 32 },
    ...{ growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35, reentryHours: 24 },
    note: '=1+1, a pak "nic"',
  };
  const unsaid = {
    ...{ cropIds: [], cropText: '', organisms: [], doseMin: null, doseMax: null, doseUnit: null, waterMin: null },
    ...{ dosePer: 'TONNE_OF_SEED' as const, waterMax: null, timing: null, growthStageFrom: null, growthStageTo: null },
    ...{ mostApplications: null, leastDaysBetween: null, preHarvest: 'AT' as const, reentryHours: null, note: null },
  };
  const distances = [
    { kind: 'WATER' as const, variant: null, reduction: 50 as const, metres: 4.5 },
    { kind: 'WATER' as const, variant: 'AUTUMN' as const, reduction: 0 as const, metres: null },
  ];
  const product = {
    ...{ functions: ['FUNGICIDE' as const], formulation: 'EC', activeSubstances: [], kilogramsPerLitre: 1.0375 },
    ...{ doseUnit: 'L' as const, distances },
  };
  const fertilizer = {
    ...({ type: 'FARM', releaseClass: 'FAST', kilogramsPerLitre: null, doseUnit: 'T' } as const),
    percent: { N: 0.32, P2O5: null, K2O: 0, CaO: null, MgO: null, S: null },
    countedNitrogen: [
      { percent: 60, from: '2012-08-01', to: '2024-06-30', source: 'NV 262/2012 Sb.', isGeneralKnowledge: true },
      { percent: 62.5, from: '2024-07-01', to: null, source: 'Rozbor', isGeneralKnowledge: false },
    ],
  };

  /** What every farm has of its own, without what tells one row from another. */
  const told = async (kind: MaterialKind, { own }: Awaited<ReturnType<typeof farmer>>) =>
    (await own(kind)).map(({ name, registrationNumber, validFrom, validTo, facts }) => ({
      ...{ name, registrationNumber, validFrom, validTo, facts },
    }));

  it.each([
    ['PLANT_PROTECTION', 'csv'],
    ['PLANT_PROTECTION', 'xlsx'],
    ['FERTILIZER', 'csv'],
    ['FERTILIZER', 'xlsx'],
  ] as const)('of %s go to another farm by %s and are there what they were', async (kind, format) => {
    const [one, other] = [await farmer(), await farmer()];
    const create = one.catalogueMaterials.create;
    if (kind === 'FERTILIZER') {
      await create({ body: { kind, name: 'Kejda', facts: fertilizer } });
      await create({ body: { kind, name: 'Močůvka', facts: { ...fertilizer, countedNitrogen: [] } } });
    } else {
      await create({ body: { kind, name: 'Triazol', facts: { ...product, uses: [use, unsaid] } } });
      await create({ body: { kind, name: 'Bez použití', facts: { ...product, uses: [], distances: [] } } });
    }
    const answer = await one.catalogueMaterials.exportFile({ query: { kind, format }, farmIds: [one.farm.id] });
    const file = new Uint8Array(await answer.arrayBuffer());
    expect(await other.bring(kind, file)).toMatchObject({ created: 2, changed: 0 });
    expect(await told(kind, other)).toEqual(await told(kind, one));
    expect(await other.bring(kind, file)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  it('stay where a table has no column for them, and go where it has one and says none', async () => {
    const one = await farmer();
    await one.catalogueMaterials.create({
      body: { kind: 'PLANT_PROTECTION', name: 'Triazol', facts: { ...product, uses: [use] } },
    });
    await one.bring('PLANT_PROTECTION', 'Název;Formulace\nTriazol;SC\n');
    expect(await one.own('PLANT_PROTECTION')).toMatchObject([{ facts: { formulation: 'SC', uses: [use], distances } }]);
    await one.bring('PLANT_PROTECTION', 'Název;Řádek pod materiálem\nTriazol;\n');
    expect(await one.own('PLANT_PROTECTION')).toMatchObject([{ facts: { uses: [], distances: [] } }]);
  });

  it('are refused row by row, and nothing of the file is taken over', async () => {
    const { own, bring } = await farmer();
    const table = [
      'name,part,crops,dosePer,doseMax,preHarvest,distanceKind,reduction,metres',
      'Triazol,,,,,,,,',
      'Triazol,USE,Marťanka,HECTARE,1,35,,,',
      'Triazol,USE,,HECTARE,x,soon,,,',
      'Triazol,DISTANCE,,,,,WATER,60,',
      'Triazol,SHARE,,,,,,,',
      'Nobody,USE,,HECTARE,1,35,,,',
      'Triazol,DISTANCE,,,,,WATER,50,5',
    ].join('\n');
    const refused: unknown = await bring('PLANT_PROTECTION', table).catch((error: unknown) => error);
    const { fields } = (refused as { body: { fields: { path: string }[] } }).body;
    expect(fields.map(({ path }) => path).toSorted()).toEqual([
      'rows.3.crops',
      'rows.4.doseMax',
      'rows.4.preHarvest',
      'rows.5.metres',
      'rows.5.reduction',
      'rows.6.part',
      'rows.7.name',
    ]);
    expect(await own('PLANT_PROTECTION')).toEqual([]);
  });
});
