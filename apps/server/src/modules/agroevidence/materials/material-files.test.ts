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
