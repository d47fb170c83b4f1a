import type { Ring, SourceShape } from './source-layer.ts';

const POLYGON = 3;
const MULTI_POLYGON = 6;
const GEOMETRY_COLLECTION = 7;
const NAMES: Readonly<Record<number, string>> = { 1: 'POINT', 2: 'LINE', 4: 'POINT', 5: 'LINE' };
/** Collections in collections are legal; nobody needs more of them than this. */
const DEEPEST = 4;

interface Reader {
  bytes: Buffer;
  at: number;
}

class Damaged extends Error {}

/** Little-endian WKB of a MultiPolygon, for the database. */
export function writeMultiPolygonWkb(polygons: readonly (readonly Ring[])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(9 + sum(polygons, (rings) => 9 + sum(rings, (ring) => 4 + ring.byteLength)));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const writeCount = (count: number): void => {
    view.setUint32(at, count, true);
    at += 4;
  };
  const writeHeader = (type: number, count: number): void => {
    bytes[at++] = 1;
    writeCount(type);
    writeCount(count);
  };
  writeHeader(MULTI_POLYGON, polygons.length);
  for (const rings of polygons) {
    writeHeader(POLYGON, rings.length);
    for (const ring of rings) {
      writeCount(ring.length / 2);
      // As they lie in memory: all machines Node runs on are little-endian.
      bytes.set(new Uint8Array(ring.buffer, ring.byteOffset, ring.byteLength), at);
      at += ring.byteLength;
    }
  }
  return bytes;
}

/** Reads WKB, ISO or EWKB, either byte order, with or without Z and M. */
export function readWkb(bytes: Buffer): SourceShape {
  try {
    return readGeometry({ bytes, at: 0 }, 0);
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) return { kind: 'DAMAGED' };
    throw error;
  }
}

function readGeometry(reader: Reader, depth: number): SourceShape {
  const isLittle = readHeaderByte(reader);
  const { type, dimensions } = readType(reader, isLittle);
  if (type === POLYGON) return polygonsOrNone([readPolygon(reader, isLittle, dimensions)]);
  if (type !== MULTI_POLYGON && type !== GEOMETRY_COLLECTION) return { kind: 'OTHER', shape: NAMES[type] ?? 'UNKNOWN' };
  if (depth >= DEEPEST) throw new Damaged();
  const count = readCount(reader, isLittle, 5);
  const polygons: Ring[][] = [];
  for (let index = 0; index < count; index++) {
    const part = readGeometry(reader, depth + 1);
    if (part.kind === 'OTHER') return part;
    if (part.kind === 'POLYGONS') polygons.push(...part.polygons);
  }
  return polygonsOrNone(polygons);
}

function polygonsOrNone(polygons: Ring[][]): SourceShape {
  const filled = polygons.filter((rings) => rings.length > 0);
  return filled.length === 0 ? { kind: 'NONE' } : { kind: 'POLYGONS', polygons: filled };
}

function readHeaderByte(reader: Reader): boolean {
  const order = reader.bytes.readUInt8(reader.at++);
  if (order > 1) throw new Damaged();
  return order === 1;
}

function readType(reader: Reader, isLittle: boolean): { type: number; dimensions: number } {
  const code = readUint32(reader, isLittle);
  if ((code & 0x20000000) !== 0) reader.at += 4;
  const iso = code & 0x0fffffff;
  const flags = [code & 0x80000000, code & 0x40000000].filter((flag) => flag !== 0).length;
  const thousands = Math.floor(iso / 1000);
  return { type: iso % 1000, dimensions: 2 + flags + (thousands === 3 ? 2 : Math.min(thousands, 1)) };
}

function readPolygon(reader: Reader, isLittle: boolean, dimensions: number): Ring[] {
  const count = readCount(reader, isLittle, 4);
  return Array.from({ length: count }, () => readRing(reader, isLittle, dimensions));
}

function readRing(reader: Reader, isLittle: boolean, dimensions: number): Ring {
  const count = readCount(reader, isLittle, dimensions * 8);
  const ring = new Float64Array(count * 2);
  const { bytes } = reader;
  for (let index = 0; index < ring.length; index += 2) {
    ring[index] = isLittle ? bytes.readDoubleLE(reader.at) : bytes.readDoubleBE(reader.at);
    ring[index + 1] = isLittle ? bytes.readDoubleLE(reader.at + 8) : bytes.readDoubleBE(reader.at + 8);
    reader.at += dimensions * 8;
  }
  return ring;
}

/** A count that the rest of the bytes can hold, so that a lie does not cost memory. */
function readCount(reader: Reader, isLittle: boolean, smallest: number): number {
  const count = readUint32(reader, isLittle);
  if (count * smallest > reader.bytes.length - reader.at) throw new Damaged();
  return count;
}

function readUint32(reader: Reader, isLittle: boolean): number {
  const value = isLittle ? reader.bytes.readUInt32LE(reader.at) : reader.bytes.readUInt32BE(reader.at);
  reader.at += 4;
  return value;
}

function sum<T>(items: readonly T[], size: (item: T) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}
