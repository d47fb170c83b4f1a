import { declaredSystem, epsgOfName } from './coordinate-system.ts';
import { isObject, readGeoJsonGeometry } from './geojson-shapes.ts';
import type { LandColumn } from './land-file.ts';
import { BrokenJson, isWithin, LongList, sliceList, sliceMember, type JsonLimits } from './json-slices.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import {
  SAMPLE_ROWS,
  type CellValue,
  type SourceColumn,
  type SourceLayer,
  type SourceReference,
  type SourceShape,
} from './source-layer.ts';
import { plainText } from './plain-text.ts';
import { decodeText } from './text-encoding.ts';

/** A feature with nothing left of it but what a land file can use. */
export interface LandFeature {
  cells: ReadonlyMap<string, CellValue>;
  shape: SourceShape;
}

const GEOMETRIES = new Set([
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
]);

export function openGeoJson(name: string, bytes: Uint8Array, fallbackEncoding: string): SourceLayer {
  const { text, encoding } = decodeText(bytes, fallbackEncoding);
  const { features, reference } = readGeoJson(name, text);
  return layerOfFeatures(name, features, { encoding, reference });
}

/** A layer from GeoJSON objects; also what becomes of a KML. */
export function layerOfFeatures(
  name: string,
  features: readonly LandFeature[],
  { encoding, reference }: { encoding: string; reference: SourceReference | null },
): SourceLayer {
  if (features.length > LAND_LIMITS.parcels) {
    throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
  }
  const columns = columnsOf(features);
  const cellsOf = ({ cells }: LandFeature): CellValue[] => columns.map((column) => cells.get(column.name) ?? null);
  const shapes = features.map(({ shape }) => shape);
  return {
    name,
    columns,
    polygons: shapes.filter(({ kind }) => kind !== 'NONE' && kind !== 'OTHER').length,
    otherShape: otherShape(shapes),
    reference,
    encoding,
    problems: [],
    firstCells: features.slice(0, SAMPLE_ROWS).map(cellsOf),
    rows: () =>
      features.map((feature, index) => ({
        row: index + 1,
        cells: cellsOf(feature),
        shape: feature.shape,
      })),
  };
}

function otherShape(shapes: readonly SourceShape[]): string | null {
  const other = shapes.find((shape) => shape.kind === 'OTHER');
  return other ? other.shape : null;
}

const longestSystemName = 2_000;

/** What one feature may hold: the longest outline, written with a height for each point, and its properties. */
const featureLimits: JsonLimits = {
  brackets: LAND_LIMITS.verticesPerParcel + LAND_LIMITS.ringsPerParcel + 1000,
  values: 4 * LAND_LIMITS.verticesPerParcel + 10_000,
};
/** What may stand around the features: a name, a box, a coordinate system. */
const restLimits: JsonLimits = { brackets: 10_000, values: 100_000 };

interface GeoJson {
  readonly features: LandFeature[];
  readonly reference: SourceReference | null;
}

/** Reads the features one after the other, so that no more than one of them has to be in memory as it was written. */
function readGeoJson(name: string, text: string): GeoJson {
  try {
    const { rest, items } = sliceList(text, 'features', LAND_LIMITS.parcels);
    if (items === null && !isWithin(rest, featureLimits))
      return { features: [unreadFeature(rest)], reference: readReference({}) };
    if (items !== null && !isWithin(rest, restLimits)) throw new BrokenJson();
    const root: unknown = JSON.parse(rest);
    if (isObject(root)) return { features: featuresOf(root, items ?? []), reference: readReference(root) };
    throw new BrokenJson();
  } catch (error) {
    if (error instanceof LongList) throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
    if (!(error instanceof BrokenJson || error instanceof SyntaxError)) throw error;
    throw new LandFileError('landFile.geoJsonDamaged', { layer: name }, error);
  }
}

function featuresOf(root: Record<string, unknown>, items: readonly string[]): LandFeature[] {
  const { type, features } = root;
  if (type === 'FeatureCollection' && Array.isArray(features)) {
    return items.map((item) => (isWithin(item, featureLimits) ? featureOf(JSON.parse(item)) : unreadFeature(item)));
  }
  if (type === 'Feature') return [featureOf(root)];
  if (typeof type === 'string' && GEOMETRIES.has(type)) return [landFeature({}, root)];
  throw new BrokenJson();
}

/** A feature that is too much to be read; its properties, where they are little, say which one it is. */
function unreadFeature(text: string): LandFeature {
  const properties = text.startsWith('{') ? sliceMember(text, 'properties') : null;
  const isLittle = properties !== null && isWithin(properties, restLimits);
  const read: unknown = isLittle ? JSON.parse(properties) : {};
  const { cells } = featureOf({ properties: read });
  return { cells, shape: { kind: 'TOO_LONG' } };
}

function featureOf(value: unknown): LandFeature {
  const { properties, geometry } = isObject(value) ? value : {};
  return landFeature(isObject(properties) ? properties : {}, geometry);
}

/** A feature from what GeoJSON says of it, of which nothing may be taken for granted. */
export function landFeature(properties: Readonly<Record<string, unknown>>, geometry: unknown): LandFeature {
  return { cells: landCells(properties), shape: readGeoJsonGeometry(geometry) };
}

export function landCells(properties: Readonly<Record<string, unknown>>): LandFeature['cells'] {
  return new Map(Object.entries(properties).map(([column, value]) => [plainText(column), cellOf(value)] as const));
}

/** The member that GeoJSON had before 2016 and that QGIS and ogr2ogr still write. */
function readReference({ crs }: Record<string, unknown>): SourceReference | null {
  const said = isObject(crs) ? systemName(crs) : '';
  const system = said === '' ? null : declaredSystem({ wkt: said, epsg: epsgOfName(said), source: 'file' });
  if (system && system.epsg === null) return { wkt: said, epsg: null, source: 'file' };
  // By the standard, GeoJSON that does not say otherwise is in longitude and latitude.
  return { wkt: null, epsg: system?.epsg ?? 4326, source: 'file' };
}

/** The name of the system, or its code as GeoServer wrote it before there was a standard. */
function systemName({ type, properties }: Record<string, unknown>): string {
  const { name, code } = isObject(properties) ? properties : {};
  if (type === 'EPSG' && (typeof code === 'number' || typeof code === 'string')) return `EPSG:${code}`;
  return typeof name === 'string' ? name.trim().slice(0, longestSystemName) : '';
}

function columnsOf(features: readonly LandFeature[]): SourceColumn[] {
  const types = new Map<string, LandColumn['type'] | null>();
  for (const { cells } of features) {
    for (const [name, cell] of cells) {
      if (!types.has(name) && types.size >= LAND_LIMITS.columns) continue;
      types.set(name, commonType(types.get(name) ?? null, cell));
    }
  }
  return Array.from(types, ([name, type]) => ({ name, type: type ?? 'TEXT' }));
}

function commonType(before: LandColumn['type'] | null, cell: CellValue): LandColumn['type'] | null {
  if (cell === null) return before;
  const type = typeOf(cell);
  return before === null || before === type ? type : 'TEXT';
}

function typeOf(cell: string | number | boolean): LandColumn['type'] {
  if (typeof cell === 'number') return 'NUMBER';
  if (typeof cell === 'boolean') return 'BOOLEAN';
  return /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(cell) ? 'DATE' : 'TEXT';
}

function cellOf(value: unknown): CellValue {
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
