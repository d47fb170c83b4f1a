import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAND_LIMITS } from '#server/files/land/land-limits.ts';
import { landFile, landFixture } from '#server/testing/import-land.ts';
import { rowCounts } from '#server/testing/row-counts.ts';
import {
  DPB_COLUMNS,
  manyParcels,
  named,
  PRJ,
  ringAround,
  shapefileFiles,
  zippedShapefile,
} from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { zipOf, zipOfFiles } from '#server/testing/zip-builder.ts';

/** Rows of the whole database are counted: nobody else may work on it. */
const started = startApp({ database: () => openTestDatabase() });

const parcels = manyParcels(3, [14.3, 49.2], 0.004, 8);
const good = { parcels, columns: DPB_COLUMNS };
const files = shapefileFiles(good);
const { shp, dbf } = files;
const inUtm = manyParcels(2, [458_000, 5_527_000], 500, 8);
const megabyte = 1024 * 1024;

function withoutEnd(bytes: Buffer | undefined, cut: number): Buffer {
  return bytes?.subarray(0, bytes.length - cut) ?? Buffer.alloc(0);
}

function countChanged(table: Buffer | undefined, count: number): Buffer {
  const changed = Buffer.from(table ?? '');
  changed.writeUInt32LE(count, 4);
  return changed;
}

const zip = zippedShapefile(good);
const entries = Object.entries(named('parcels', files)).map(([name, bytes]) => ({ name, bytes }));
function withoutEntry(missing: string): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(named('parcels', files)).filter(([name]) => name !== missing));
}
const bomb = Buffer.alloc(20 * megabyte);

/** What people and attackers send, and why it is refused. */
const refused: Readonly<Record<string, readonly [File, string]>> = {
  'a text that calls itself a zip': [landFile(Buffer.from('not a zip at all'), 'parcels.zip'), 'landFile.notAZip'],
  'an unknown format': [landFile(Buffer.alloc(2000, 0x9d), 'parcels.xyz'), 'landFile.unknownFormat'],
  'a drawing': [landFile(Buffer.from('AC1027 and so on'), 'parcels.dwg'), 'landFile.otherFormat'],
  'another kind of archive': [landFile(Buffer.from('Rar!\u001a\u0007'), 'parcels.rar'), 'landFile.otherArchive'],
  'a bare .shp': [landFile(shp ?? Buffer.alloc(0), 'parcels.shp'), 'landFile.shapefileNotZipped'],
  'a zip that was cut short': [landFile(withoutEnd(zip, zip.length / 2)), 'landFile.archiveDamaged'],
  'a zip without a shapefile': [landFile(zipOfFiles({ 'readme.txt': 'nothing here' })), 'landFile.nothingReadable'],
  'a zip with all but the .shp': [landFile(zipOfFiles(withoutEntry('parcels.shp'))), 'landFile.nothingReadable'],
  'a zip bomb': [landFile(zipOf([...entries, { name: 'bomb.geojson', bytes: bomb }])), 'landFile.archiveBomb'],
  'entries that share their bytes': [
    landFile(zipOf([...entries, { name: 'again.shp', bytes: shp ?? bomb, sharesDataOf: 0 }])),
    'landFile.archiveOverlap',
  ],
  'an entry that lies about its size': [
    landFile(zipOf(entries.map((entry) => ({ ...entry, claimedSize: 7 })))),
    'landFile.archiveDamaged',
  ],
  'a path upwards': [
    landFile(zipOf([...entries, { name: '../../../../tmp/brazda-was-here.shp', bytes: shp ?? bomb }])),
    'landFile.archiveUnsafeName',
  ],
  'an absolute path': [
    landFile(zipOf([...entries, { name: '/tmp/x.shp', bytes: shp ?? bomb }])),
    'landFile.archiveUnsafeName',
  ],
  'a symbolic link': [
    landFile(zipOf([...entries, { name: 'x.shp', bytes: Buffer.from('/etc/passwd'), unixMode: 0o120777 }])),
    'landFile.archiveLink',
  ],
  'an encrypted zip': [
    landFile(zipOf(entries.map((entry) => ({ ...entry, isEncrypted: true })))),
    'landFile.archiveEncrypted',
  ],
  'too many entries': [
    landFile(
      zipOf(
        Array.from({ length: LAND_LIMITS.archiveEntries + 1 }, (_, index) => ({
          name: `${index}.txt`,
          bytes: Buffer.from('x'),
        })),
      ),
    ),
    'landFile.archiveTooManyEntries',
  ],
  'zips in zips in a zip': [landFile(zipOfFiles({ 'a.zip': zipOfFiles({ 'b.zip': zip }) })), 'landFile.archiveTooDeep'],
  'a table that claims two milliard rows': [
    landFile(zipOfFiles({ ...named('parcels', files), 'parcels.dbf': countChanged(dbf, 2 ** 31) })),
    'landFile.tableTruncated',
  ],
  'a table that was cut short': [
    landFile(zipOfFiles({ ...named('parcels', files), 'parcels.dbf': withoutEnd(dbf, 200) })),
    'landFile.tableTruncated',
  ],
  'shapes that were cut short': [
    landFile(zipOfFiles({ ...named('parcels', files), 'parcels.shp': withoutEnd(shp, 90) })),
    'landFile.shapefileTruncated',
  ],
  points: [landFile(zippedShapefile({ ...good, shapeType: 1 })), 'landFile.notPolygons'],
  lines: [landFile(zippedShapefile({ ...good, shapeType: 3 })), 'landFile.notPolygons'],
  'no parcel at all': [landFile(zippedShapefile({ ...good, parcels: [] })), 'landFile.noParcels'],
  'land of another country': [
    landFile(zippedShapefile({ parcels: manyParcels(2, [21, 52.2], 0.004) })),
    'landFile.outsideCountry',
  ],
  'coordinates that nobody knows': [
    landFile(zippedShapefile({ parcels: manyParcels(2, [9e6, 9e7], 100), prj: null })),
    'landFile.coordinateSystemUnknown',
  ],
  'land of another country that the database has to place': [
    landFixture('nl-brp-2023-100.gpkg'),
    'landFile.outsideCountry',
  ],
  'a coordinate system that does not exist': [
    landFile(zippedShapefile({ parcels: inUtm, prj: PRJ.utm33.replace('Transverse_Mercator', 'No_Such_Projection') })),
    'landFile.coordinateSystemUnknown',
  ],
  'a coordinate system that does not fit': [
    landFile(zippedShapefile({ parcels: inUtm, prj: PRJ.wgs84.replaceAll('WGS_1984', 'Pulkovo_1942') })),
    'landFile.coordinateSystemUnknown',
  ],
};

describe('A land file that is refused', () => {
  it.each(Object.entries(refused))(
    'is told of alike by validation and registration, and leaves nothing: %s',
    async (_, [file, code]) => {
      const user = await started.make.user();
      const { registration, farms, imports } = started.api(user).agroevidence;
      const before = await rowCounts(started.services.database);

      const [told, registered] = await Promise.allSettled([
        registration.validateShapefile({ query: { countryCode: 'CZ' }, file }),
        registration.shapefile({ query: { countryCode: 'CZ', farmName: 'Odmítnutá' }, file }),
      ]);
      const report = { validation: -1, parcels: 0, problems: [{ code, severity: 'ERROR' }] };
      expect(told).toMatchObject({ status: 'fulfilled', value: report });
      const body = { fields: [{ path: 'lpisFile', code }] };
      expect(registered).toMatchObject({ status: 'rejected', reason: { status: 422, code: 'landFile.invalid', body } });

      expect(await rowCounts(started.services.database)).toEqual(before);
      expect((await farms.list()).total).toBe(0);
      expect((await imports.list()).total).toBe(0);
      expect(readdirSync(started.services.config.dataDir)).toEqual([]);
    },
  );
});

describe('A land file of nothing but slivers', () => {
  it.each([
    ['degrees', manyParcels(600, [14.3, 49.2], 0.000_004), PRJ.wgs84],
    ['a grid that the database has to place', manyParcels(600, [458_000, 5_527_000], 0.4), PRJ.utm33],
  ])('is refused by registration as by validation, and leaves nothing: in %s', async (_, slivers, prj) => {
    const user = await started.make.user();
    const { registration, farms } = started.api(user).agroevidence;
    const before = await rowCounts(started.services.database);
    const file = landFile(zippedShapefile({ parcels: slivers, prj }));

    const told = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(told).toMatchObject({ validation: -1, parcels: 0, skipped: 600, problemCount: 601 });
    expect(told.problems.slice(0, 2)).toMatchObject([
      { code: 'landFile.noUsableParcel', severity: 'ERROR', row: null },
      { code: 'landFile.noArea', severity: 'ERROR', row: 1 },
    ]);
    await expect(
      registration.shapefile({ query: { countryCode: 'CZ', farmName: 'Jen třísky' }, file }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'landFile.invalid',
      body: { fields: [{ path: 'lpisFile', code: 'landFile.noParcels' }] },
    });
    expect(await rowCounts(started.services.database)).toEqual(before);
    expect((await farms.list()).total).toBe(0);
  });

  it('is taken where one outline among them is land', async () => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const slivers = manyParcels(600, [14.3, 49.2], 0.000_004);
    const file = landFile(zippedShapefile({ parcels: [...slivers, ...parcels] }));
    const registered = await registration.shapefile({ query: { countryCode: 'CZ', farmName: 'Pár třísek' }, file });
    expect(registered.importId).not.toBeNull();
  });
});

describe('A shapefile that lacks something', () => {
  it.each([
    ['no index', 'parcels.shx', []],
    ['no coordinate system', 'parcels.prj', []],
    ['no table', 'parcels.dbf', ['landFile.attributesMissing']],
  ])('is understood all the same: %s', async (_, missing, problems) => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const file = landFile(zipOfFiles(withoutEntry(missing)));
    const report = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 3 });
    expect(report.problems.map(({ code }) => code)).toEqual(problems);
  });

  it('has a wrong coordinate system only on paper: the coordinates are believed, and that is said', async () => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const file = landFile(zippedShapefile({ ...good, prj: PRJ.utm33 }));
    const report = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({
      validation: 1,
      parcels: 3,
      coordinateSystem: {
        code: 'WGS84',
        source: 'range',
        assumptions: expect.arrayContaining(['landFile.declarationIgnored']) as unknown,
      },
    });
  });
});

describe('Validation', () => {
  it('keeps nothing of a good file either', async () => {
    const user = await started.make.user();
    const before = await rowCounts(started.services.database);
    const { registration } = started.api(user).agroevidence;
    const file = landFixture('cz-lpis-declared-2024-epsg4258.zip');
    expect(await registration.validateShapefile({ query: { countryCode: 'CZ' }, file })).toMatchObject({
      validation: 1,
    });
    expect(await rowCounts(started.services.database)).toEqual(before);
  });

  it('takes a hundred thousand corners in one outline', async () => {
    const { registration } = started.api(await started.make.user()).agroevidence;
    const file = landFile(zippedShapefile({ parcels: [{ rings: [ringAround([14.3, 49.2], 0.01, 100_000)] }] }));
    const report = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 1 });
  }, 60_000);
});
