import type { Ring, SourceShape } from './source-layer.ts';

/** Collections in collections are legal; nobody needs more of them than this. */
const DEEPEST = 4;
const NOT_POLYGONS: Readonly<Record<string, string>> = {
  Point: 'POINT',
  MultiPoint: 'POINT',
  LineString: 'LINE',
  MultiLineString: 'LINE',
};

/** Polygons of a GeoJSON geometry, of which nothing may be taken for granted. */
export function readGeoJsonGeometry(geometry: unknown, depth = 0): SourceShape {
  if (geometry === null || geometry === undefined) return { kind: 'NONE' };
  if (!isObject(geometry)) return { kind: 'DAMAGED' };
  const { type, coordinates, geometries } = geometry;
  if (type === 'Polygon') return polygons([coordinates]);
  if (type === 'MultiPolygon') return polygons(coordinates);
  if (type === 'GeometryCollection') return collection(geometries, depth);
  const shape = typeof type === 'string' ? NOT_POLYGONS[type] : undefined;
  return shape === undefined ? { kind: 'DAMAGED' } : { kind: 'OTHER', shape };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field is often drawn with a point or a line beside it: what has an area counts, the rest does not. */
function collection(geometries: unknown, depth: number): SourceShape {
  if (!Array.isArray(geometries) || depth >= DEEPEST) return { kind: 'DAMAGED' };
  const parts = geometries.map((part: unknown) => readGeoJsonGeometry(part, depth + 1));
  const found = parts.flatMap((part) => (part.kind === 'POLYGONS' ? part.polygons : []));
  if (found.length > 0) return { kind: 'POLYGONS', polygons: found };
  return parts.find((part) => part.kind !== 'NONE') ?? { kind: 'NONE' };
}

function polygons(coordinates: unknown): SourceShape {
  if (!Array.isArray(coordinates)) return { kind: 'DAMAGED' };
  const found: Ring[][] = [];
  for (const polygon of coordinates as unknown[]) {
    const rings = Array.isArray(polygon) ? polygon.map(ring) : [null];
    if (!rings.every((each) => each !== null)) return { kind: 'DAMAGED' };
    if (rings.length > 0) found.push(rings);
  }
  return found.length === 0 ? { kind: 'NONE' } : { kind: 'POLYGONS', polygons: found };
}

function ring(points: unknown): Ring | null {
  if (!Array.isArray(points)) return null;
  const read = new Float64Array(points.length * 2);
  for (const [index, point] of (points as unknown[]).entries()) {
    if (!Array.isArray(point)) return null;
    const [x, y] = point as unknown[];
    if (typeof x !== 'number' || typeof y !== 'number') return null;
    read[index * 2] = x;
    read[index * 2 + 1] = y;
  }
  return read;
}
