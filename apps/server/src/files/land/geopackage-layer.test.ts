import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { describe, expect, it } from 'vitest';
import { ringAround } from '#server/testing/shapefile-builder.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';
import { writeMultiPolygonWkb } from './well-known-binary.ts';

const OUTLINE = ringAround([14.5, 49.5], 0.01, 6).map((point) => [...point]);
const SCHEMA = `
  create table gpkg_spatial_ref_sys (srs_name, srs_id integer primary key, organization, organization_coordsys_id, definition);
  create table gpkg_geometry_columns (table_name, column_name, geometry_type_name, srs_id, z, m);
  insert into gpkg_spatial_ref_sys values ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84"]'), ('none', -1, 'NONE', -1, 'undefined');`;

function geometry(flags = 1, envelope = 0): Buffer {
  const header = Buffer.alloc(8 + envelope);
  header.write('GP', 0);
  header[3] = flags;
  return Buffer.concat([header, writeMultiPolygonWkb([[Float64Array.from(OUTLINE.flat())]])]);
}

function layer(table: string, { type = 'MULTIPOLYGON', srs = 4326 } = {}): string {
  return `create table "${table}" (fid integer primary key, shape blob, "název" text, ha real);
    insert into gpkg_geometry_columns values ('${table}', 'shape', '${type}', ${srs}, 0, 0);`;
}

function geoPackage(sql: string, rows: [table: string, shape: Buffer | null, name: string][] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-test-'));
  try {
    const path = join(folder, 'test.gpkg');
    const database = new sqlite.Database(path);
    database.exec(SCHEMA + sql);
    for (const [table, shape, name] of rows) {
      database.run(`insert into "${table}" (shape, "název", ha) values (?, ?, 1.5)`, [shape, name]);
    }
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(bytes: Buffer, layerName?: string): Promise<LandFile> {
  return readLandFile({ bytes, fileName: 'fields.gpkg', countryCode: 'CZ', ...(layerName && { layer: layerName }) });
}

async function refusal(bytes: Buffer): Promise<unknown> {
  const outcome: unknown = await read(bytes).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? outcome.code : outcome;
}

describe('GeoPackage', () => {
  const fields = geoPackage(layer('pole'), [
    ['pole', geometry(), 'U lesa'],
    ['pole', geometry(0b0011, 32), 'S obálkou'],
    ['pole', null, 'Bez tvaru'],
    ['pole', geometry(0b10001), 'Prázdný'],
    ['pole', Buffer.from('not a geometry'), 'Rozbitý'],
  ]);

  it('gives its rows, with and without an envelope in front of the shape', async () => {
    const file = await read(fields);
    expect(file.parcels.map(({ row, name }) => [row, name])).toEqual([
      [1, 'U lesa'],
      [2, 'S obálkou'],
    ]);
    expect(file.problems.map(({ code, parcel }) => [code, parcel])).toEqual([
      ['landFile.outlinesOverlap', null],
      ['landFile.shapeMissing', 'Bez tvaru'],
      ['landFile.shapeMissing', 'Prázdný'],
      ['landFile.shapeDamaged', 'Rozbitý'],
    ]);
    expect(file.layers[0]?.columns.map(({ name, type }) => [name, type])).toEqual([
      ['fid', 'NUMBER'],
      ['název', 'TEXT'],
      ['ha', 'NUMBER'],
    ]);
  });

  it('is read from a zip', async () => {
    const file = await readLandFile({ bytes: zipOfFiles({ 'a.gpkg': fields }), fileName: 'a.zip', countryCode: 'CZ' });
    expect(file.parcels).toHaveLength(2);
  });

  it('takes the layer with most polygons, or the one it is told', async () => {
    const two = geoPackage(layer('malé') + layer('velké; drop table x') + layer('body', { type: 'POINT' }), [
      ['malé', geometry(), 'A'],
      ['velké; drop table x', geometry(), 'B'],
      ['velké; drop table x', geometry(), 'C'],
    ]);
    const file = await read(two);
    expect(file.layers.map(({ name, parcels, chosen }) => [name, parcels, chosen])).toEqual([
      ['malé', 1, false],
      ['velké; drop table x', 2, true],
    ]);
    expect((await read(two, 'malé')).parcels.map(({ name }) => name)).toEqual(['A']);
  });

  it('guesses the system when the file has none', async () => {
    const file = await read(geoPackage(layer('pole', { srs: -1 }), [['pole', geometry(), 'A']]));
    expect(file.coordinateSystem).toMatchObject({
      code: 'WGS84',
      source: 'range',
      assumptions: ['landFile.assumedDegrees'],
    });
  });

  it('is read though it was copied while QGIS had it open', async () => {
    const open = Buffer.from(fields);
    open[18] = 2;
    open[19] = 2;
    expect((await read(open)).parcels).toHaveLength(2);
  });

  it('does not run a query that calls itself a layer', async () => {
    const view = `create view endless as with recursive n(i) as (select 1 union all select i + 1 from n) select i as shape from n;
      insert into gpkg_geometry_columns values ('endless', 'shape', 'POLYGON', 4326, 0, 0);`;
    expect(await refusal(geoPackage(view))).toBe('landFile.noParcels');
  });

  it('is refused when it is points, another database or no database', async () => {
    expect(await refusal(geoPackage(layer('body', { type: 'POINT' })))).toBe('landFile.notPolygons');
    expect(await refusal(geoPackage('drop table gpkg_geometry_columns'))).toBe('landFile.geopackageDamaged');
    expect(await refusal(Buffer.concat([fields.subarray(0, 16), Buffer.alloc(5000, 'x')]))).toBe(
      'landFile.geopackageDamaged',
    );
  });

  it('leaves nothing behind on disk', async () => {
    const { TMPDIR } = process.env;
    const folder = mkdtempSync(join(tmpdir(), 'brazda-test-'));
    process.env.TMPDIR = folder;
    try {
      await read(fields);
      await refusal(fields.subarray(0, 3000));
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
      rmSync(folder, { recursive: true });
    }
  });
});
