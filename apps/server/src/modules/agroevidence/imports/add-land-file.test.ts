import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { importEnded, shapefile } from '#server/testing/import-land.ts';
import { manyParcels, NAME_COLUMNS, ringAround } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const five = manyParcels(5, [14.3, 49.2], 0.01, 12);
const three = five.slice(0, 3);

async function add(user: TestUser, farm: TestFarm, file: File): Promise<Import> {
  const api = started.api(user);
  const { id } = await api.agroevidence.imports.addFile({ params: { id: farm.id }, file });
  return importEnded(api, id);
}

const countOf = async (user: TestUser, farm: TestFarm): Promise<number> =>
  (await started.api(user).agroevidence.parcels.list({ farmIds: [farm.id] })).total;

describe('a land file for a farm that is there', () => {
  it('fills an empty farm', async () => {
    const { user, farm } = await started.make.farmer();
    const file = shapefile({ parcels: three });
    const { imports } = started.api(user).agroevidence;
    const report = await imports.validateFile({ params: { id: farm.id }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 3, alreadyThere: 0, problems: [] });
    expect(await add(user, farm, file)).toMatchObject({ state: 'SUCCESS', imported: 3, skipped: 0, alreadyThere: 0 });
    expect(await countOf(user, farm)).toBe(3);
    expect((await started.api(user).agroevidence.farms.read({ params: { id: farm.id } })).boundingBox).not.toBeNull();
  });

  it('brings only what the farm has not, and tells of the rest before and after', async () => {
    const { user, farm } = await started.make.farmer();
    await add(user, farm, shapefile({ parcels: three }));
    const file = shapefile({ parcels: five });
    const report = await started.api(user).agroevidence.imports.validateFile({ params: { id: farm.id }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 5, alreadyThere: 3 });
    expect(report.problems.map(({ code, severity, row }) => [code, severity, row])).toEqual(
      [1, 2, 3].map((row) => ['landFile.parcelKnown', 'WARNING', row]),
    );
    const ended = await add(user, farm, file);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 2, skipped: 0, alreadyThere: 3, problemCount: 3 });
    expect(await countOf(user, farm)).toBe(5);
  });

  it('brings nothing the second time, also where it is sent twice at once', async () => {
    const { user, farm } = await started.make.farmer();
    const file = shapefile({ parcels: three });
    const both = await Promise.all([add(user, farm, file), add(user, farm, file)]);
    expect(both.map(({ imported, alreadyThere }) => imported + alreadyThere)).toEqual([3, 3]);
    expect(await countOf(user, farm)).toBe(3);
    expect(await add(user, farm, file)).toMatchObject({ state: 'SUCCESS', imported: 0, alreadyThere: 3 });
  });

  it('tells of parcels that lie over others, and brings them', async () => {
    const { user, farm } = await started.make.farmer();
    const named = (name: string, longitude: number): File =>
      shapefile({
        parcels: [{ rings: [ringAround([longitude, 49.2], 0.004)], attributes: { NAZEV: name } }],
        columns: NAME_COLUMNS,
      });
    await add(user, farm, named('Velké', 14.3));
    const ended = await add(user, farm, named('Přes cestu', 14.302));
    expect(ended).toMatchObject({ imported: 1, alreadyThere: 0 });
    expect(ended.problems).toMatchObject([
      { code: 'landFile.parcelOverlaps', severity: 'WARNING', parcel: 'Přes cestu', detail: { known: 'Velké' } },
    ]);
  });

  it('is refused where nothing of it can be imported, and keeps nothing', async () => {
    const { user, farm } = await started.make.farmer();
    const { imports } = started.api(user).agroevidence;
    const file = new File(['not land'], 'land.zip');
    const params = { id: farm.id };
    expect(await imports.validateFile({ params, file })).toMatchObject({ validation: -1, alreadyThere: 0 });
    await expect(imports.addFile({ params, file })).rejects.toMatchObject({ status: 422, code: 'landFile.invalid' });
    expect((await imports.list({ farmIds: [farm.id] })).total).toBe(0);
  });

  it('can be taken back, and what was there before stays', async () => {
    const { user, farm } = await started.make.farmer();
    await add(user, farm, shapefile({ parcels: three }));
    const second = await add(user, farm, shapefile({ parcels: five }));
    expect(second.canBeTakenBack).toBe(true);
    const { imports, farms } = started.api(user).agroevidence;
    const { revision } = await farms.read({ params: { id: farm.id } });
    const params = { id: second.id };
    expect(await imports.takeBack({ params })).toMatchObject({ state: 'TAKEN_BACK', canBeTakenBack: false });
    expect(await countOf(user, farm)).toBe(3);
    expect((await farms.read({ params: { id: farm.id } })).revision).toBeGreaterThan(revision);
    await expect(imports.takeBack({ params })).rejects.toMatchObject({ status: 409, code: 'import.notTakenBack' });
    const again = await add(user, farm, shapefile({ parcels: five }));
    expect(again).toMatchObject({ imported: 2, alreadyThere: 3 });
  });

  it('is kept out of sight when it is taken back: no record of the land is deleted', async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await add(user, farm, shapefile({ parcels: three }));
    await started.api(user).agroevidence.imports.takeBack({ params: { id } });
    const { rows } = await sql<{ status: string; isRetracted: boolean }>`
      select p.status, bool_and(v.retracted_at is not null and not v.is_current) as is_retracted
      from agroevidence.parcel p join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id
      where p.farm_id = ${farm.id} group by p.farm_id, p.id`.execute(started.services.database.kysely);
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ status: 'TAKEN_BACK', isRetracted: true })));
  });

  it('is for members of the farm alone', async () => {
    const { farm } = await started.make.farmer();
    const stranger = await started.make.user();
    const { imports } = started.api(stranger).agroevidence;
    const params = { id: farm.id };
    const file = shapefile({ parcels: three });
    await expect(imports.validateFile({ params, file })).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
    await expect(imports.addFile({ params, file })).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
  });
});
