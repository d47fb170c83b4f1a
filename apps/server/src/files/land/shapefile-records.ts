import { LandFileError } from './land-problems.ts';
import type { Ring, SourceShape } from './source-layer.ts';

export interface ShapefileRecords {
  /** Kind of shape that the header promises; each record says it again. */
  shapeType: number;
  count: number;
  shape(index: number): SourceShape;
  hasShape(index: number): boolean;
}

const HEADER_LENGTH = 100;
const RECORD_HEADER_LENGTH = 8;
const FILE_CODE = 9994;
const NULL_SHAPE = 0;
/** Plain, Z and M: the first half of all three is the same, and heights and measures are not for us. */
const POLYGONS = new Set([5, 15, 25]);
/** Type, box, number of parts, number of points. */
const POLYGON_HEADER_LENGTH = 44;
const POINT_LENGTH = 16;
const SHAPE_NAMES: Readonly<Record<number, string>> = {
  1: 'POINT',
  3: 'LINE',
  8: 'POINT',
  11: 'POINT',
  13: 'LINE',
  18: 'POINT',
  21: 'POINT',
  23: 'LINE',
  28: 'POINT',
  31: 'MULTIPATCH',
};

interface Span {
  start: number;
  length: number;
}

/** Opens a .shp. The .shx, where there is one and it fits, says where the records are; without it they are walked. */
export function openShapefileRecords(shp: Buffer, shx: Buffer | null, layer: string): ShapefileRecords {
  if (shp.length < HEADER_LENGTH) throw new LandFileError('landFile.shapefileTruncated', { layer });
  if (shp.readInt32BE(0) !== FILE_CODE) throw new LandFileError('landFile.shapefileDamaged', { layer });
  const length = shp.readInt32BE(24) * 2;
  if (length > shp.length) throw new LandFileError('landFile.shapefileTruncated', { layer });
  if (length < HEADER_LENGTH) throw new LandFileError('landFile.shapefileDamaged', { layer });
  const spans = (shx && indexedSpans(shx, shp)) ?? walkedSpans(shp, length, layer);
  const span = (index: number): Span => spans[index] ?? { start: 0, length: 0 };
  return {
    shapeType: shp.readInt32LE(32),
    count: spans.length,
    shape: (index) => readShape(shp, span(index)),
    hasShape: (index) => shp.readInt32LE(span(index).start) !== NULL_SHAPE,
  };
}

export function isPolygonType(shapeType: number): boolean {
  return POLYGONS.has(shapeType);
}

export function shapeName(shapeType: number): string {
  return SHAPE_NAMES[shapeType] ?? 'UNKNOWN';
}

function indexedSpans(shx: Buffer, shp: Buffer): Span[] | null {
  if (shx.length < HEADER_LENGTH || shx.readInt32BE(0) !== FILE_CODE || shx.readInt32BE(24) * 2 !== shx.length)
    return null;
  if ((shx.length - HEADER_LENGTH) % RECORD_HEADER_LENGTH !== 0) return null;
  const spans: Span[] = [];
  for (let at = HEADER_LENGTH; at < shx.length; at += RECORD_HEADER_LENGTH) {
    const start = shx.readInt32BE(at) * 2 + RECORD_HEADER_LENGTH;
    const length = shx.readInt32BE(at + 4) * 2;
    if (start < HEADER_LENGTH + RECORD_HEADER_LENGTH || length < 4 || start + length > shp.length) return null;
    spans.push({ start, length });
  }
  return spans;
}

function walkedSpans(shp: Buffer, end: number, layer: string): Span[] {
  const spans: Span[] = [];
  for (let at = HEADER_LENGTH; at < end;) {
    const start = at + RECORD_HEADER_LENGTH;
    if (start + 4 > end) throw new LandFileError('landFile.shapefileTruncated', { layer });
    const length = shp.readInt32BE(at + 4) * 2;
    if (length < 4) throw new LandFileError('landFile.shapefileDamaged', { layer });
    if (start + length > end) throw new LandFileError('landFile.shapefileTruncated', { layer });
    spans.push({ start, length });
    at = start + length;
  }
  return spans;
}

function readShape(shp: Buffer, { start, length }: Span): SourceShape {
  const shapeType = shp.readInt32LE(start);
  if (shapeType === NULL_SHAPE) return { kind: 'NONE' };
  if (!POLYGONS.has(shapeType)) return { kind: 'OTHER', shape: shapeName(shapeType) };
  if (length < POLYGON_HEADER_LENGTH) return { kind: 'DAMAGED' };
  const parts = shp.readInt32LE(start + 36);
  const points = shp.readInt32LE(start + 40);
  if (parts === 0 && points === 0) return { kind: 'NONE' };
  const pointsStart = start + POLYGON_HEADER_LENGTH + parts * 4;
  if (parts < 1 || points < 1 || pointsStart + points * POINT_LENGTH > start + length) return { kind: 'DAMAGED' };
  const coordinates = doubles(shp, pointsStart, points * 2);
  const rings = splitRings(coordinates, partStarts(shp, start + POLYGON_HEADER_LENGTH, parts), points);
  return rings ? { kind: 'RINGS', rings } : { kind: 'DAMAGED' };
}

function partStarts(shp: Buffer, at: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => shp.readInt32LE(at + index * 4));
}

function splitRings(coordinates: Float64Array, starts: readonly number[], points: number): Ring[] | null {
  const rings: Ring[] = [];
  if (starts[0] !== 0) return null;
  for (const [index, first] of starts.entries()) {
    const next = starts[index + 1] ?? points;
    if (next < first || next > points) return null;
    rings.push(coordinates.subarray(first * 2, next * 2));
  }
  return rings;
}

function doubles(bytes: Buffer, start: number, count: number): Float64Array {
  // A copy, because a Float64Array may only begin at a multiple of eight. All machines Node runs on are little-endian.
  const from = bytes.byteOffset + start;
  return new Float64Array(bytes.buffer.slice(from, from + count * 8) as ArrayBuffer);
}
