import { describe, expect, it } from 'vitest';
import {
  DPB_COLUMNS,
  manyParcels,
  named,
  shapefileFiles,
  type ShapefileFiles,
} from '#server/testing/shapefile-builder.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const PLACE = [14.5, 49.5] as const;
const NOTES = [{ name: 'POZNAMKA', type: 'C', length: 10 }] as const;

const official = (count: number): ShapefileFiles =>
  shapefileFiles({ columns: DPB_COLUMNS, parcels: manyParcels(count, PLACE, 0.001, 5) });
const own = (count: number): ShapefileFiles =>
  shapefileFiles({ columns: NOTES, parcels: manyParcels(count, PLACE, 0.001, 5) });
const points = shapefileFiles({ shapeType: 1, parcels: manyParcels(3, PLACE, 0.001, 5) });

function read(files: Record<string, Buffer | string>, layer?: string): Promise<LandFile> {
  return readLandFile({ bytes: zipOfFiles(files), fileName: 'land.zip', countryCode: 'CZ', ...(layer && { layer }) });
}

async function refusal(files: Record<string, Buffer | string>, layer?: string): Promise<unknown> {
  const outcome: unknown = await read(files, layer).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? [outcome.code, outcome.detail] : outcome;
}

function chosen({ layers }: LandFile): [string, number][] {
  return layers.filter((layer) => layer.chosen).map(({ name, parcels }) => [name, parcels]);
}

describe('layers of one zip', () => {
  it('are chosen by an official layout before their size', async () => {
    const file = await read({ ...named('mine', own(9)), ...named('dpb', official(2)), ...named('wells', points) });
    expect(chosen(file)).toEqual([['dpb', 2]]);
    expect(file.layers.map(({ name, isKnownSchema }) => [name, isKnownSchema])).toEqual([
      ['mine', false],
      ['dpb', true],
    ]);
  });

  it('are chosen by the number of polygons when none is official, and not mixed', async () => {
    const file = await read({ ...named('a', own(2)), ...named('b', own(3)) });
    expect(chosen(file)).toEqual([['b', 3]]);
    expect(file.problems).toEqual([]);
  });

  it('are put together when they are one official export', async () => {
    const file = await read({ ...named('600001', official(2)), ...named('600002', official(3)) });
    expect(chosen(file)).toEqual([
      ['600001', 2],
      ['600002', 3],
    ]);
    expect(file.parcels.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are not mixed with what the export says is history', async () => {
    const file = await read({
      '20240615-600001-DPB-SHP-H.zip': zipOfFiles(named('h', official(9))),
      '20240615-600001-DPB-SHP-A.zip': zipOfFiles(named('a', official(2))),
    });
    expect(chosen(file)).toEqual([['20240615-600001-DPB-SHP-A/a', 2]]);
  });

  it('can be named, with or without their folder', async () => {
    const files = { ...named('x/mine', own(2)), ...named('x/dpb', official(2)) };
    expect(chosen(await read(files, 'x/mine'))).toEqual([['x/mine', 2]]);
    expect(chosen(await read(files, 'MINE'))).toEqual([['x/mine', 2]]);
    expect(await refusal(files, 'other')).toEqual(['landFile.layerNotFound', { layer: 'other' }]);
    expect(await refusal({ ...files, ...named('wells', points) }, 'wells')).toEqual([
      'landFile.notPolygons',
      { layer: 'wells', shape: 'POINT' },
    ]);
  });

  it('do not hide that one of them is broken', async () => {
    const broken = { ...official(4), dbf: Buffer.alloc(9) };
    const file = await read({ ...named('whole', official(2)), ...named('broken', broken) });
    expect(chosen(file)).toEqual([['whole', 2]]);
    expect(file.problems[0]).toEqual({
      code: 'landFile.layerUnreadable',
      severity: 'ERROR',
      row: null,
      parcel: null,
      detail: { layer: 'broken', reason: 'landFile.tableTruncated' },
    });
    expect(await refusal(named('broken', broken))).toEqual(['landFile.tableTruncated', { layer: 'broken' }]);
  });

  it('are shapefiles, GeoJSON and KML alike, but no other .json', async () => {
    const square = [
      [14, 49],
      [15, 49],
      [15, 50],
      [14, 49],
    ];
    const file = await read({
      'package.json': '{"name":"x"}',
      'fields.json': JSON.stringify({ type: 'Polygon', coordinates: [square] }),
      'notes.txt': 'x',
    });
    expect(chosen(file)).toEqual([['fields', 1]]);
  });
});

describe('uploads that hold no land', () => {
  it.each([
    [
      'a zip of other things',
      zipOfFiles({ 'notes.txt': 'x', 'fields.dbf': 'x', 'package.json': '{}' }),
      'landFile.nothingReadable',
    ],
    ['an empty zip', zipOfFiles({}), 'landFile.nothingReadable'],
    ['a .shp alone', official(1).shp ?? Buffer.alloc(0), 'landFile.shapefileNotZipped'],
    ['something that only calls itself a zip', Buffer.from('no zip at all'), 'landFile.notAZip'],
    ['nothing', Buffer.alloc(0), 'landFile.empty'],
    ['too much', Buffer.alloc(200 * 1024 * 1024), 'landFile.tooLarge'],
  ])('are refused: %s', async (_what, bytes, code) => {
    await expect(readLandFile({ bytes, fileName: 'land.zip', countryCode: 'CZ' })).rejects.toMatchObject({ code });
  });

  it('are refused by their content: an office document', async () => {
    await expect(
      readLandFile({ bytes: Buffer.from('%PDF-1.7'), fileName: 'land.pdf', countryCode: 'CZ' }),
    ).rejects.toMatchObject({ code: 'landFile.unknownFormat' });
  });
});
