import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const color = { red: 10, green: 120, blue: 200 };
const noCrop = 1000;

async function farmerWith(...names: string[]) {
  const { user, farm } = await started.make.farmer();
  const { catalogues } = started.api(user).agroevidence;
  const crops = [];
  for (const name of names) crops.push(await catalogues.createCrop({ body: { name, color }, farmIds: [farm.id] }));
  return { user, farm, catalogues, crops };
}

async function namesFound(
  { catalogues }: Awaited<ReturnType<typeof farmerWith>>,
  query: NonNullable<Parameters<typeof catalogues.crops>[0]>['query'],
): Promise<string[]> {
  return (await catalogues.crops({ query: { 'per-page': 5, ...query } })).rows.map(({ name }) => name);
}

describe('GET catalogues/crops', () => {
  it('finds a crop by its name in any language, by its codes, without accents and by parts of words', async () => {
    const farmer = await farmerWith();
    expect(await namesFound(farmer, { search: 'psenice ozima' })).toContain('Pšenice setá ozimá');
    expect((await namesFound(farmer, { search: 'Żyto' })).slice(0, 2)).toEqual(['Žito jarní', 'Žito ozimé']);
    expect(await namesFound(farmer, { search: 'buza osz' })).toContain('Pšenice setá ozimá');
    expect(await namesFound(farmer, { search: 'brsnw' })).toEqual(['Řepka ozimá']);
    expect(await namesFound(farmer, { search: '261' })).toEqual(['Řepka ozimá']);
    expect(await namesFound(farmer, { search: 'nothing like it' })).toEqual([]);
  });

  it.each(['es', 'hu', 'lt', 'pl', 'ro', 'sk', 'en'] as const)(
    'names every crop in the language %s',
    async (language) => {
      const { rows } = await sql<{ key: string }>`
      select key from agroevidence.crop where coalesce(names ->> ${language}, '') = ''
        or coalesce(name_sources ->> ${language}, '') = '' and id <= 120`.execute(started.services.database.kysely);
      expect(rows).toEqual([]);
    },
  );

  it('tells what is used first, and then all by their names', async () => {
    const farmer = await farmerWith('Aaa');
    await started.make.parcel({ farm: farmer.farm });
    expect((await namesFound(farmer, {})).slice(0, 2)).toEqual(['Pšenice setá ozimá', 'Aaa']);
    expect((await namesFound(farmer, { 'sort-col': 'name' }))[0]).toBe('Aaa');
    const { rows } = await farmer.catalogues.crops({ query: { search: 'TRZAW' } });
    expect(rows).toMatchObject([{ usedOnParcels: 1, catalogueType: 'PUBLIC', externalId: '105', farmId: null }]);
  });

  it('tells of no crop as one where that is asked for alone', async () => {
    const farmer = await farmerWith();
    expect(await namesFound(farmer, { search: 'bez plodiny' })).toEqual(['Orná bez plodiny']);
    const { rows } = await farmer.catalogues.crops({ query: { search: 'No crop', 'include-no-crop': true } });
    expect(rows).toMatchObject([{ id: noCrop, name: 'NO_CROP', catalogueType: 'PRIVATE' }]);
  });

  it('leaves out what may not be chosen on a day', async () => {
    const farmer = await farmerWith();
    const body = { name: 'Teff', color, validFrom: '2026-03-01', validTo: '2026-09-30' };
    await farmer.catalogues.createCrop({ body, farmIds: [farmer.farm.id] });
    const onDay = (day: string): Promise<string[]> => namesFound(farmer, { search: 'teff', 'valid-on': day });
    expect([await onDay('2026-02-28'), await onDay('2026-03-01'), await onDay('2026-09-30')]).toEqual([
      [],
      ['Teff'],
      ['Teff'],
    ]);
  });

  it('shows own crops to their farm alone', async () => {
    await farmerWith('Tajná směs');
    expect(await namesFound(await farmerWith(), { search: 'tajna' })).toEqual([]);
  });

  it('counts what each catalogue has', async () => {
    const { catalogues } = await farmerWith('Teff');
    expect((await catalogues.list()).rows).toEqual([
      { key: 'crops', publicItems: 120, privateItems: 1 },
      { key: 'fertilizers', publicItems: 48, privateItems: 0 },
      { key: 'plantProtection', publicItems: 0, privateItems: 0 },
      { key: 'seeds', publicItems: 36, privateItems: 0 },
    ]);
  });
});

describe('An own crop', () => {
  it('is called by one name once, whatever its letters', async () => {
    const { catalogues, farm } = await farmerWith('Teff');
    const again = catalogues.createCrop({ body: { name: ' TEFF ', color }, farmIds: [farm.id] });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'crop.nameTaken' });
  });

  it('needs to be said of which farm', async () => {
    const { user, catalogues, farm } = await farmerWith();
    const other = await started.make.farm(user, 'Druhá');
    const body = { name: 'Teff', color };
    await expect(catalogues.createCrop({ body })).rejects.toMatchObject({ code: 'farm.oneNeeded' });
    const { farmId } = await catalogues.createCrop({ body, farmIds: [other.id] });
    expect(farmId).toBe(other.id);
    expect((await catalogues.createCrop({ body, farmIds: [farm.id] })).farmId).toBe(farm.id);
  });

  it('does not end before it begins', async () => {
    const { catalogues, farm } = await farmerWith();
    const body = { name: 'Teff', color, validFrom: '2026-03-01', validTo: '2026-02-01' };
    await expect(catalogues.createCrop({ body, farmIds: [farm.id] })).rejects.toMatchObject({
      code: 'crop.daysReversed',
    });
  });

  it('is changed on the version that its sender knows, and shows by its new name where it grows', async () => {
    const { user, farm, catalogues, crops } = await farmerWith('Teff');
    const [{ id, version } = { id: 0, version: 0 }] = crops;
    const parcel = await started.make.parcel({ farm });
    await sql`update agroevidence.cultivation set crop_id = null, own_crop_id = ${id} where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    const { parcels } = started.api(user).agroevidence;
    const cropOf = async () => (await parcels.list()).rows[0]?.seedApplication?.seed.crop;
    expect(await cropOf()).toMatchObject({ id, name: 'Teff', color, catalogueType: 'PRIVATE' });
    const green = { red: 0, green: 255, blue: 0 };
    await catalogues.changeCrop({ params: { id }, body: { name: 'Milička', color: green }, version });
    expect(await cropOf()).toMatchObject({ id, name: 'Milička', color: green });
    const [feature] = (await parcels.map()).rows;
    expect(feature).toMatchObject({ id: parcel.id, properties: { crop_id: id, color: '#00ff00' } });
    const late = catalogues.changeCrop({ params: { id }, body: { name: 'Pozdě' }, version });
    await expect(late).rejects.toMatchObject({ code: 'record.changed', body: { current: { name: 'Milička' } } });
  });

  it('is put away, not chosen anew, and brought back', async () => {
    const farmer = await farmerWith('Teff');
    const { catalogues, crops, farm, user } = farmer;
    const id = crops[0]?.id ?? 0;
    const retired = await catalogues.changeCrop({ params: { id }, body: { status: 'RETIRED' } });
    expect(retired).toMatchObject({ status: 'RETIRED', name: 'Teff', color });
    expect(await namesFound(farmer, { search: 'teff' })).toEqual([]);
    expect(await namesFound(farmer, { search: 'teff', status: ['RETIRED'] })).toEqual(['Teff']);
    const parcel = await started.make.parcel({ farm });
    const sown = started.api(user).agroevidence.seedApplications.record({
      params: { id: parcel.id },
      body: { cropId: id, validFrom: '2026-04-01' },
    });
    await expect(sown).rejects.toMatchObject({ code: 'crop.retired' });
    await catalogues.changeCrop({ params: { id }, body: { status: 'OPEN' } });
    expect(await namesFound(farmer, { search: 'teff' })).toEqual(['Teff']);
  });

  it('cannot be one of the catalogue', async () => {
    const { catalogues } = await farmerWith();
    const attempt = catalogues.changeCrop({ params: { id: 1 }, body: { name: 'Moje pšenice' } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'crop.ofCatalogue' });
  });
});
