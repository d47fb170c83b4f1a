import { describe, expect, it } from 'vitest';
import { landFile, landFixture } from '#server/testing/import-land.ts';
import { manyParcels, PRJ, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

function derived(name: string): File {
  return new File([landFixture(`derived-formats/${name}`)], name);
}

const utm34 = PRJ.utm33
  .replaceAll('Zone_33N', 'Zone_34N')
  .replace('"Central_Meridian",15.0', '"Central_Meridian",21.0');
const slovakInUtm34 = manyParcels(3, [360_000, 5_396_000], 500, 8);
const slovak = manyParcels(3, [19.1, 48.1], 0.004, 8);
const czechInUtm33 = manyParcels(2, [458_000, 5_527_000], 500, 8);
const slovakInUtm33 = manyParcels(3, [800_000, 5_338_000], 500, 8);

/** A file, the country that was chosen for it, and the one that its land lies in. */
const elsewhere: Readonly<Record<string, readonly [File, string, string]>> = {
  degrees: [landFile(zippedShapefile({ parcels: slovak, prj: PRJ.wgs84 })), 'CZ', 'SK'],
  'UTM zone 33': [derived('cz-three-utm33.geojson'), 'SK', 'CZ'],
  'UTM zone 34': [landFile(zippedShapefile({ parcels: slovakInUtm34, prj: utm34 })), 'CZ', 'SK'],
  'ETRS89-LAEA': [derived('cz-three-laea.gml'), 'SK', 'CZ'],
  'the grid of its country': [landFixture('nl-brp-2023-100.gpkg'), 'CZ', 'NL'],
};

describe('A file whose land lies in another country than was chosen', () => {
  it.each(Object.entries(elsewhere))(
    'says in which one, and is read there: in %s',
    async (_, [file, chosen, there]) => {
      const { registration } = started.api(await started.make.user()).agroevidence;
      const detail = { country: chosen, countryThere: there };
      const told = await registration.validateShapefile({ query: { countryCode: chosen }, file });
      expect(told).toMatchObject({ validation: -1, problems: [{ code: 'landFile.outsideCountry', detail }] });
      await expect(
        registration.shapefile({ query: { countryCode: chosen, farmName: 'Za hranicí' }, file }),
      ).rejects.toMatchObject({ body: { fields: [{ path: 'lpisFile', code: 'landFile.outsideCountry', detail }] } });

      const again = await registration.validateShapefile({ query: { countryCode: there }, file });
      expect(again).toMatchObject({ validation: 1 });
    },
  );

  it('says so where a few parcels lie in the chosen one, whoever has placed them', async () => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const file = landFile(zippedShapefile({ parcels: [...czechInUtm33, ...slovakInUtm33], prj: PRJ.utm33 }));
    const query = { countryCode: 'CZ' };
    const told = await registration.validateShapefile({ query, file });
    expect(told.problems).toMatchObject([{ code: 'landFile.outsideCountry', detail: { countryThere: 'SK' } }]);
    await expect(registration.shapefile({ query: { ...query, farmName: 'Dvě země' }, file })).rejects.toMatchObject({
      body: { fields: [{ code: 'landFile.outsideCountry', detail: { countryThere: 'SK' } }] },
    });
  });

  it('leaves out a few that lie beyond the border of the chosen one', async () => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const few = slovakInUtm33.slice(0, 1);
    const file = landFile(zippedShapefile({ parcels: [...few, ...czechInUtm33], prj: PRJ.utm33 }));
    const told = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(told).toMatchObject({ validation: 1, parcels: 2, problems: [{ code: 'landFile.parcelOutsideCountry' }] });
  });
});
