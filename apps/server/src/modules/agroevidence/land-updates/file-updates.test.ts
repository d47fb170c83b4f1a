import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { landFormats, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import { drawnFile, type DrawnParcel } from '#server/testing/drawn-file.ts';
import { importedFarm, landFixture } from '#server/testing/import-land.ts';
import { comparedWithFile, parcelsOf, rename, type RegistryFarm } from '#server/testing/registry-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const three: readonly DrawnParcel[] = [
  { name: 'Za humny', east: 0 },
  { name: 'U lesa', east: 0.01 },
  { name: 'Dlouhá', east: 0.02 },
];

/** A farm that was made with a file. */
async function farmOf(parcels: readonly DrawnParcel[], countryCode = 'CZ'): Promise<RegistryFarm> {
  const api = started.api(await started.make.user());
  const { farm } = await importedFarm(api, drawnFile(parcels), countryCode);
  return { api, farmId: farm.id };
}

async function emptyFarm(): Promise<RegistryFarm> {
  const { user, farm } = await started.make.farmer();
  return { api: started.api(user), farmId: farm.id };
}

async function changesOf({ api }: RegistryFarm, { id }: LandUpdate): Promise<LandChange[]> {
  const { rows } = await api.agroevidence.landUpdates.changes({ params: { id }, query: { 'per-page': 1000 } });
  return rows;
}

const namesOf = async (farm: RegistryFarm): Promise<string[]> =>
  (await parcelsOf(farm)).filter(({ status }) => status === 'OPEN').map(({ localName }) => localName);

function apply({ api }: RegistryFarm, { id }: LandUpdate): Promise<LandUpdate> {
  return api.agroevidence.landUpdates.apply({ params: { id } });
}

describe('A land file that is loaded into a farm', () => {
  it('fills an empty one when that is said, and goes again as a whole', async () => {
    const farm = await emptyFarm();
    const update = await comparedWithFile(farm, drawnFile(three));
    expect(update).toMatchObject({
      ...{ source: 'FILE', fileName: 'pozemky.geojson', state: 'REVIEW', withoutBase: 0, problems: [] },
      counts: { total: 3, conflicts: 0, byKind: { NEW: 3 }, effects: { begins: 3, ends: 0, continues: 0 } },
    });
    expect(await namesOf(farm)).toEqual([]);
    await apply(farm, update);
    expect((await namesOf(farm)).toSorted()).toEqual(['Dlouhá', 'U lesa', 'Za humny']);
    const { rows } = await farm.api.agroevidence.imports.list({ query: {} });
    expect(rows).toMatchObject([{ origin: 'FILE', landUpdateId: update.id, canBeTakenBack: false, imported: 3 }]);
    const { boundingBox } = await farm.api.agroevidence.farms.read({ params: { id: farm.farmId } });
    expect(boundingBox).not.toBeNull();
    await farm.api.agroevidence.landUpdates.takeBack({ params: { id: update.id } });
    expect(await namesOf(farm)).toEqual([]);
  });

  it('is compared with what the last file said: what it says again is not told, whatever the farm made of it', async () => {
    const farm = await farmOf(three);
    const [first] = await parcelsOf(farm);
    if (first) await rename(farm, first, 'Humna');
    expect(await comparedWithFile(farm, drawnFile(three))).toMatchObject({
      ...{ state: 'APPLIED', unchanged: 3, withoutBase: 0 },
      counts: { total: 0 },
    });
    expect(await namesOf(farm)).toContain('Humna');
  });

  it('tells what it changed, what it has new, and what it does not have, which stays', async () => {
    const farm = await farmOf(three);
    const before = await parcelsOf(farm);
    const file = drawnFile([
      { name: 'Za humny', east: 0, radius: 0.0035 },
      { name: 'Pod lesem', east: 0.01 },
      { name: 'Nová', east: 0.03 },
    ]);
    const update = await comparedWithFile(farm, file);
    expect(update.counts).toMatchObject({
      ...{ total: 4, conflicts: 0, byKind: { CHANGED: 2, NEW: 1, GONE: 1 } },
      ...{ byDecision: { TAKE: 3, KEEP: 1 }, effects: { continues: 2, begins: 1, ends: 0 } },
    });
    const changes = await changesOf(farm, update);
    expect(changes.map(({ kind, properties, decision }) => [kind, properties, decision])).toEqual([
      ['NEW', [], 'TAKE'],
      ['CHANGED', ['NAME'], 'TAKE'],
      ['CHANGED', ['OUTLINE'], 'TAKE'],
      ['GONE', [], 'KEEP'],
    ]);
    expect(changes[1]).toMatchObject({
      before: [{ name: 'U lesa' }],
      now: [{ name: 'Pod lesem' }],
      parcels: [{ name: 'U lesa', has: { name: 'U lesa' }, outcome: 'CONTINUES' }],
    });
    expect(await parcelsOf(farm)).toEqual(before);
    await apply(farm, update);
    expect((await namesOf(farm)).toSorted()).toEqual(['Dlouhá', 'Nová', 'Pod lesem', 'Za humny']);
    const { parcels } = farm.api.agroevidence;
    expect((await parcels.suggestions({ query: { search: 'Pod lesem' } })).rows).toHaveLength(1);

    await farm.api.agroevidence.landUpdates.takeBack({ params: { id: update.id } });
    const after = await parcelsOf(farm);
    expect(after.map(({ version: _, ...parcel }) => parcel)).toEqual(before.map(({ version: _, ...parcel }) => parcel));
    expect((await parcels.suggestions({ query: { search: 'Pod lesem' } })).rows).toEqual([]);
    expect((await comparedWithFile(farm, file)).counts).toEqual(update.counts);
  });

  it('ends a parcel that it does not have only when that is said', async () => {
    const farm = await farmOf(three);
    const update = await comparedWithFile(farm, drawnFile(three.slice(0, 2)));
    const body = { decision: 'TAKE' as const, numbers: [1] };
    await farm.api.agroevidence.landUpdates.decide({ params: { id: update.id }, body });
    await apply(farm, update);
    expect((await namesOf(farm)).toSorted()).toEqual(['U lesa', 'Za humny']);
  });

  it('is in conflict where the farm has changed the same since', async () => {
    const farm = await farmOf(three);
    const [first] = await parcelsOf(farm);
    if (first) await rename(farm, first, 'Humna');
    const update = await comparedWithFile(farm, drawnFile([{ ...three[0], name: 'Horní' }, ...three.slice(1)]));
    expect(await changesOf(farm, update)).toMatchObject([
      { conflict: 'OWN_NAME', decision: 'LATER', before: [{ name: 'Za humny' }], parcels: [{ name: 'Humna' }] },
    ]);
  });

  it('is compared with the farm alone where no file brought a parcel, and that is said of each', async () => {
    const { user, farm: made } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm: made, name: 'Ruční' });
    await sql`update agroevidence.parcel_version set import_id = null, given_name = null, given_crop = null
      where farm_id = ${made.id}`.execute(started.services.database.kysely);
    const farm = { api: started.api(user), farmId: made.id };
    const says = { BRAZDA_ID: id };
    const update = await comparedWithFile(farm, drawnFile([{ name: 'Jinak', says }]));
    expect(update).toMatchObject({ withoutBase: 1, counts: { total: 1, conflicts: 1 } });
    const [change] = await changesOf(farm, update);
    expect(change).toMatchObject({ kind: 'CHANGED', conflict: 'NO_BASE', decision: 'LATER', before: [] });
    expect(change?.properties).toEqual(expect.arrayContaining(['OUTLINE', 'NAME']));
  });

  it('is not asked about again once the farm keeps its own, until it says something else', async () => {
    const farm = await farmOf(three);
    const changed = [{ ...three[0], radius: 0.0035 }, ...three.slice(1), { name: 'Nová', east: 0.03 }];
    const update = await comparedWithFile(farm, drawnFile(changed));
    expect(update.counts.total).toBe(2);
    await farm.api.agroevidence.landUpdates.decide({ params: { id: update.id }, body: { decision: 'KEEP' } });
    await apply(farm, update);
    expect(await comparedWithFile(farm, drawnFile(changed))).toMatchObject({ state: 'APPLIED', counts: { total: 0 } });
    const again = drawnFile([{ ...three[0], radius: 0.003 }, ...three.slice(1), { name: 'Nová', east: 0.03 }]);
    expect((await comparedWithFile(farm, again)).counts).toMatchObject({ total: 1, byKind: { CHANGED: 1 } });
  });

  it('lets a parcel that was cut in two go on as its larger half, also where both halves bear its marks', async () => {
    const farm = await farmOf([{ name: 'Velká', radius: 0.01 }]);
    const [parcel] = await parcelsOf(farm);
    const says = { BRAZDA_ID: parcel?.id ?? 0 };
    const halves = drawnFile([
      { name: 'Velká', east: -0.004, radius: 0.006, says },
      { name: 'Velká', east: 0.006, radius: 0.004, says },
    ]);
    const update = await comparedWithFile(farm, halves);
    expect(await changesOf(farm, update)).toMatchObject([
      { kind: 'SPLIT', now: [{}, {}], parcels: [{ id: parcel?.id }] },
    ]);
    await apply(farm, update);
    const after = await parcelsOf(farm);
    expect(after).toHaveLength(2);
    expect(after.find(({ id }) => id === parcel?.id)?.computedArea).toBeGreaterThan(
      after.find(({ id }) => id !== parcel?.id)?.computedArea ?? 0,
    );
  });

  it('says what grows: another crop ends what stood there, and comes back with the update', async () => {
    const sown = (crop: string): File => drawnFile([{ name: 'Pole', says: { PLODINA: crop } }]);
    const api = started.api(await started.make.user());
    const { farm: made } = await importedFarm(api, sown('Řepka ozimá'), 'CZ');
    const farm = { api, farmId: made.id };
    const cropOf = async (): Promise<unknown> => (await parcelsOf(farm))[0]?.seedApplication?.seed.crop.name;
    const before = await cropOf();
    expect(before).toMatch(/řepka/i);
    const update = await comparedWithFile(farm, sown('Ječmen jarní'));
    expect(await changesOf(farm, update)).toMatchObject([{ properties: ['CROP'], now: [{ crop: 'Ječmen jarní' }] }]);
    await apply(farm, update);
    expect(await cropOf()).toMatch(/ječmen/i);
    await api.agroevidence.landUpdates.takeBack({ params: { id: update.id } });
    expect(await cropOf()).toBe(before);
  });

  it('has to be compared anew where a parcel was renamed meanwhile, and can be, without being sent again', async () => {
    const farm = await farmOf(three);
    const update = await comparedWithFile(farm, drawnFile([{ ...three[0], name: 'Horní' }, ...three.slice(1)]));
    const [first] = await parcelsOf(farm);
    if (first) await rename(farm, first, 'Humna');
    await expect(apply(farm, update)).rejects.toMatchObject({ code: 'landUpdate.outdated' });
    const { landUpdates } = farm.api.agroevidence;
    await landUpdates.compareAgain({ params: { id: update.id } });
    await expect
      .poll(async () => (await landUpdates.read({ params: { id: update.id } })).counts.conflicts, { timeout: 20_000 })
      .toBe(1);
  });

  it('tells of its parcels that lie over others of the farm which stay', async () => {
    const farm = await farmOf(three);
    const update = await comparedWithFile(farm, drawnFile([...three, { name: 'Přes', east: 0.0235, radius: 0.004 }]));
    expect(update.problems).toMatchObject([
      { code: 'landFile.outlinesOverlap' },
      { code: 'landFile.parcelOverlaps', parcel: 'Přes', detail: { known: 'Dlouhá' } },
    ]);
  });

  it('is known by no mark of a parcel of others, and by none that all its rows bear', async () => {
    const { farm: others } = await started.make.farmer();
    const { id: foreign } = await started.make.parcel({ farm: others });
    const farm = await farmOf(three);
    const [first] = await parcelsOf(farm);
    const elsewhere = (count: number, id: number): DrawnParcel[] =>
      Array.from({ length: count }, (_, at) => ({
        name: `${id} ${at}`,
        north: 0.1,
        east: at / 50,
        says: { BRAZDA_ID: id },
      }));
    const stolen = await comparedWithFile(farm, drawnFile([...three, ...elsewhere(1, foreign)]));
    expect(stolen.counts).toMatchObject({ total: 1, byKind: { NEW: 1 } });
    const flooded = await comparedWithFile(farm, drawnFile(elsewhere(30, first?.id ?? 0)));
    expect(flooded.counts).toMatchObject({ total: 33, byKind: { NEW: 30, GONE: 3 } });
  });

  it('is taken by what can be stored of it, and tells of the rest', async () => {
    const farm = await farmOf(three);
    const dust = { name: 'Prach', north: 0.05, radius: 0.000_002 };
    const update = await comparedWithFile(farm, drawnFile([...three.slice(0, 2), dust]));
    expect(update.problems).toMatchObject([{ code: 'landFile.noArea', severity: 'ERROR', parcel: 'Prach' }]);
    expect(await changesOf(farm, update)).toMatchObject([{ kind: 'GONE', conflict: 'UNREADABLE', decision: 'KEEP' }]);
  });

  it('is refused where nothing of it can be read, and for others than members of the farm', async () => {
    const farm = await farmOf(three);
    const { landUpdates } = farm.api.agroevidence;
    const params = { id: farm.farmId };
    const begun = landUpdates.beginFromFile({ params, file: new File(['not land'], 'land.zip') });
    await expect(begun).rejects.toMatchObject({ status: 422, code: 'landFile.invalid' });
    expect((await landUpdates.list({ query: {} })).total).toBe(0);
    const stranger = started.api(await started.make.user());
    const asked = stranger.agroevidence.landUpdates.beginFromFile({ params, file: drawnFile(three) });
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
  });
});

describe.each([
  ['SK', 5, 0],
  ['PL', 5.5, 2.8],
  ['HU', 5.2, -2.2],
  ['LT', 9.7, 6.1],
  ['RO', 10.7, -3.2],
  ['ES', -18.3, -9.2],
])('A farm in %s', (countryCode, east, north) => {
  it('is brought up to date by a file as one in Czechia is', async () => {
    const there = three.map((parcel) => ({ ...parcel, north, east: (parcel.east ?? 0) + east }));
    const farm = await farmOf(there, countryCode);
    const update = await comparedWithFile(farm, drawnFile([...there, { name: 'Nová', north, east: east + 0.04 }]));
    expect(update.counts).toMatchObject({ total: 1, byKind: { NEW: 1 } });
    await apply(farm, update);
    expect(await namesOf(farm)).toHaveLength(4);
  });
});

describe.each(landFormats)('The export of a farm as %s', (format) => {
  it('is found unchanged when it comes back', async () => {
    const api = started.api(await started.make.user());
    const { farm, parcels } = await importedFarm(api, landFixture('cz-lpis-declared-2024-epsg4258.zip'));
    const [first] = parcels;
    if (first) await rename({ api, farmId: farm.id }, first, 'Podle nás');
    const exported = await api.agroevidence.parcelExport.read({ query: { format }, farmIds: [farm.id] });
    const file = new File([await exported.arrayBuffer()], `parcels.${endings[format]}`);
    const update = await comparedWithFile({ api, farmId: farm.id }, file);
    expect(update).toMatchObject({ state: 'APPLIED', unchanged: parcels.length, counts: { total: 0 } });
  });
});

const endings: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'gpkg',
  SHAPEFILE: 'zip',
  GEOJSON: 'geojson',
  KML: 'kml',
};
