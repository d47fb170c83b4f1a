import type { NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { CountedShare } from '@brazda/domain/materials/material-facts.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { describe, expect, it } from 'vitest';
import { readingOf, withFarms } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { readMaterials, requireMaterials } from './known-materials.ts';

const started = startApp();
const winterWheat = 1;
const winterRape = 36;

const slurry = {
  kind: 'FERTILIZER',
  name: 'Kejda z jímky',
  ...{ registrationNumber: null, validFrom: null, validTo: null },
  facts: {
    ...{
      type: 'FARM',
      releaseClass: 'FAST',
      doseUnit: 'T',
      kilogramsPerLitre: 1.02,
      countedNitrogen: [] as CountedShare[],
    },
    percent: { N: 0.32, P2O5: 0.15, K2O: 0.48, CaO: 0, MgO: 0, S: 0 },
  },
} satisfies NewMaterial;

const triazole = {
  kind: 'PLANT_PROTECTION',
  name: 'DEMO Triazol',
  ...{ registrationNumber: 'DEMO-0001', validFrom: '2020-01-01', validTo: '2026-06-30' },
  facts: {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', kilogramsPerLitre: null, doseUnit: 'L' },
    activeSubstances: [{ name: 'tebuconazole', amount: 250, unit: 'G_PER_L' }],
    uses: [
      {
        ...{ cropIds: [winterWheat], cropText: 'pšenice', organisms: [{ code: 'SEPTTR', name: 'Septoria tritici' }] },
        ...{ doseMin: 0.8, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: 200, waterMax: 400 },
        ...{ timing: null, growthStageFrom: 32, growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14 },
        ...{ preHarvest: 'AT', reentryHours: null, note: null },
      },
    ],
    distances: [{ kind: 'WATER', variant: null, reduction: 50, metres: 4 }],
  },
} satisfies NewMaterial;

async function farmerWith(...materials: NewMaterial[]) {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  const created = [];
  for (const body of materials) created.push(await api.catalogueMaterials.create({ body, farmIds: [farm.id] }));
  const [first] = created;
  if (!first && materials.length > 0) throw new Error('Nothing was made');
  return { user, farm, api, created };
}

type Farmer = Awaited<ReturnType<typeof farmerWith>>;

async function namesFound({ api }: Farmer, query: Parameters<typeof api.catalogueMaterials.list>[0]['query']) {
  return (await api.catalogueMaterials.list({ query })).rows.map(({ name }) => name);
}

describe('GET catalogues/materials', () => {
  it('has fertilizers and seeds of the catalogue, each with where what is known of it is from', async () => {
    const farmer = await farmerWith();
    const { rows, total } = await farmer.api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', 'per-page': 5 } });
    expect(total).toBe(48);
    expect(rows).toHaveLength(5);
    const [can] = (await farmer.api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', search: 'lad 27' } })).rows;
    expect(can).toMatchObject({
      ...{ name: 'LAD 27 (ledek amonný s dolomitem)', catalogueType: 'PUBLIC', isGeneralKnowledge: true },
      facts: { percent: { N: 27, P2O5: 0, MgO: 4 }, releaseClass: 'MINERAL', countedNitrogen: [{ percent: 100 }] },
    });
    expect(await farmer.api.catalogueMaterials.list({ query: { kind: 'SEED', crop: winterRape } })).toMatchObject({
      total: 3,
    });
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION' })).toEqual([]);
  });

  it('finds by any name, without accents, by number, substance, crop and organism', async () => {
    const farmer = await farmerWith(triazole);
    for (const search of ['TRIAZOL', 'demo-0001', 'tebucon', 'psenice ozima', 'septoria', 'demo ozima']) {
      expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', search })).toEqual(['DEMO Triazol']);
    }
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', search: 'řepka' })).toEqual([]);
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', search: '%' })).toEqual([]);
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', crop: winterWheat })).toEqual(['DEMO Triazol']);
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', crop: winterRape })).toEqual([]);
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', organism: 'SEPTTR' })).toEqual(['DEMO Triazol']);
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', organism: 'PHYTIN' })).toEqual([]);
    expect(await namesFound(farmer, { kind: 'FERTILIZER', search: 'močovina stab' })).toEqual([]);
    expect(await namesFound(farmer, { kind: 'FERTILIZER', search: 'liadok vap' })).toContain('Ledek vápenatý 15');
  });

  it('tells what may be used on a day', async () => {
    const farmer = await farmerWith(triazole);
    const on = (day: string) => namesFound(farmer, { kind: 'PLANT_PROTECTION', 'valid-on': day });
    expect(await on('2026-06-30')).toEqual(['DEMO Triazol']);
    expect(await on('2026-07-01')).toEqual([]);
    expect(await on('2019-12-31')).toEqual([]);
  });

  it('sorts by names as the language has them, and backwards', async () => {
    const farmer = await farmerWith();
    const names = await namesFound(farmer, { kind: 'FERTILIZER', 'per-page': 100 });
    const folded = names.map((name) => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
    expect(folded).toEqual(folded.toSorted());
    const backwards = await namesFound(farmer, { kind: 'FERTILIZER', 'per-page': 100, 'sort-dir': 'desc' });
    expect(backwards).toEqual(names.toReversed());
    const beyond = await farmer.api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', page: 9 } });
    expect(beyond).toMatchObject({ rows: [], total: 48 });
  });
});

describe('What is suggested', () => {
  it('is 25 at most, the own ones first, then what begins with what was typed', async () => {
    const farmer = await farmerWith(slurry, { ...slurry, name: 'Zaručeně NPK' });
    const all = await farmer.api.fertilizers.suggestions({});
    expect(all).toHaveLength(25);
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual(['Kejda z jímky', 'Zaručeně NPK']);
    const names = (await farmer.api.fertilizers.suggestions({ query: { search: 'np' } })).map(({ name }) => name);
    expect(names[0]).toBe('Zaručeně NPK');
    expect(names.slice(1, 4)).toEqual(['NP 20-20', 'NPK 14-10-20 + S', 'NPK 15-15-15']);
  });

  it('is for a crop or against an organism where that is said', async () => {
    const { api } = await farmerWith(triazole);
    expect(await api.plantProtections.suggestions({ query: { crop: winterWheat } })).toHaveLength(1);
    expect(await api.plantProtections.suggestions({ query: { organism: 'AGRRE' } })).toEqual([]);
    const seeds = await api.seeds.suggestions({ query: { crop: winterWheat } });
    expect(seeds.map(({ name }) => name)).toEqual(['Julie', 'RGT Reform', 'Turandot', 'Viki']);
  });

  it('begins with seeds of what the farm grows', async () => {
    const farmer = await farmerWith();
    expect(await farmer.api.seeds.primary({})).toEqual([]);
    await started.make.parcel({ farm: farmer.farm });
    const seeds = await farmer.api.seeds.primary({});
    expect(new Set(seeds.map(({ facts }) => facts.cropId))).toEqual(new Set([winterWheat]));
  });

  it('tells organisms by any of their names', async () => {
    const { api } = await farmerWith();
    const { rows } = await api.plantProtections.organisms({ query: { search: 'blyskac' } });
    expect(rows).toEqual([
      { code: 'MELIAE', name: 'Blýskáček řepkový', registeredName: 'Brassicogethes aeneus', isGeneralKnowledge: true },
    ]);
  });

  it('can be looked up, unless it is something else', async () => {
    const { api, created } = await farmerWith(triazole);
    expect(await api.fertilizers.read({ params: { id: 1 } })).toMatchObject({ kind: 'FERTILIZER', id: 1 });
    await expect(api.fertilizers.read({ params: { id: created[0]?.id ?? 0 } })).rejects.toMatchObject({
      code: 'material.notFound',
    });
  });
});

describe('A material of its own', () => {
  it('is added once for each name and kind, and told as it was said', async () => {
    const { api, farm, created } = await farmerWith(slurry);
    expect(created).toMatchObject([
      { ...slurry, farmId: farm.id, catalogueType: 'PRIVATE', status: 'OPEN', version: 1 },
    ]);
    await expect(
      api.catalogueMaterials.create({ body: { ...slurry, name: 'KEJDA z jímky' }, farmIds: [farm.id] }),
    ).rejects.toMatchObject({ code: 'material.nameTaken' });
    const seed: NewMaterial = { ...slurry, ...newFacts('SEED') } as NewMaterial;
    await api.catalogueMaterials.create({ body: seed, farmIds: [farm.id] });
  });

  it('counts as much of its nitrogen as is said of it, and is told what is usual and whence that is', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Pole' });
    const { catalogueMaterials, fertilizers, actions } = started.api(user).agroevidence;
    const usual = await fertilizers.usualShares({});
    expect(usual.map(({ releaseClass, percent }) => [releaseClass, percent])).toEqual([
      ['MINERAL', 100],
      ['FAST', 60],
      ['SLOW', 40],
      ['NONE', 0],
    ]);
    const source = { source: 'NV 262/2012 Sb., § 7', isGeneralKnowledge: true, countryCode: 'CZ' };
    expect(usual).toContainEqual(expect.objectContaining(source));
    const counted = async (name: string, countedNitrogen: typeof slurry.facts.countedNitrogen) => {
      const body = { ...slurry, name, facts: { ...slurry.facts, countedNitrogen } };
      const { id } = await catalogueMaterials.create({ body });
      const materials = [{ materialId: id, value: 10, unit: 'T' as const, basis: 'TOTAL' as const }];
      const said = {
        actionType: 'FERT_ORG' as const,
        day: '2026-03-10',
        targets: [{ parcelId: parcel.id }],
        materials,
      };
      const { action } = await actions.recordApplication({ body: said });
      return action.targets.map(({ nitrogen, countedNitrogen: share }) => [nitrogen, share]);
    };
    const own = { percent: 55, from: null, to: null, source: 'Rozbor', isGeneralKnowledge: false };
    // 10 t of 0.32 % are 32 kg; of what nobody says is not known.
    expect(await counted('Kejda s rozborem', [own])).toEqual([[32, 17.6]]);
    expect(await counted('Kejda bez údaje', [])).toEqual([[32, null]]);
  });

  it('names no crop that the farm does not have', async () => {
    const { api, farm } = await farmerWith();
    const other = await farmerWith();
    const crop = await other.api.catalogues.createCrop({
      body: { name: 'Cizí', color: { red: 1, green: 2, blue: 3 } },
      farmIds: [other.farm.id],
    });
    const body: NewMaterial = {
      ...slurry,
      kind: 'SEED',
      facts: { cropId: crop.id, kilogramsPerSeedUnit: null, doseUnit: 'KG' },
    };
    await expect(api.catalogueMaterials.create({ body, farmIds: [farm.id] })).rejects.toMatchObject({
      code: 'crop.notFound',
    });
  });

  it('is changed on the version that is known, put away, and brought back', async () => {
    const { api, created } = await farmerWith(slurry);
    const params = { id: created[0]?.id ?? 0 };
    const changed = await api.catalogueMaterials.change({
      params,
      body: { name: 'Kejda ze statku', registrationNumber: '' },
      version: 1,
    });
    expect(changed).toMatchObject({ registrationNumber: null, facts: slurry.facts });
    await expect(api.catalogueMaterials.change({ params, body: { name: 'Jiná' }, version: 1 })).rejects.toMatchObject({
      code: 'record.changed',
    });
    expect(await api.catalogueMaterials.change({ params, body: { status: 'RETIRED' } })).toMatchObject({
      status: 'RETIRED',
    });
    const open = await api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', type: ['PRIVATE'] } });
    expect(open.total).toBe(0);
    const away = await api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', status: ['RETIRED'] } });
    expect(away.total).toBe(1);
    expect(await api.catalogueMaterials.change({ params, body: { status: 'OPEN' } })).toMatchObject({ status: 'OPEN' });
  });

  it('keeps its kind, and the days of it their order', async () => {
    const { api, created } = await farmerWith(slurry);
    const params = { id: created[0]?.id ?? 0 };
    await expect(api.catalogueMaterials.change({ params, body: { facts: triazole.facts } })).rejects.toMatchObject({
      code: 'material.otherKind',
    });
    await expect(
      api.catalogueMaterials.change({ params, body: { validFrom: '2026-02-01', validTo: '2026-01-01' } }),
    ).rejects.toMatchObject({ code: 'material.daysReversed' });
    await expect(api.catalogueMaterials.change({ params: { id: 1 }, body: { name: 'Moje' } })).rejects.toMatchObject({
      code: 'material.ofCatalogue',
    });
  });

  it('is again as it was, and found by it, when its change is undone', async () => {
    const farmer = await farmerWith(triazole);
    const params = { id: farmer.created[0]?.id ?? 0 };
    await farmer.api.catalogueMaterials.change({
      params,
      body: { name: 'Jinak', facts: { ...triazole.facts, uses: [] } },
    });
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', search: 'triazol' })).toEqual([]);
    const { farmChanges } = started.api(farmer.user).gateway;
    const [change] = (await farmChanges.list({ params: { id: farmer.farm.id } })).rows;
    expect(change?.action).toBe('material.changed');
    await farmChanges.undo({ params: { id: farmer.farm.id, changeId: change?.id ?? 0 } });
    expect(await namesFound(farmer, { kind: 'PLANT_PROTECTION', search: 'triazol', organism: 'SEPTTR' })).toEqual([
      'DEMO Triazol',
    ]);
  });
});

describe('Materials that others name', () => {
  it('are told with all that is known of them, and refused where they are of another farm', async () => {
    const { farm, created } = await farmerWith(slurry);
    const other = await farmerWith();
    const { database } = started.services;
    const scope = { memberships: [farm.id], farmIds: [farm.id] };
    const id = created[0]?.id ?? 0;
    const known = await withFarms(database, scope, (tx) => requireMaterials(tx, farm.id, [id, 1, id]));
    expect(known.get(id)).toMatchObject({ name: 'Kejda z jímky', isRetired: false, version: 1, facts: slurry.facts });
    expect(known.get(1)).toMatchObject({ kind: 'FERTILIZER', farmId: null });
    const others = { memberships: [other.farm.id], farmIds: [other.farm.id] };
    await expect(
      withFarms(database, others, (tx) => requireMaterials(tx, other.farm.id, [1, id])),
    ).rejects.toMatchObject({ code: 'material.notFound' });
    expect([...(await readMaterials(readingOf(database, others), [1, id])).keys()]).toEqual([1]);
  });
});
