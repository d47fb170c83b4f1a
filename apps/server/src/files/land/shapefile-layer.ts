import { openDbf, type DbfTable } from './dbf-table.ts';
import { LAND_LIMITS } from './land-limits.ts';
import type { LandProblem } from './land-problems.ts';
import { LandFileError } from './land-problems.ts';
import { isPolygonType, openShapefileRecords, shapeName, type ShapefileRecords } from './shapefile-records.ts';
import { SAMPLE_ROWS, type SourceLayer, type SourceReference, type SourceRow } from './source-layer.ts';
import { decodeText } from './text-encoding.ts';

/** The files of one shapefile, by extension. */
export interface ShapefileParts {
  name: string;
  shp: Uint8Array;
  shx?: Uint8Array;
  dbf?: Uint8Array;
  prj?: Uint8Array;
  /** Content of the .cpg, or of GeoServer's .cst that says the same. */
  cpg?: Uint8Array;
}

export function openShapefile(parts: ShapefileParts, fallbackEncoding: string): SourceLayer {
  const { name } = parts;
  const records = openShapefileRecords(buffer(parts.shp), parts.shx ? buffer(parts.shx) : null, name);
  if (records.count > LAND_LIMITS.parcels) {
    throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
  }
  if (records.count > 0 && !isPolygonType(records.shapeType)) return layerWithoutPolygons(parts, records);
  return polygonLayer(parts, records, openTable(parts, records, fallbackEncoding), fallbackEncoding);
}

function polygonLayer(
  parts: ShapefileParts,
  records: ShapefileRecords,
  table: DbfTable | undefined,
  fallbackEncoding: string,
): SourceLayer {
  const kept = keptRows(records.count, table);
  return {
    name: parts.name,
    columns: table?.columns ?? [],
    polygons: kept.filter((index) => records.hasShape(index)).length,
    otherShape: null,
    reference: readReference(parts, fallbackEncoding),
    encoding: table?.encoding ?? null,
    problems: layerProblems(parts.name, table, records.count - kept.length),
    firstCells: table ? kept.slice(0, SAMPLE_ROWS).map((index) => table.cells(index)) : [],
    rows: function* (): Generator<SourceRow> {
      for (const index of kept) {
        yield { row: index + 1, cells: table?.cells(index) ?? [], shape: records.shape(index) };
      }
    },
  };
}

function openTable(parts: ShapefileParts, records: ShapefileRecords, fallbackEncoding: string): DbfTable | undefined {
  const { name, dbf, cpg } = parts;
  if (!dbf) return undefined;
  const declaredEncoding = cpg ? buffer(cpg).toString('latin1', 0, 100) : null;
  const table = openDbf({ layer: name, bytes: buffer(dbf), declaredEncoding, fallbackEncoding });
  return table.rowCount === records.count ? table : shortTable(table, name, records.count);
}

/** Row and outline belong together by their number (ESRI's shapefile description), so a table of another length is of use too. */
function shortTable(table: DbfTable, layer: string, shapes: number): DbfTable {
  const { rowCount: rows } = table;
  const nothing = table.columns.map(() => null);
  return {
    ...table,
    problems: [
      ...table.problems,
      {
        code: 'landFile.tableCountDiffers',
        severity: 'WARNING',
        row: null,
        parcel: null,
        detail: { layer, shapes, rows },
      },
    ],
    isDeleted: (index) => index < rows && table.isDeleted(index),
    cells: (index) => (index < rows ? table.cells(index) : nothing),
  };
}

function keptRows(count: number, table: DbfTable | undefined): number[] {
  const rows = Array.from({ length: count }, (_, index) => index);
  return table ? rows.filter((index) => !table.isDeleted(index)) : rows;
}

function layerProblems(layer: string, table: DbfTable | undefined, deleted: number): LandProblem[] {
  const about = { severity: 'WARNING', row: null, parcel: null } as const;
  if (!table) return [{ ...about, code: 'landFile.attributesMissing', detail: { layer } }];
  if (deleted === 0) return table.problems;
  return [...table.problems, { ...about, code: 'landFile.rowsDeleted', detail: { layer, count: deleted } }];
}

function readReference(parts: ShapefileParts, fallbackEncoding: string): SourceReference | null {
  if (!parts.prj) return null;
  const wkt = decodeText(parts.prj, fallbackEncoding).text.trim();
  return wkt === '' ? null : { wkt, epsg: null, source: 'prj' };
}

function layerWithoutPolygons({ name }: ShapefileParts, records: ShapefileRecords): SourceLayer {
  return {
    name,
    columns: [],
    polygons: 0,
    otherShape: shapeName(records.shapeType),
    reference: null,
    encoding: null,
    problems: [],
    firstCells: [],
    rows: () => [],
  };
}

function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
