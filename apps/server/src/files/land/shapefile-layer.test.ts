import { describe, expect, it } from 'vitest';
import {
  DPB_COLUMNS,
  manyParcels,
  named,
  PRJ,
  ringAround,
  shapefileFiles,
  zippedShapefile,
  type ShapefileContent,
  type ShapefileFiles,
} from '#server/testing/shapefile-builder.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const PLACE = [14.5, 49.5] as const;
const OUTLINE = ringAround(PLACE, 0.01, 8);
const HOLE = ringAround(PLACE, 0.002, 6).toReversed();
const ISLAND = ringAround(PLACE, 0.001, 5);

function read(content: ShapefileContent): Promise<LandFile> {
  return readFiles(shapefileFiles(content));
}

function readFiles(files: ShapefileFiles): Promise<LandFile> {
  return readLandFile({ bytes: zipOfFiles(named('fields', files)), fileName: 'fields.zip', countryCode: 'CZ' });
}

async function refusal(files: ShapefileFiles): Promise<unknown> {
  const outcome: unknown = await readFiles(files).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? [outcome.code, outcome.detail] : outcome;
}

function codesOf({ problems }: LandFile): [string, number | null, unknown][] {
  return problems
    .filter(({ code }) => code !== 'landFile.attributesMissing')
    .map(({ code, row, detail }) => [code, row, detail?.count]);
}

function ringCounts({ parcels }: LandFile): number[][] {
  return parcels.map(({ polygons }) => polygons.map((rings) => rings.length));
}

describe('shapes of a shapefile', () => {
  it.each([5, 15, 25])('reads polygons of type %i without heights and measures', async (shapeType) => {
    const file = await read({ shapeType, parcels: [{ rings: [OUTLINE, HOLE] }] });
    expect(ringCounts(file)).toEqual([[2]]);
    expect(file.parcels[0]?.polygons[0]?.[0]).toHaveLength(9);
    expect(file.parcels[0]?.polygons.flat(2).every((point) => point.length === 2)).toBe(true);
    expect(file.problems).toEqual([]);
  });

  it.each([
    [1, 'POINT'],
    [3, 'LINE'],
    [31, 'MULTIPATCH'],
  ])('says what it is instead when the type is %i', async (shapeType, shape) => {
    const files = shapefileFiles({ shapeType, parcels: [{ rings: [OUTLINE] }] });
    expect(await refusal(files)).toEqual(['landFile.notPolygons', { layer: 'fields', shape }]);
  });

  it('leaves out rows without a shape and says which', async () => {
    const file = await read({ parcels: [{ rings: [OUTLINE] }, { rings: null }, { rings: [OUTLINE] }] });
    expect(file.parcels.map(({ row }) => row)).toEqual([1, 3]);
    expect(codesOf(file)).toEqual([
      ['landFile.outlinesOverlap', null, 1],
      ['landFile.shapeMissing', 2, undefined],
    ]);
  });

  it('leaves out rows that are deleted in the table', async () => {
    const file = await read({
      columns: [{ name: 'NAZEV', type: 'C', length: 10 }],
      parcels: [
        { rings: [OUTLINE], isDeleted: true },
        { rings: [OUTLINE], attributes: { NAZEV: 'U lesa' } },
      ],
    });
    expect(file.parcels.map(({ row, name }) => [row, name])).toEqual([[2, 'U lesa']]);
    expect(codesOf(file)).toEqual([['landFile.rowsDeleted', null, 1]]);
  });

  it('finds holes wherever they stand and whichever way they turn', async () => {
    const other = ringAround([14.6, 49.5], 0.01, 8);
    const rings = [ISLAND, HOLE.toReversed(), other, OUTLINE];
    const file = await read({ parcels: [{ rings }] });
    expect(ringCounts(file)[0]?.toSorted()).toEqual([1, 1, 2]);
    expect(codesOf(file)).toEqual([['landFile.ringsTurned', 1, 1]]);
  });

  it('takes a hole that touches its outline for a hole', async () => {
    const square = [
      [14, 49],
      [14, 50],
      [15, 50],
      [15, 49],
      [14, 49],
    ] as const;
    const touching = [
      [14, 49.5],
      [14.5, 49.25],
      [14.5, 49.75],
      [14, 49.5],
    ] as const;
    expect(ringCounts(await read({ parcels: [{ rings: [touching, square] }] }))).toEqual([[2]]);
  });

  it('closes open rings and drops points that repeat', async () => {
    const open = OUTLINE.slice(0, -1).flatMap((point) => [point, point]);
    const file = await read({ parcels: [{ rings: [open] }] });
    expect(file.parcels[0]?.polygons[0]?.[0]).toHaveLength(9);
    expect(codesOf(file)).toEqual([
      ['landFile.ringsClosed', 1, 1],
      ['landFile.pointsDropped', 1, 8],
    ]);
  });

  it('drops rings without an area and rows of which nothing is left', async () => {
    const line = [
      [14.5, 49.5],
      [14.6, 49.6],
      [14.5, 49.5],
    ] as const;
    const straight = [
      [14.5, 49.5],
      [14.55, 49.55],
      [14.6, 49.6],
      [14.5, 49.5],
    ] as const;
    const file = await read({ parcels: [{ rings: [OUTLINE, line] }, { rings: [straight] }] });
    expect(ringCounts(file)).toEqual([[1]]);
    expect(codesOf(file)).toEqual([
      ['landFile.ringsDropped', 1, 1],
      ['landFile.shapeEmpty', 2, undefined],
    ]);
  });

  it('passes a bow-tie on to the database', async () => {
    const bowTie = [
      [14.5, 49.5],
      [14.6, 49.6],
      [14.6, 49.5],
      [14.5, 49.6],
      [14.5, 49.5],
    ] as const;
    expect((await read({ parcels: [{ rings: [bowTie] }] })).parcels).toHaveLength(1);
  });

  it.each([Number.NaN, Infinity, -1.79e308])('leaves out a row with the coordinate %d', async (bad) => {
    const file = await read({ parcels: [{ rings: [OUTLINE] }, { rings: [[...OUTLINE, [bad, 49.5]]] }] });
    expect(codesOf(file)).toEqual([['landFile.coordinateNotFinite', 2, undefined]]);
  });

  it('leaves out a parcel of more rings than anybody has', async () => {
    const rings = Array.from({ length: 2_001 }, (_, index) => ringAround([14 + index * 0.0001, 49.5], 0.00004));
    const file = await read({ parcels: [{ rings }, { rings: [OUTLINE] }] });
    expect(file.problems.map(({ code }) => code)).toContain('landFile.shapeTooComplex');
    expect(file.parcels).toHaveLength(1);
  });

  it('leaves out a record whose counts do not fit it, and reads the next', async () => {
    const files = shapefileFiles({ parcels: [{ rings: [OUTLINE] }, { rings: [OUTLINE] }] });
    files.shp?.writeInt32LE(1_000_000, 100 + 8 + 40);
    expect(codesOf(await readFiles(files))).toEqual([['landFile.shapeDamaged', 1, undefined]]);
  });
});

describe('files of a shapefile', () => {
  const content: ShapefileContent = { columns: DPB_COLUMNS, parcels: manyParcels(5, PLACE, 0.001, 8) };
  const whole = shapefileFiles(content);

  it('does without .shx, .prj and .cpg', async () => {
    const { shx: _shx, prj: _prj, ...files } = whole;
    const file = await readFiles(files);
    expect(file.parcels).toHaveLength(5);
    expect(file.coordinateSystem).toMatchObject({
      code: 'WGS84',
      source: 'range',
      assumptions: ['landFile.assumedDegrees'],
    });
  });

  it('does without the table, but says so', async () => {
    const { dbf: _dbf, ...files } = whole;
    const file = await readFiles(files);
    expect(file.parcels[0]).toMatchObject({ name: null, blockNumber: null });
    expect(file).toMatchObject({ encoding: null, needsNameColumn: false });
    expect(file.problems.map(({ code }) => code)).toEqual(['landFile.attributesMissing']);
  });

  it('goes by the .shp when the .shx does not fit it', async () => {
    expect((await readFiles({ ...whole, shx: Buffer.alloc(104) })).parcels).toHaveLength(5);
    const other = shapefileFiles({ parcels: manyParcels(9, PLACE, 0.001, 30) });
    if (other.shx) expect((await readFiles({ ...whole, shx: other.shx })).parcels).toHaveLength(5);
  });

  it('says when .shp or .dbf were cut short', async () => {
    expect(await refusal({ ...whole, shp: whole.shp?.subarray(0, -20) ?? Buffer.alloc(0) })).toEqual([
      'landFile.shapefileTruncated',
      { layer: 'fields' },
    ]);
    expect(await refusal({ ...whole, shp: Buffer.alloc(20) })).toEqual([
      'landFile.shapefileTruncated',
      { layer: 'fields' },
    ]);
    expect(await refusal({ ...whole, dbf: whole.dbf?.subarray(0, -20) ?? Buffer.alloc(0) })).toEqual([
      'landFile.tableTruncated',
      { layer: 'fields' },
    ]);
    expect(await refusal({ ...whole, dbf: Buffer.alloc(0) })).toEqual(['landFile.tableTruncated', { layer: 'fields' }]);
  });

  it('says when .shp and .dbf are not of one piece', async () => {
    const other = shapefileFiles({ ...content, parcels: manyParcels(4, PLACE, 0.001, 8) });
    const mixed = { ...whole, ...(other.dbf && { dbf: other.dbf }) };
    const file = await readFiles(mixed);
    expect(file.parcels).toHaveLength(5);
    expect(file.parcels[4]).toMatchObject({ row: 5, blockNumber: null });
    expect(file.problems).toContainEqual(
      expect.objectContaining({ code: 'landFile.tableCountDiffers', detail: { layer: 'fields', shapes: 5, rows: 4 } }),
    );
  });

  it('is not taken in by counts that no file can hold', async () => {
    const table = Buffer.from(whole.dbf ?? []);
    table.writeUInt32LE(2 ** 31, 4);
    expect(await refusal({ ...whole, dbf: table })).toEqual(['landFile.tableTruncated', { layer: 'fields' }]);
    const shapes = Buffer.from(whole.shp ?? []);
    shapes.writeInt32BE(2 ** 31 - 1, 24);
    expect(await refusal({ ...whole, shp: shapes })).toEqual(['landFile.shapefileTruncated', { layer: 'fields' }]);
  });

  it('says when something else is called .shp or .dbf', async () => {
    expect(await refusal({ ...whole, shp: Buffer.alloc(500, 'x') })).toEqual([
      'landFile.shapefileDamaged',
      { layer: 'fields' },
    ]);
    expect(await refusal({ ...whole, dbf: Buffer.alloc(500) })).toEqual(['landFile.tableDamaged', { layer: 'fields' }]);
  });

  it('says that there is no parcel in an empty one', async () => {
    expect(await refusal(shapefileFiles({ ...content, parcels: [] }))).toEqual(['landFile.noParcels', {}]);
    expect(await refusal(shapefileFiles({ parcels: [{ rings: null }] }))).toEqual(['landFile.noParcels', {}]);
  });

  it('finds the parts whatever the case of their names', async () => {
    const bytes = zipOfFiles({
      'a/FIELDS.SHP': whole.shp ?? '',
      'a/Fields.dbf': whole.dbf ?? '',
      'a/fields.PRJ': whole.prj ?? '',
      'b/fields.dbf': 'of another shapefile',
    });
    const file = await readLandFile({ bytes, fileName: 'x.zip', countryCode: 'CZ' });
    expect(file).toMatchObject({ schema: 'CZ_DPB', coordinateSystem: { source: 'prj' } });
  });

  it('refuses more parcels than the limit', async () => {
    const parcels = Array.from({ length: 50_001 }, () => ({ rings: null }));
    expect(await refusal(shapefileFiles({ parcels }))).toEqual(['landFile.tooManyParcels', { limit: 50_000 }]);
  });

  it('reads what the builder zips for other tests', async () => {
    const bytes = zippedShapefile({ ...content, prj: PRJ.etrs89, cpg: '1250' });
    const file = await readLandFile({ bytes, fileName: 'parcels.zip', countryCode: 'CZ' });
    expect(file.parcels[4]).toMatchObject({
      name: '760-1170 1004/1',
      landUseName: 'standardní orná půda',
      altitudeM: 450,
    });
  });
});
