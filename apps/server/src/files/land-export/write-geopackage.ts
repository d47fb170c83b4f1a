import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import sqlite from 'node-sqlite3-wasm';
import type { Database } from 'node-sqlite3-wasm';
import { writeMultiPolygonWkb } from '../land/well-known-binary.ts';
import type { LandColumn, LandRow, LandTable } from './land-table.ts';
import { extentOf, packedRing } from './rings.ts';

/** "GPKG", by which a file says that it is one. */
const applicationId = 0x47_50_4b_47;
const version = 10_300;
const wgs84 = 4326;
/** So many rows are written before others have their turn. */
const rowsAtOnce = 100;
const declared = { TEXT: 'TEXT', NUMBER: 'REAL', DATE: 'DATE' } as const;

/** A GeoPackage (OGC 12-128r17) with one layer, made in a folder of its own that goes when it is read to its end. */
export async function* geoPackageOf(table: LandTable, at: Date): AsyncGenerator<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'brazda-export-'));
  try {
    const path = join(folder, 'land.gpkg');
    await write(path, table, at);
    for await (const chunk of createReadStream(path)) yield chunk as Buffer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(path: string, table: LandTable, at: Date): Promise<void> {
  const database = new sqlite.Database(path);
  try {
    database.exec(
      `pragma application_id = ${applicationId}; pragma user_version = ${version}; pragma synchronous = off;`,
    );
    database.exec('begin');
    database.exec(frame(table.columns));
    const box = await writeRows(database, table);
    database.run(
      `insert into gpkg_contents (table_name, data_type, identifier, last_change, min_x, min_y, max_x, max_y, srs_id)
       values ('parcels', 'features', ?, ?, ?, ?, ?, ?, ${wgs84})`,
      [table.name, at.toISOString(), ...box],
    );
    database.run(`insert into gpkg_geometry_columns values ('parcels', 'geom', 'MULTIPOLYGON', ${wgs84}, 0, 0)`);
    database.exec('commit');
  } finally {
    database.close();
  }
}

function frame(columns: readonly LandColumn[]): string {
  const own = columns.map(({ name, kind }) => `, "${name}" ${declared[kind]}`).join('');
  return `
    create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer not null primary key, organization text not null,
      organization_coordsys_id integer not null, definition text not null, description text);
    insert into gpkg_spatial_ref_sys values
      ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', null),
      ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
      ('WGS 84 geodetic', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]', null);
    create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique,
      description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
      srs_id integer references gpkg_spatial_ref_sys (srs_id));
    create table gpkg_geometry_columns (table_name text not null references gpkg_contents (table_name), column_name text not null,
      geometry_type_name text not null, srs_id integer not null references gpkg_spatial_ref_sys (srs_id),
      z tinyint not null, m tinyint not null, primary key (table_name, column_name));
    create table parcels (fid integer primary key autoincrement not null, geom blob${own});`;
}

async function writeRows(database: Database, { columns, pieces }: LandTable): Promise<(number | null)[]> {
  const marks = columns.map(() => ', ?').join('');
  const names = columns.map(({ name }) => `, "${name}"`).join('');
  const insert = database.prepare(`insert into parcels (geom${names}) values (?${marks})`);
  let box: readonly number[] = [Infinity, Infinity, -Infinity, -Infinity];
  try {
    for await (const piece of pieces()) {
      for (const [at, row] of piece.entries()) {
        insert.run([blobOf(row), ...row.values]);
        const [west = 0, south = 0, east = 0, north = 0] = box;
        const [w, s, e, n] = extentOf(row.geometry);
        box = [Math.min(west, w), Math.min(south, s), Math.max(east, e), Math.max(north, n)];
        if (at % rowsAtOnce === rowsAtOnce - 1) await othersTurn();
      }
    }
  } finally {
    insert.finalize();
  }
  return box.map((value) => (Number.isFinite(value) ? value : null));
}

const littleEndianWithEnvelope = 0b0000_0011;

/** The header of a GeoPackage's geometry, and WKB after it. */
function blobOf({ geometry }: LandRow): Uint8Array {
  const [west, south, east, north] = extentOf(geometry);
  const header = Buffer.alloc(40);
  header.write('GP', 0, 'latin1');
  header.writeUInt8(0, 2);
  header.writeUInt8(littleEndianWithEnvelope, 3);
  header.writeInt32LE(wgs84, 4);
  [west, east, south, north].forEach((value, at) => header.writeDoubleLE(value, 8 + at * 8));
  const rings = geometry.coordinates.map((polygon) => polygon.map(packedRing));
  return Buffer.concat([header, writeMultiPolygonWkb(rings)]);
}
