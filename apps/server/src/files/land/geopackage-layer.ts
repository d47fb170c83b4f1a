import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { Database, QueryResult } from 'node-sqlite3-wasm';
import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import {
  SAMPLE_ROWS,
  type CellValue,
  type SourceColumn,
  type SourceLayer,
  type SourceReference,
  type SourceRow,
  type SourceShape,
} from './source-layer.ts';
import { readWkb } from './well-known-binary.ts';

interface Table {
  name: string;
  geometryColumn: string;
  geometryType: string;
  reference: SourceReference | null;
}

const POLYGONAL = new Set([
  'POLYGON',
  'MULTIPOLYGON',
  'GEOMETRY',
  'GEOMETRYCOLLECTION',
  'GEOMCOLLECTION',
  'SURFACE',
  'MULTISURFACE',
  'CURVEPOLYGON',
]);
/** Bytes of the envelope by its kind, from the header's flags. */
const ENVELOPE_LENGTHS = [0, 32, 48, 48, 64];
const EMPTY_FLAG = 0b10000;
const EXTENDED_FLAG = 0b100000;
/** The two header bytes that say "there is a write-ahead log beside me", which there never is. */
const JOURNAL_BYTES = [18, 19];
/** Only real tables: a view may be any query, one that never ends included. */
const TABLES = `
  select columns.table_name as name, columns.column_name as geometry_column, columns.geometry_type_name as geometry_type,
    systems.organization, systems.organization_coordsys_id as code, systems.definition
  from gpkg_geometry_columns columns
  join sqlite_master master on master.name = columns.table_name and master.type = 'table' and master.rootpage > 0
  left join gpkg_spatial_ref_sys systems on systems.srs_id = columns.srs_id
  order by columns.table_name`;

export function openGeoPackage(file: string, bytes: Uint8Array): SourceLayer[] {
  return withDatabase(file, bytes, (database) =>
    database
      .all(TABLES)
      .map(tableOf)
      .map((table) => openTable(database, table, { file, bytes })),
  );
}

function openTable(
  database: Database,
  table: Table,
  { file, bytes }: { file: string; bytes: Uint8Array },
): SourceLayer {
  const columns = columnsOf(database, table);
  const isPolygonal = POLYGONAL.has(table.geometryType);
  const quoted = { table: quote(table.name), geometry: quote(table.geometryColumn) };
  const counted = database.get(`select count(*) as count from ${quoted.table} where ${quoted.geometry} is not null`);
  const count = Number(counted?.count ?? 0);
  if (count > LAND_LIMITS.parcels) throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
  const first = database.all(`select * from ${quoted.table} limit ${SAMPLE_ROWS}`);
  return {
    name: table.name,
    columns,
    polygons: isPolygonal ? count : 0,
    otherShape: isPolygonal ? null : table.geometryType,
    reference: table.reference,
    encoding: 'UTF-8',
    problems: [],
    firstCells: first.map((row) => cellsOf(row, columns)),
    rows: () => withDatabase(file, bytes, (again) => readRows(again, table, columns)),
  };
}

function readRows(database: Database, table: Table, columns: readonly SourceColumn[]): SourceRow[] {
  const found = database.all(`select * from ${quote(table.name)} limit ${LAND_LIMITS.parcels + 1}`);
  return found.map((row, index) => ({
    row: index + 1,
    cells: cellsOf(row, columns),
    shape: readGeometry(row[table.geometryColumn]),
  }));
}

function columnsOf(database: Database, table: Table): SourceColumn[] {
  return database
    .all(`pragma table_info(${quote(table.name)})`)
    .map((column) => ({ name: textOf(column.name), type: columnType(textOf(column.type).toUpperCase()) }))
    .filter((column) => column.name !== table.geometryColumn)
    .slice(0, LAND_LIMITS.columns);
}

function columnType(declared: string): SourceColumn['type'] {
  if (declared.startsWith('DATE')) return 'DATE';
  if (declared.startsWith('BOOL')) return 'BOOLEAN';
  return /INT|REAL|DOUBLE|FLOAT|NUMERIC|DECIMAL/.test(declared) ? 'NUMBER' : 'TEXT';
}

function cellsOf(row: QueryResult, columns: readonly SourceColumn[]): CellValue[] {
  return columns.map(({ name }) => {
    const value = row[name];
    if (typeof value === 'bigint') return Number(value);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  });
}

function tableOf(row: QueryResult): Table {
  const definition = typeof row.definition === 'string' ? row.definition.trim() : '';
  const isEpsg = textOf(row.organization).toUpperCase() === 'EPSG' && Number(row.code) > 0;
  // "undefined" is what the standard puts for the two systems that are none.
  const wkt = definition === '' || definition === 'undefined' ? null : definition;
  const epsg = isEpsg ? Number(row.code) : null;
  return {
    name: textOf(row.name),
    geometryColumn: textOf(row.geometry_column),
    geometryType: textOf(row.geometry_type).toUpperCase(),
    reference: wkt === null && epsg === null ? null : { wkt, epsg, source: 'file' },
  };
}

function readGeometry(value: unknown): SourceShape {
  if (value === null || value === undefined) return { kind: 'NONE' };
  if (!(value instanceof Uint8Array) || value.length < 8) return { kind: 'DAMAGED' };
  const blob = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  const flags = blob[3] ?? 0;
  if (blob.toString('latin1', 0, 2) !== 'GP' || (flags & EXTENDED_FLAG) !== 0) return { kind: 'DAMAGED' };
  if ((flags & EMPTY_FLAG) !== 0) return { kind: 'NONE' };
  const envelope = ENVELOPE_LENGTHS[(flags >> 1) & 0b111];
  return envelope === undefined ? { kind: 'DAMAGED' } : readWkb(blob.subarray(8 + envelope));
}

/** SQLite reads files only, so the upload lies in a folder of its own for as long as it is looked at. */
function withDatabase<Result>(file: string, bytes: Uint8Array, work: (database: Database) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-land-'));
  let database: Database | undefined;
  try {
    const path = join(folder, 'land.gpkg');
    const copy = new Uint8Array(bytes);
    for (const at of JOURNAL_BYTES) if (copy[at] === 2) copy[at] = 1;
    writeFileSync(path, copy, { mode: 0o600 });
    database = new sqlite.Database(path, { readOnly: true, fileMustExist: true });
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
    return work(database);
  } catch (error) {
    if (error instanceof LandFileError) throw error;
    throw new LandFileError('landFile.geopackageDamaged', { layer: file }, error);
  } finally {
    closeQuietly(database);
    rmSync(folder, { recursive: true, force: true });
  }
}

function closeQuietly(database: Database | undefined): void {
  try {
    database?.close();
  } catch {
    // A damaged database may refuse even this; the folder goes either way.
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
