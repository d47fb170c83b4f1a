import { readFileSync } from 'node:fs';
import { squareRing } from '@brazda/harness/square-ring.ts';
import { describe, expect, it } from 'vitest';
import type { LandFile } from './land-file.ts';
import { readLandFile } from './read-land-file.ts';

const FIXTURES = new URL('../../testing/fixtures/parcels/', import.meta.url);
const METRES_PER_DEGREE = 111_320;

function readFixture(fileName: string, countryCode: string, nameColumn?: string): Promise<LandFile> {
  const bytes = readFileSync(new URL(fileName, FIXTURES));
  return readLandFile({ bytes, fileName, countryCode, ...(nameColumn && { nameColumn }) });
}

function firstPoint({ polygons }: LandFile['parcels'][number]): number[] {
  return polygons[0]?.[0]?.[0] ?? [];
}

function metresBetween([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]): number {
  return Math.hypot((ax - bx) * METRES_PER_DEGREE * Math.cos((ay * Math.PI) / 180), (ay - by) * METRES_PER_DEGREE);
}

function vertexCount({ polygons }: LandFile['parcels'][number]): number {
  return polygons.flat().reduce((total, ring) => total + ring.length, 0);
}

describe('readLandFile with official files', () => {
  it('reads Czech declarations with their attributes', async () => {
    const file = await readFixture('cz-lpis-declared-2024-epsg4258.zip', 'CZ');
    expect(file).toMatchObject({
      schema: 'CZ_DECLARATION',
      encoding: 'UTF-8',
      needsNameColumn: false,
      problems: [],
      coordinateSystem: { kind: 'known', code: 'ETRS89', epsg: 4258, source: 'prj', assumptions: [] },
    });
    expect(file.parcels).toHaveLength(100);
    expect(file.parcels[0]).toMatchObject({
      row: 1,
      name: '760-1170 7403',
      blockNumber: '760-1170 7403',
      square: '760-1170',
      landUseCode: 'G',
      officialAreaHa: 5.1538,
      validFrom: '2024-05-11',
      externalId: '43730903',
      cropCode: '351',
      cropName: 'Dočasný travní porost',
      declaredYear: 2024,
      landUser: '90001',
    });
  });

  it('reads the Czech block export in Windows-1250 without a .cpg, to a tenth of a metre', async () => {
    const file = await readFixture('derived-cz-dpb-5514-cp1250-nocpg.zip', 'CZ');
    expect(file).toMatchObject({ schema: 'CZ_DPB', encoding: 'windows-1250', coordinateSystem: { code: 'S-JTSK' } });
    expect(file.parcels[0]).toMatchObject({
      name: '760-1170 7403',
      landUseCode: 'G',
      landUseName: 'travní porost na orné půdě',
      officialAreaHa: 5.15,
      validFrom: '2024-01-01',
      altitudeM: 450,
      slopeDegrees: 3.1,
      externalId: '12320344',
    });
    const [first] = file.parcels;
    expect(metresBetween(first ? firstPoint(first) : [], [14.329983143, 48.889612768])).toBeLessThan(0.1);
  });

  it('puts the zips of a district export together', async () => {
    const file = await readFixture('derived-cz-dpb-nested-20240615-3302-DPB-SHP.zip', 'CZ');
    expect(file.layers.map(({ name, parcels, chosen }) => [name, parcels, chosen])).toEqual([
      ['20240615-600001-DPB-SHP-A/DPB_A', 50, true],
      ['20240615-600002-DPB-SHP-A/DPB_B', 50, true],
    ]);
    expect(file.parcels.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(file.problems).toEqual([
      { code: 'landFile.layersMerged', severity: 'WARNING', row: null, parcel: null, detail: { count: 2 } },
    ]);
  });

  it('reads Slovak boundaries and says that letters were lost before', async () => {
    const file = await readFixture('sk-lpis-hranice-uzivania-2024-epsg5514.zip', 'SK');
    expect(file).toMatchObject({
      schema: 'SK_BOUNDARY',
      encoding: 'windows-1250',
      coordinateSystem: { code: 'S-JTSK' },
    });
    expect(file.parcels).toHaveLength(100);
    expect(file.parcels[0]).toMatchObject({
      name: '509130304/1',
      landUseCode: 'OP',
      landUseName: 'Orná pôda',
      officialAreaHa: 1.58,
      landUser: 'Subjekt 1',
    });
    expect(file.problems.map(({ code, detail }) => [code, detail?.column])).toEqual([
      ['landFile.lettersLost', 'PLODINA'],
      ['landFile.lettersLost', 'LOKALITA_N'],
    ]);
    const names = file.parcels.map(({ name }) => name);
    expect(new Set(names).size).toBe(100);
    expect(names).toContain('545129801/1 A');
  });

  it('leaves a Dutch GeoPackage to the database and asks for the name', async () => {
    const file = await readFixture('nl-brp-2023-100.gpkg', 'NL');
    expect(file).toMatchObject({
      schema: 'UNKNOWN',
      needsNameColumn: true,
      coordinateSystem: { kind: 'transformed-later', code: 'OTHER', epsg: 28992, source: 'file' },
    });
    expect(file.coordinateSystem.wkt).toContain('Amersfoort');
    expect(file.layers[0]?.columns.find(({ name }) => name === 'gewas')).toEqual({
      name: 'gewas',
      type: 'TEXT',
      samples: ['Sloot', 'Grasland, blijvend', 'Mais, snij-'],
    });
    const [first] = file.parcels;
    expect(first && firstPoint(first)[0]).toBeCloseTo(98_398.06, 1);
  });

  it('takes the name from the column it is told', async () => {
    const file = await readFixture('nl-brp-2023-100.gpkg', 'NL', 'GEWAS');
    expect(file).toMatchObject({ needsNameColumn: false });
    expect(file.parcels[0]?.name).toBe('Sloot');
  });

  it.each([
    ['cz-lpis-declared-2024-epsg4258.zip', 'cz-lpis-declared-2024.geojson', 'CZ', 0.1],
    ['derived-cz-dpb-5514-cp1250-nocpg.zip', 'cz-lpis-declared-2024.geojson', 'CZ', 0.1],
    // The GeoJSON was made with another of the datum shifts for Slovakia; they differ by a few centimetres.
    ['sk-lpis-hranice-uzivania-2024-epsg5514.zip', 'sk-lpis-hranice-uzivania-2024.geojson', 'SK', 0.1],
  ])('finds the same land in %s as in %s', async (shapefile, geoJson, countryCode, tolerance) => {
    const shapes = await readFixture(shapefile, countryCode);
    const expected = await readFixture(geoJson, countryCode);
    for (const [index, parcel] of shapes.parcels.entries()) {
      const other = expected.parcels[index];
      expect(other).toBeDefined();
      if (!other) continue;
      expect(metresBetween(firstPoint(parcel), firstPoint(other))).toBeLessThan(tolerance);
      expect(parcel.polygons.map((rings) => rings.length)).toEqual(other.polygons.map((rings) => rings.length));
      // Rounding to eight decimals makes a few neighbours of the GeoJSON one point.
      expect(Math.abs(vertexCount(parcel) - vertexCount(other))).toBeLessThanOrEqual(3);
    }
  });

  it('gives closed rings, outlines counter-clockwise and holes clockwise', async () => {
    const file = await readFixture('sk-lpis-hranice-uzivania-2024-epsg5514.zip', 'SK');
    for (const polygon of file.parcels.flatMap(({ polygons }) => polygons)) {
      for (const [index, ring] of polygon.entries()) {
        expect(ring[0]).toEqual(ring.at(-1));
        expect(signedArea(ring) > 0).toBe(index === 0);
      }
    }
    expect(file.parcels.flatMap(({ polygons }) => polygons).reduce((holes, rings) => holes + rings.length - 1, 0)).toBe(
      103,
    );
  });

  it('keeps every point of a parcel', async () => {
    const plain = await readFixture('cz-lpis-declared-2024-epsg4258.zip', 'CZ');
    const sJtsk = await readFixture('derived-cz-dpb-5514-cp1250-nocpg.zip', 'CZ');
    expect(sJtsk.parcels.map(vertexCount)).toEqual(plain.parcels.map(vertexCount));
    expect(plain.parcels.map(vertexCount).reduce((total, count) => total + count, 0)).toBe(6_587);
  });

  it.each([
    ['derived-cz-dpb-5514-cp1250-nocpg.zip', 'cz-lpis-declared-2024.geojson', 'CZ'],
    ['sk-lpis-hranice-uzivania-2024-epsg5514.zip', 'sk-lpis-hranice-uzivania-2024.geojson', 'SK'],
  ])('keeps the area of every parcel of %s within 0.05 %', async (shapefile, geoJson, countryCode) => {
    const { parcels } = await readFixture(shapefile, countryCode);
    const known = JSON.parse(readFileSync(new URL(geoJson, FIXTURES), 'utf8')) as {
      features: { properties: { area_ha_geodesic: number } }[];
    };
    for (const [index, { polygons }] of parcels.entries()) {
      const expected = known.features[index]?.properties.area_ha_geodesic ?? 0;
      // The known area has four decimals, which of a very small parcel is more than 0.05 %.
      expect(Math.abs(areaHa(polygons) - expected)).toBeLessThan(Math.max(expected * 0.0005, 0.0001));
    }
  });
});

/** On the plane that touches the ellipsoid at the parcel: for a field that is as good as the geodesic area. */
function areaHa(polygons: number[][][][]): number {
  const [, latitude = 0] = polygons[0]?.[0]?.[0] ?? [];
  const sine = Math.sin((latitude * Math.PI) / 180);
  const squeezed = 1 - 0.00669437999014 * sine * sine;
  const metresEast = ((6_378_137 / Math.sqrt(squeezed)) * Math.sqrt(1 - sine * sine) * Math.PI) / 180;
  const metresNorth = (((6_378_137 * (1 - 0.00669437999014)) / squeezed ** 1.5) * Math.PI) / 180;
  const doubled = polygons.flat().reduce((total, ring) => total + signedArea(ring), 0);
  return (doubled * metresEast * metresNorth) / 2 / 10_000;
}

/** Twice the area in the ring's own units. */
function signedArea(ring: number[][]): number {
  const [[originX = 0, originY = 0] = []] = ring;
  return ring.reduce((area, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return area + (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
  }, 0);
}

describe('readLandFile with more to tell than anybody would read', () => {
  it('tells of a thousand parcels, and counts all that were left out', async () => {
    const feature = (place: readonly [number, number]): object => ({
      type: 'Feature',
      properties: { name: 'Pole' },
      geometry: { type: 'Polygon', coordinates: [squareRing(place, 0.001)] },
    });
    const inCzechia = Array.from({ length: 1300 }, (_, at) => feature([14 + (at % 40) / 400, 49.5 + at / 40 / 400]));
    const inPoland = Array.from({ length: 1200 }, (_, at) => feature([19 + (at % 40) / 400, 51.5 + at / 40 / 400]));
    const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [...inCzechia, ...inPoland] }));
    const file = await readLandFile({ bytes, fileName: 'a.geojson', countryCode: 'CZ' });
    expect(file.parcels).toHaveLength(1300);
    expect(file).toMatchObject({ skipped: 1200, problemCount: 1200 });
    expect(file.problems).toHaveLength(1001);
  });
});
