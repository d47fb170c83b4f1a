import type { NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { OrganismQuery } from '@brazda/contract/agroevidence/organisms.ts';
import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withSystem } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const winterWheat = 1;
const winterRape = 36;

const unsaid: Omit<AuthorisedUse, 'cropIds' | 'organisms'> = {
  ...{ cropText: '', doseMin: null, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: null, waterMax: null },
  ...{ timing: null, growthStageFrom: null, growthStageTo: null, mostApplications: null, leastDaysBetween: null },
  ...{ preHarvest: null, reentryHours: null, note: null },
};

/** Against one disease on wheat, and against a beetle on rape. */
function product(name: string, days: { readonly validTo?: string } = {}): NewMaterial {
  return {
    ...{ name, registrationNumber: null, validFrom: null, validTo: days.validTo ?? null },
    kind: 'PLANT_PROTECTION',
    facts: {
      ...{ functions: ['FUNGICIDE'], formulation: null, kilogramsPerLitre: null, doseUnit: 'L' },
      ...{ activeSubstances: [], distances: [] },
      uses: [
        { ...unsaid, cropIds: [winterWheat], organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
        { ...unsaid, cropIds: [winterRape], organisms: [{ code: 'MELIAE', name: 'Blýskáček' }] },
      ],
    },
  };
}

async function farmerWith(...materials: NewMaterial[]) {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  for (const body of materials) await api.catalogueMaterials.create({ body, farmIds: [farm.id] });
  return { user, farm, api };
}

type Farmer = Awaited<ReturnType<typeof farmerWith>>;

async function codesFound({ api }: Farmer, query: OrganismQuery) {
  return (await api.organisms.list({ query })).rows.map(({ code }) => code);
}

describe('GET catalogues/organisms', () => {
  it('finds by Czech and Latin names without accents, by names of other languages and by the EPPO code', async () => {
    const farmer = await farmerWith();
    for (const search of ['BRANICNATKA psen', 'zymoseptoria', 'septorióza', 'leaf blotch', 'septtr']) {
      expect(await codesFound(farmer, { search })).toEqual(['SEPTTR']);
    }
    expect(await codesFound(farmer, { search: '%' })).toEqual([]);
  });

  it('tells names in all languages, the code of EPPO where one is known, and whence that is', async () => {
    const { api } = await farmerWith();
    const [beetle] = (await api.organisms.list({ query: { search: 'meliae' } })).rows;
    expect(beetle).toEqual({
      ...{ code: 'MELIAE', eppo: 'MELIAE', name: 'Blýskáček řepkový', registeredName: 'Brassicogethes aeneus' },
      names: [
        { language: 'cs', name: 'Blýskáček řepkový' },
        { language: 'en', name: 'Pollen beetle' },
        { language: 'sk', name: 'Blyskáčik repkový' },
      ],
      ...{ source: 'EPPO', isGeneralKnowledge: true, leftOn: null, products: 0 },
      ...{ ownId: null, farmId: null, catalogueType: 'PUBLIC', status: 'OPEN', version: 1 },
    });
    const [slugs] = (await api.organisms.list({ query: { search: 'slimaci' } })).rows;
    expect(slugs).toMatchObject({ code: 'slugs', eppo: null });
  });

  it('sorts by names as the language has them, backwards too, page by page', async () => {
    const farmer = await farmerWith();
    const all = await farmer.api.organisms.list({ query: { 'per-page': 100 } });
    const names = all.rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('cs', { numeric: true }).compare));
    const backwards = await codesFound(farmer, { 'per-page': 100, 'sort-dir': 'desc' });
    expect(backwards).toEqual(all.rows.map(({ code }) => code).toReversed());
    const second = await farmer.api.organisms.list({ query: { 'per-page': 5, page: 2 } });
    expect(second).toMatchObject({ rows: all.rows.slice(5, 10), total: all.total });
  });

  it('counts products of the farm and the catalogue against each, and leaves out those without on demand', async () => {
    const farmer = await farmerWith(product('První'), product('Druhý'));
    const [disease] = (await farmer.api.organisms.list({ query: { search: 'septtr' } })).rows;
    expect(disease?.products).toBe(2);
    expect(await codesFound(farmer, { 'with-products': true })).toEqual(['MELIAE', 'SEPTTR']);
    expect(await codesFound(await farmerWith(), { 'with-products': true })).toEqual([]);
  });

  it('tells what harms a crop by the uses on that crop, not by others of the same product', async () => {
    const farmer = await farmerWith(product('Obojí'));
    expect(await codesFound(farmer, { crop: winterWheat })).toEqual(['SEPTTR']);
    expect(await codesFound(farmer, { crop: winterRape })).toEqual(['MELIAE']);
    await expect(farmer.api.organisms.list({ query: { crop: 999_999 } })).rejects.toMatchObject({
      code: 'crop.notFound',
    });
  });

  it('counts what may be used on a day, and leaves out what its register had no more by then', async () => {
    const farmer = await farmerWith(product('Do června', { validTo: '2026-06-30' }));
    const countOn = async (day: string) =>
      (await farmer.api.organisms.list({ query: { search: 'septtr', 'valid-on': day } })).rows.map(
        ({ products }) => products,
      );
    expect(await countOn('2026-06-30')).toEqual([1]);
    expect(await countOn('2026-07-01')).toEqual([0]);
    const left = sql`
      insert into agroevidence.organism (code, name, search_key, source, is_general_knowledge, left_register_on)
      values ('9001', 'Zaniklus', 'zaniklus', 'Registr', false, '2026-03-01')`;
    await withSystem(started.services.database, (tx) => left.execute(tx.sql));
    expect(await codesFound(farmer, { search: 'zaniklus', 'valid-on': '2026-02-28' })).toEqual(['9001']);
    expect(await codesFound(farmer, { search: 'zaniklus', 'valid-on': '2026-03-01' })).toEqual([]);
    const [gone] = (await farmer.api.organisms.list({ query: { search: 'zaniklus' } })).rows;
    expect(gone).toMatchObject({ leftOn: '2026-03-01', eppo: null });
  });

  it('counts no products of other farms', async () => {
    await farmerWith(product('Cizí'));
    const { api } = await farmerWith();
    expect(await api.organisms.read({ params: { code: 'SEPTTR' } })).toMatchObject({ products: 0 });
  });
});

describe('GET catalogues/organisms/{code}', () => {
  it('tells one with its products on a day, and says where there is none of the code', async () => {
    const { api } = await farmerWith(product('Do června', { validTo: '2026-06-30' }));
    const params = { code: 'SEPTTR' };
    expect(await api.organisms.read({ params })).toMatchObject({ name: 'Braničnatka pšeničná', products: 1 });
    expect(await api.organisms.read({ params, query: { 'valid-on': '2026-07-01' } })).toMatchObject({ products: 0 });
    await expect(api.organisms.read({ params: { code: 'nothing' } })).rejects.toMatchObject({
      status: 404,
      code: 'organism.notFound',
    });
  });
});

describe('GET catalogues/organisms/export', () => {
  it('writes the chosen ones as a table', async () => {
    const { api } = await farmerWith(product('Přípravek'));
    const answer = await api.organisms.exportFile({ query: { format: 'csv', 'with-products': true } });
    const [head, ...rows] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain('EPPO');
    expect(rows).toEqual([
      'Blýskáček řepkový,Brassicogethes aeneus,MELIAE,1,,EPPO',
      'Braničnatka pšeničná,Zymoseptoria tritici,SEPTTR,1,,EPPO',
    ]);
  });
});
