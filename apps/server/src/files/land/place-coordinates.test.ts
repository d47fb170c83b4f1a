import { describe, expect, it } from 'vitest';
import { manyParcels, PRJ, ringAround, zippedShapefile, type Point } from '#server/testing/shapefile-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const PRAHA: Point = [14.42016881, 50.08657849];
const PRAHA_S_JTSK: Point = [-742_900, -1_043_100];
const KOSICE_S_JTSK: Point = [-262_000, -1_240_000];

function readAt(place: Point, prj: string | null, countryCode = 'CZ'): Promise<LandFile> {
  const size = Math.abs(place[0]) < 180 ? 0.001 : 100;
  const bytes = zippedShapefile({ prj, parcels: manyParcels(4, place, size, 6) });
  return readLandFile({ bytes, fileName: 'fields.zip', countryCode });
}

async function systemAt(...file: Parameters<typeof readAt>): Promise<unknown[]> {
  const { coordinateSystem } = await readAt(...file);
  const { kind, code, epsg, source, assumptions } = coordinateSystem;
  return [kind, code, epsg, source, assumptions.map((each) => each.replace('landFile.', ''))];
}

async function refusal(...file: Parameters<typeof readAt>): Promise<unknown> {
  const outcome: unknown = await readAt(...file).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? [outcome.code, outcome.detail] : outcome;
}

async function firstPoint(...file: Parameters<typeof readAt>): Promise<number[]> {
  const { parcels } = await readAt(...file);
  const outline = parcels[0]?.polygons[0]?.[0] ?? [];
  const middle = [0, 1].map(
    (axis) => outline.slice(1).reduce((sum, point) => sum + (point[axis] ?? 0), 0) / (outline.length - 1),
  );
  return middle.map((value) => Math.round(value * 1e5) / 1e5);
}

describe('coordinates with a .prj', () => {
  it('are taken as it says when they fit it', async () => {
    expect(await systemAt(PRAHA, PRJ.wgs84)).toEqual(['known', 'WGS84', 4326, 'prj', []]);
    expect(await systemAt(PRAHA_S_JTSK, PRJ.sJtsk)).toEqual(['known', 'S-JTSK', 5514, 'prj', []]);
    expect(await systemAt([1_605_246, 6_461_283.2], PRJ.webMercator)).toEqual([
      'known',
      'WEB_MERCATOR',
      3857,
      'prj',
      [],
    ]);
    expect(await firstPoint([1_605_246, 6_461_283.2], PRJ.webMercator)).toEqual([14.42017, 50.08658]);
  });

  it.each([
    [[742_900, 1_043_100], ['axesTurned']],
    [
      [1_043_100, 742_900],
      ['axesTurned', 'axesSwapped'],
    ],
    [[-1_043_100, -742_900], ['axesSwapped']],
  ] as const)('are S-JTSK whichever way its axes run: %j', async (place, assumptions) => {
    expect(await systemAt([...place], PRJ.sJtsk)).toEqual(['known', 'S-JTSK', 5514, 'prj', assumptions]);
    expect(await firstPoint([...place], PRJ.sJtsk)).toEqual([14.42017, 50.08658]);
  });

  it('are left to the database in a system that is not ours', async () => {
    const place: Point = [458_500, 5_548_500];
    expect(await systemAt(place, PRJ.utm33)).toEqual(['transformed-later', 'OTHER', 32633, 'prj', []]);
    const { coordinateSystem, parcels } = await readAt(place, PRJ.utm33);
    expect(coordinateSystem).toMatchObject({ name: 'WGS_1984_UTM_Zone_33N', wkt: PRJ.utm33 });
    expect(parcels[0]?.polygons[0]?.[0]?.[0]?.[0]).toBeGreaterThan(458_000);
  });

  it('are believed rather than the .prj when they contradict it', async () => {
    expect(await systemAt(PRAHA, PRJ.sJtsk)).toEqual([
      'known',
      'WGS84',
      4326,
      'range',
      ['declarationIgnored', 'assumedDegrees'],
    ]);
    expect(await systemAt(PRAHA, PRJ.utm33)).toEqual([
      'known',
      'WGS84',
      4326,
      'range',
      ['declarationIgnored', 'assumedDegrees'],
    ]);
    expect(await systemAt(PRAHA_S_JTSK, PRJ.wgs84)).toEqual([
      'known',
      'S-JTSK',
      5514,
      'range',
      ['declarationIgnored', 'assumedSJtsk'],
    ]);
  });

  it('in degrees of another datum stay with it', async () => {
    const prj =
      'GEOGCS["S-JTSK",DATUM["D_S_JTSK",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
    expect(await systemAt(PRAHA, prj)).toEqual(['transformed-later', 'OTHER', null, 'prj', []]);
  });
});

describe('coordinates without a .prj', () => {
  it.each([
    ['degrees', PRAHA, ['known', 'WGS84', 4326, 'range', ['assumedDegrees']]],
    ['latitude first', [50.0866, 14.4202], ['known', 'WGS84', 4326, 'range', ['assumedDegrees', 'axesSwapped']]],
    ['S-JTSK', PRAHA_S_JTSK, ['known', 'S-JTSK', 5514, 'range', ['assumedSJtsk']]],
    ['positive S-JTSK', [742_900, 1_043_100], ['known', 'S-JTSK', 5514, 'range', ['assumedSJtsk', 'axesTurned']]],
    [
      'positive S-JTSK, south first',
      [1_043_100, 742_900],
      ['known', 'S-JTSK', 5514, 'range', ['assumedSJtsk', 'axesTurned', 'axesSwapped']],
    ],
    ['Web Mercator', [1_605_246, 6_461_283.2], ['known', 'WEB_MERCATOR', 3857, 'range', ['assumedWebMercator']]],
  ] as const)('are recognised by range: %s', async (_what, place, expected) => {
    expect(await systemAt([...place], null)).toEqual(expected);
    const [longitude, latitude] = await firstPoint([...place], null);
    expect(longitude).toBeCloseTo(14.42017, 3);
    expect(latitude).toBeCloseTo(50.08658, 3);
  });

  it.each([
    ['PL', [500_000, 500_000], 2180],
    ['LT', [500_000, 6_100_000], 3346],
    ['HU', [650_000, 200_000], 23700],
    ['RO', [500_000, 500_000], 3844],
    ['NL', [98_398, 456_892], 28992],
  ] as const)('are taken to be in the national grid of %s', async (countryCode, place, epsg) => {
    expect(await systemAt([...place], null, countryCode)).toEqual([
      'transformed-later',
      'OTHER',
      epsg,
      'range',
      ['assumedNationalGrid'],
    ]);
  });

  it('are refused when nobody can know what they are', async () => {
    expect(await refusal([458_000, 5_548_500], null)).toEqual([
      'landFile.coordinateSystemUnknown',
      { x: 458_045, y: 5_548_500 },
    ]);
  });
});

describe('the chosen country', () => {
  it('decides which datum shift S-JTSK gets', async () => {
    const [slovak = 0] = await firstPoint(KOSICE_S_JTSK, PRJ.sJtsk, 'SK');
    expect(slovak).toBeCloseTo(21.26896, 5);
    // 2.7 m further on, were it Czechia; its box ends before.
    expect(await refusal(KOSICE_S_JTSK, PRJ.sJtsk, 'CZ')).toMatchObject(['landFile.outsideCountry', { country: 'CZ' }]);
  });

  it('must hold the land', async () => {
    expect(await refusal([2.35, 48.85], PRJ.wgs84)).toEqual([
      'landFile.outsideCountry',
      { country: 'CZ', longitude: 2.35045, latitude: 48.85 },
    ]);
    expect(await refusal([2.35, 48.85], null)).toMatchObject(['landFile.outsideCountry', { country: 'CZ' }]);
    expect(await refusal(PRAHA_S_JTSK, PRJ.sJtsk, 'RO')).toMatchObject(['landFile.outsideCountry', { country: 'RO' }]);
  });

  it('is the wrong one where most of the parcels lie outside', async () => {
    const [parcel] = manyParcels(1, PRAHA, 0.001, 6);
    const abroad = { rings: [ringAround([2.35, 48.85], 0.001)] };
    const bytes = zippedShapefile({ parcels: parcel ? [parcel, abroad, abroad] : [] });
    await expect(readLandFile({ bytes, fileName: 'fields.zip', countryCode: 'cz' })).rejects.toMatchObject({
      code: 'landFile.outsideCountry',
      detail: { country: 'cz' },
    });
  });

  it('holds a parcel or not, each by itself', async () => {
    const [parcel] = manyParcels(1, PRAHA, 0.001, 6);
    const abroad = { rings: [ringAround([2.35, 48.85], 0.001)] };
    const bytes = zippedShapefile({ parcels: parcel ? [parcel, abroad, parcel] : [] });
    const file = await readLandFile({ bytes, fileName: 'fields.zip', countryCode: 'cz' });
    expect(file.parcels.map(({ row }) => row)).toEqual([1, 3]);
    expect(file.problems.find(({ row }) => row === 2)).toMatchObject({
      code: 'landFile.parcelOutsideCountry',
      severity: 'ERROR',
    });
  });

  it('is the whole world when we do not know it', async () => {
    expect(await systemAt([174.7, -36.8], null, 'NZ')).toEqual(['known', 'WGS84', 4326, 'range', ['assumedDegrees']]);
  });
});
