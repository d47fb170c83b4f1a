import { describe, expect, it } from 'vitest';
import { importedFarm, landFixture } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

function derived(name: string): File {
  return new File([landFixture(`derived-formats/${name}`)], name);
}

/** The first of the three parcels, as the register has it. */
const place = { longitude: 14.33, latitude: 48.89 };

describe('land files in the metres of a grid', () => {
  it.each([['cz-three-utm33.geojson'], ['cz-three-utm33.fgb'], ['cz-three-laea.gml'], ['cz-three-epsg4258.gml']])(
    'are put where they lie by what they say of themselves: %s',
    async (name) => {
      const api = started.api(await started.make.user());
      const report = await api.agroevidence.registration.validateShapefile({
        query: { countryCode: 'CZ' },
        file: derived(name),
      });
      expect(report).toMatchObject({ validation: 1, parcels: 3 });
      expect(report.boundingBox?.[0]).toBeCloseTo(place.longitude, 1);
      expect(report.boundingBox?.[1]).toBeCloseTo(place.latitude, 1);
    },
  );

  it('are imported by the system that somebody chose where they say nothing', async () => {
    const api = started.api(await started.make.user());
    const file = derived('cz-three-utm33-no-prj.zip');
    const unknown = await api.agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(unknown.validation).toBe(-1);
    expect(unknown.problems[0]?.code).toBe('landFile.coordinateSystemUnknown');
    const { ended, features } = await importedFarm(api, file, 'CZ', { 'coordinate-system': 32633 });
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 3 });
    const [[[first = []] = []] = []] = features[0]?.geometry.coordinates ?? [];
    expect(first[0]).toBeCloseTo(place.longitude, 1);
    expect(first[1]).toBeCloseTo(place.latitude, 1);
  });

  it('are refused by a system that puts them elsewhere, or that nobody knows', async () => {
    const api = started.api(await started.make.user());
    const file = derived('cz-three-utm33-no-prj.zip');
    const validate = (epsg: number): Promise<{ problems: readonly { code: string }[] }> =>
      api.agroevidence.registration.validateShapefile({
        query: { countryCode: 'CZ', 'coordinate-system': epsg },
        file,
      });
    expect((await validate(32635)).problems[0]?.code).toBe('landFile.outsideCountry');
    expect((await validate(999_998)).problems[0]?.code).toBe('landFile.coordinateSystemUnknown');
  });
});

describe('countries of Europe', () => {
  it('can all be chosen, the ones with a register first', async () => {
    const api = started.api(await started.make.user());
    const { rows } = await api.agroevidence.supportedCountries.list({ query: {} });
    expect(rows.slice(0, 2).map(({ code }) => code)).toEqual(['CZ', 'SK']);
    expect(rows.length).toBeGreaterThan(40);
    for (const code of ['FR', 'IT', 'GB', 'UA', 'XK', 'CY', 'IS']) expect(rows.map((row) => row.code)).toContain(code);
  });
});
