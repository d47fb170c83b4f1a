import { readFileSync } from 'node:fs';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { FeatureCollection, Polygon } from 'geojson';
import { describe, expect, it } from 'vitest';
import { importedFarm, landFixture } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type Properties = Readonly<Record<string, string | number | boolean | null>>;
type Truth = FeatureCollection<Polygon, Properties>;

function truth(name: string): Truth['features'] {
  const path = new URL(`../../../testing/fixtures/parcels/${name}`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as Truth).features;
}
const czech = truth('cz-lpis-declared-2024.geojson');
const slovak = truth('sk-lpis-hranice-uzivania-2024.geojson');

/** As the code lists name to a Czech reader what a file says by its code only, or in another language. */
const landUseNames: Readonly<Record<string, string>> = {
  R: 'Standardní orná půda',
  G: 'Travní porost na orné půdě',
  U: 'Úhor',
  OP: 'Orná půda',
  SAD: 'Ovocný sad',
};

function landUseOf(code: unknown): object {
  return { landUseCode: code, landUseName: landUseNames[String(code)], altitude: null, slope: null };
}

/** What is wanted of a parcel, from what was published of it. */
type Wanted = (published: Properties) => unknown;

/** Crops of the register that our catalogue does not have: they keep their name. */
const unknownCrops = new Set(['50017', '471', '463', '537', '94']);

const declared: Wanted = (published) => ({
  blockNumber: `${String(published['DPB_CTVERE'])} ${String(published['DPB_ZKOD'])}`,
  square: published['DPB_CTVERE'],
  officialArea: published['ZAKRES_VYM'],
  validFrom: String(published['DATUM_REP']).split('.').reverse().join('-'),
  eagri: landUseOf(published['KULTURAKOD']),
  seedApplication: {
    validFrom: '2024-01-01',
    seed: {
      crop: {
        id: unknownCrops.has(String(published['PLODINA_ID'])) ? null : (expect.any(Number) as number),
        name: published['PLOD_NAZE'],
      },
    },
  },
});

const block: Wanted = (published) => ({
  blockNumber: `${String(published['DPB_CTVERE'])} ${String(published['DPB_ZKOD'])}`,
  square: published['DPB_CTVERE'],
  officialArea: published['DPB_VYMERA'],
  validFrom: '2024-01-01',
  eagri: { landUseCode: published['KULTURAKOD'], landUseName: expect.any(String) as string, altitude: 450, slope: 3.1 },
  seedApplication: null,
});

const boundary: Wanted = (published) => ({
  blockNumber: published['KODKD'],
  square: null,
  officialArea: published['VYMERA'],
  validFrom: null,
  eagri: landUseOf(published['KULTURA_SK']),
  seedApplication: published['PLODINA'] === null ? null : { validFrom: null },
});

interface OfficialFile {
  readonly name: string;
  readonly country: string;
  readonly published: Truth['features'];
  readonly wanted: Wanted;
  readonly report: object;
  /** The column of the area that the file states. */
  readonly stated: string;
  /** What is told besides areas that differ. */
  readonly problems: readonly string[];
}

const files: readonly OfficialFile[] = [
  {
    name: 'cz-lpis-declared-2024-epsg4258.zip',
    country: 'CZ',
    published: czech,
    wanted: declared,
    report: { schema: 'CZ_DECLARATION', encoding: 'UTF-8', coordinateSystem: { code: 'ETRS89', source: 'prj' } },
    stated: 'ZAKRES_VYM',
    problems: [],
  },
  {
    name: 'derived-cz-dpb-5514-cp1250-nocpg.zip',
    country: 'CZ',
    published: czech,
    wanted: block,
    report: { schema: 'CZ_DPB', encoding: 'windows-1250', coordinateSystem: { code: 'S-JTSK', epsg: 5514 } },
    stated: 'DPB_VYMERA',
    problems: [],
  },
  {
    name: 'derived-cz-dpb-nested-20240615-3302-DPB-SHP.zip',
    country: 'CZ',
    published: czech,
    wanted: block,
    report: { schema: 'CZ_DPB', coordinateSystem: { code: 'S-JTSK' } },
    stated: 'DPB_VYMERA',
    problems: ['landFile.layersMerged'],
  },
  {
    name: 'sk-lpis-hranice-uzivania-2024-epsg5514.zip',
    country: 'SK',
    published: slovak,
    wanted: boundary,
    report: { schema: 'SK_BOUNDARY', encoding: 'windows-1250', coordinateSystem: { code: 'S-JTSK' } },
    stated: 'VYMERA',
    problems: ['landFile.lettersLost', 'landFile.lettersLost', 'landFile.selfCrossing'],
  },
];

const metresPerDegree = 111_320;

/** How far two places are apart, in metres; near enough for small distances. */
function metresBetween([x = 0, y = 0]: readonly number[], [otherX = 0, otherY = 0]: readonly number[]): number {
  return Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY) * metresPerDegree;
}

function areaOf(published: Properties): number {
  return Number(published['area_ha_geodesic']);
}

/** Rows of the parcels whose stated area is more than five hundredths of a hectare and five percent off their outline. */
function rowsOfOtherArea({ published, stated }: OfficialFile): number[] {
  return published.flatMap(({ properties }, index) => {
    const difference = Math.abs(areaOf(properties) - Number(properties[stated]));
    return difference > 0.05 && difference > Number(properties[stated]) * 0.05 ? [index + 1] : [];
  });
}

/** The rows whose area differs, and the other problems. */
function sorted(problems: readonly LandProblem[]): { readonly rows: unknown[]; readonly others: string[] } {
  const differing = problems.filter(({ code }) => code === 'landFile.areasDiffer');
  const others = problems.filter(({ code }) => code !== 'landFile.areasDiffer');
  return { rows: differing.map(({ row }) => row), others: others.map(({ code }) => code).sort() };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe.each(files)('The official file $name', (official) => {
  const { name, country, published, wanted, report, problems } = official;

  it('is told of before it is imported', async () => {
    const user = await started.make.user();
    const file = landFixture(name);
    const told = await started
      .api(user)
      .agroevidence.registration.validateShapefile({ query: { countryCode: country }, file });
    expect(told).toMatchObject({ validation: 1, parcels: 100, skipped: 0, needsNameColumn: false, ...report });
    expect(sorted(told.problems)).toEqual({ rows: rowsOfOtherArea(official), others: problems });
    const area = sum(published.map(({ properties }) => areaOf(properties)));
    expect(Math.abs(told.computedAreaHa / area - 1)).toBeLessThan(0.0005);
    expect(told.outlines).toHaveLength(100);
  });

  it('comes in whole: numbers, land use, days, crops, areas and places', async () => {
    const user = await started.make.user();
    const { farm, ended, parcels, features } = await importedFarm(started.api(user), landFixture(name), country);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 100, skipped: 0, done: 100, total: 100, failure: null });
    expect(sorted(ended.problems)).toEqual({ rows: rowsOfOtherArea(official), others: problems });
    expect(parcels).toHaveLength(100);
    expect(features.map(({ id }) => id)).toEqual(parcels.map(({ id }) => id));
    const names = new Set(parcels.map(({ localName }) => localName));
    expect(names.size).toBe(100);
    for (const [index, { properties, geometry }] of published.entries()) {
      const parcel = parcels[index];
      expect(parcel).toMatchObject({ farmId: farm.id, status: 'OPEN', ...(wanted(properties) as Partial<Parcel>) });
      expect(parcel?.localName.startsWith(parcel.blockNumber ?? '')).toBe(true);
      // Both are rounded to a square metre.
      expect(Math.abs((parcel?.computedArea ?? 0) - areaOf(properties))).toBeLessThan(
        areaOf(properties) * 0.0005 + 0.0001,
      );
      const corners = features[index]?.geometry.coordinates.flat(2) ?? [];
      const first = geometry.coordinates[0]?.[0] ?? [];
      expect(Math.min(...corners.map((corner) => metresBetween(corner, first)))).toBeLessThan(0.1);
    }
  });
});

describe('A parcel whose area in the file is not that of its outline', () => {
  it('comes in with a warning that says both', async () => {
    const user = await started.make.user();
    const file = landFixture('derived-cz-dpb-5514-cp1250-nocpg.zip');
    const told = await started
      .api(user)
      .agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    const [first] = told.problems;
    const properties = czech[(first?.row ?? 0) - 1]?.properties ?? {};
    expect(first).toEqual({
      code: 'landFile.areasDiffer',
      severity: 'WARNING',
      row: expect.any(Number) as number,
      parcel: expect.stringContaining(
        `${String(properties['DPB_CTVERE'])} ${String(properties['DPB_ZKOD'])}`,
      ) as string,
      detail: {
        officialAreaHa: properties['DPB_VYMERA'],
        computedAreaHa: expect.closeTo(areaOf(properties), 3) as number,
      },
    });
  });
});

describe('A Slovak file whose letters were lost', () => {
  it('has its crops by name, those of the catalogue with their colour', async () => {
    const user = await started.make.user();
    const file = landFixture('sk-lpis-hranice-uzivania-2024-epsg5514.zip');
    const { parcels } = await importedFarm(started.api(user), file, 'SK');
    const crops = new Map(
      parcels.map(({ seedApplication }) => [seedApplication?.seed.crop.name, seedApplication?.seed.crop]),
    );
    expect(crops.get('Kukuřice na zrno')).toMatchObject({ id: 17, color: { red: 242, green: 169, blue: 0 } });
    expect(crops.get('Ječmen jarní')).toMatchObject({ id: 8 });
    expect(crops.has('Ja?me? jarný')).toBe(false);
    expect(crops.get('Pšenice setá ozimá')).toMatchObject({ id: 1 });
  });
});

describe('A Dutch GeoPackage', () => {
  it('is transformed by the database and takes its names from the column that was chosen', async () => {
    const user = await started.make.user();
    const file = landFixture('nl-brp-2023-100.gpkg');
    const { registration } = started.api(user).agroevidence;
    const told = await registration.validateShapefile({ query: { countryCode: 'NL' }, file });
    expect(told).toMatchObject({
      validation: 1,
      parcels: 100,
      needsNameColumn: true,
      coordinateSystem: { code: 'OTHER', epsg: 28_992 },
    });
    const { ended, parcels } = await importedFarm(started.api(user), file, 'NL', { 'name-column': 'gewas' });
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 100 });
    expect(told.computedAreaHa).toBeCloseTo(sum(parcels.map(({ computedArea }) => computedArea)), 2);
    for (const { localName, boundingBox } of parcels) {
      expect(localName).not.toMatch(/^\d+$/);
      expect(boundingBox[0]).toBeGreaterThan(3.3);
      expect(boundingBox[3]).toBeLessThan(53.7);
    }
  });
});
