import { describe, expect, it } from 'vitest';
import { shapefile } from '#server/testing/import-land.ts';
import { comparedWithFile } from '#server/testing/registry-farm.ts';
import { manyParcels, NAME_COLUMNS, ringAround } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const five = manyParcels(5, [14.3, 49.2], 0.01, 12);

function named(name: string, longitude: number): File {
  return shapefile({
    parcels: [{ rings: [ringAround([longitude, 49.2], 0.004)], attributes: { NAZEV: name } }],
    columns: NAME_COLUMNS,
  });
}

describe('What is told of a land file for a farm that is there', () => {
  it('is how many of its parcels the farm has already', async () => {
    const { user, farm } = await started.make.farmer();
    const api = started.api(user);
    const { imports } = api.agroevidence;
    const params = { id: farm.id };
    const file = shapefile({ parcels: five });
    const report = await imports.validateFile({ params, file });
    expect(report).toMatchObject({ validation: 1, parcels: 5, alreadyThere: 0, problems: [] });
    await comparedWithFile({ api, farmId: farm.id }, shapefile({ parcels: five.slice(0, 3) }), 'TAKE');
    const again = await imports.validateFile({ params, file });
    expect(again).toMatchObject({ validation: 1, parcels: 5, alreadyThere: 3, problems: [] });
  });

  it('is which of its parcels lie over others, and not that they lie over what they were themselves', async () => {
    const { user, farm } = await started.make.farmer();
    const api = started.api(user);
    await comparedWithFile({ api, farmId: farm.id }, named('Velké', 14.3), 'TAKE');
    const { imports } = api.agroevidence;
    const params = { id: farm.id };
    const { problems } = await imports.validateFile({ params, file: named('Přes cestu', 14.3035) });
    expect(problems).toMatchObject([
      { code: 'landFile.parcelOverlaps', severity: 'WARNING', parcel: 'Přes cestu', detail: { known: 'Velké' } },
    ]);
    expect((await imports.validateFile({ params, file: named('Velké', 14.301) })).problems).toEqual([]);
  });

  it('is that its outlines lie on each other', async () => {
    const { user, farm } = await started.make.farmer();
    const parcels = ['Velké', 'Ještě jednou'].map((name) => ({
      rings: [ringAround([14.3, 49.2], 0.004)],
      attributes: { NAZEV: name },
    }));
    const { problems } = await started.api(user).agroevidence.imports.validateFile({
      params: { id: farm.id },
      file: shapefile({ parcels, columns: NAME_COLUMNS }),
    });
    expect(problems).toMatchObject([
      {
        code: 'landFile.outlinesOverlap',
        severity: 'WARNING',
        detail: { one: 'Velké', another: 'Ještě jednou', count: 1 },
      },
    ]);
  });

  it('is why nothing of it can be read', async () => {
    const { user, farm } = await started.make.farmer();
    const { imports } = started.api(user).agroevidence;
    const file = new File(['not land'], 'land.zip');
    expect(await imports.validateFile({ params: { id: farm.id }, file })).toMatchObject({
      validation: -1,
      alreadyThere: 0,
    });
  });

  it('is for members of the farm alone', async () => {
    const { farm } = await started.make.farmer();
    const { imports } = started.api(await started.make.user()).agroevidence;
    const asked = imports.validateFile({ params: { id: farm.id }, file: shapefile({ parcels: five }) });
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
  });
});
