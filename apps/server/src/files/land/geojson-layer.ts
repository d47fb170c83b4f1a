import { isObject, readGeoJsonGeometry } from './geojson-shapes.ts';
import type { LandColumn } from './land-file.ts';
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
import { decodeText } from './text-encoding.ts';

interface Feature {
  properties: Record<string, unknown>;
  geometry: unknown;
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
  const root = parseJson(name, text);
  return layerOfFeatures(name, featuresOf(root, name), { encoding, reference: readReference(root) });
}

/** A layer from GeoJSON objects; also what becomes of a KML. */
export function layerOfFeatures(
  name: string,
  features: readonly Feature[],
  { encoding, reference }: { encoding: string; reference: SourceReference | null },
): SourceLayer {
  if (features.length > LAND_LIMITS.parcels) {
    throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
  }
  const columns = columnsOf(features);
  const cells = ({ properties }: Feature): CellValue[] => columns.map((column) => cellOf(properties[column.name]));
  const shapes = features.map(({ geometry }) => readGeoJsonGeometry(geometry));
  return {
    name,
    columns,
    polygons: shapes.filter(({ kind }) => kind === 'POLYGONS' || kind === 'DAMAGED').length,
    otherShape: otherShape(shapes),
    reference,
    encoding,
    problems: [],
    firstCells: features.slice(0, SAMPLE_ROWS).map(cells),
    rows: () =>
      features.map((feature, index) => ({
        row: index + 1,
        cells: cells(feature),
        shape: shapes[index] ?? { kind: 'NONE' },
      })),
  };
}

function otherShape(shapes: readonly SourceShape[]): string | null {
  const other = shapes.find((shape) => shape.kind === 'OTHER');
  return other ? other.shape : null;
}

function parseJson(name: string, text: string): Record<string, unknown> {
  try {
    const root: unknown = JSON.parse(text);
    if (isObject(root)) return root;
  } catch (error) {
    throw new LandFileError('landFile.geoJsonDamaged', { layer: name }, error);
  }
  throw new LandFileError('landFile.geoJsonDamaged', { layer: name });
}

function featuresOf(root: Record<string, unknown>, name: string): Feature[] {
  const { type, features } = root;
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.map(featureOf);
  if (type === 'Feature') return [featureOf(root)];
  if (typeof type === 'string' && GEOMETRIES.has(type)) return [{ properties: {}, geometry: root }];
  throw new LandFileError('landFile.geoJsonDamaged', { layer: name });
}

function featureOf(value: unknown): Feature {
  const { properties, geometry } = isObject(value) ? value : {};
  return { properties: isObject(properties) ? properties : {}, geometry };
}

/** The member that GeoJSON had before 2016 and that QGIS and ogr2ogr still write. */
function readReference({ crs }: Record<string, unknown>): SourceReference | null {
  const properties = isObject(crs) && isObject(crs.properties) ? crs.properties : {};
  const { name } = properties;
  // By the standard, GeoJSON that does not say otherwise is in longitude and latitude.
  const epsg = typeof name === 'string' ? /EPSG:+[\d.]*:*(\d{4,6})$/i.exec(name.trim())?.[1] : undefined;
  return { wkt: null, epsg: epsg === undefined ? 4326 : Number(epsg), source: 'file' };
}

function columnsOf(features: readonly Feature[]): SourceColumn[] {
  const types = new Map<string, LandColumn['type'] | null>();
  for (const { properties } of features) {
    for (const name of Object.keys(properties)) {
      if (!types.has(name) && types.size >= LAND_LIMITS.columns) continue;
      types.set(name, commonType(types.get(name) ?? null, cellOf(properties[name])));
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
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
