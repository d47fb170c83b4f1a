import type { ZipEntry } from '../zip-stream.ts';
import type { LandColumn, LandRow, LandTable, LandValue } from './land-table.ts';
import { extentOf, turned } from './rings.ts';

const headerLength = 100;
const polygon = 5;
const wordBytes = 2;
const longestText = 254;
const numberLength = 18;
const dateLength = 8;

/** EPSG:4326, as every reader of shapefiles knows it. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/**
 * The files of a shapefile, ESRI Shapefile Technical Description (1998), with texts in UTF-8. Its lengths stand in front,
 * so that the outlines are held until all are known.
 */
export async function shapefileEntries({ name, columns, pieces }: LandTable, day: Date): Promise<ZipEntry[]> {
  const shapes: Buffer[] = [];
  const rows: Buffer[] = [];
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for await (const piece of pieces()) {
    for (const row of piece) {
      shapes.push(shapeOf(row, shapes.length + 1, box));
      rows.push(tableRow(columns, row.values));
    }
  }
  return [
    { name: `${name}.shp`, content: [mainHeader(sum(shapes), box), ...shapes] },
    { name: `${name}.shx`, content: [mainHeader(shapes.length * 8, box), index(shapes)] },
    { name: `${name}.dbf`, content: [tableHeader(columns, rows.length, day), ...rows, Buffer.of(0x1a)] },
    { name: `${name}.prj`, content: [wgs84] },
    { name: `${name}.cpg`, content: ['UTF-8'] },
  ];
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

function sum(buffers: readonly Buffer[]): number {
  return buffers.reduce((total, { length }) => total + length, 0);
}

function mainHeader(contentBytes: number, { west, south, east, north }: Box): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((headerLength + contentBytes) / wordBytes, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(polygon, 32);
  const isEmpty = west > east;
  [west, south, east, north].forEach((value, at) => header.writeDoubleLE(isEmpty ? 0 : value, 36 + at * 8));
  return header;
}

function index(shapes: readonly Buffer[]): Buffer {
  const records = Buffer.alloc(shapes.length * 8);
  let offset = headerLength;
  shapes.forEach(({ length }, at) => {
    records.writeInt32BE(offset / wordBytes, at * 8);
    records.writeInt32BE((length - 8) / wordBytes, at * 8 + 4);
    offset += length;
  });
  return records;
}

/** One record; outer rings run with the clock, those of holes against it. */
function shapeOf({ geometry }: LandRow, number: number, box: Box): Buffer {
  const rings = geometry.coordinates.flatMap((parts) => parts.map((ring, at) => turned(ring, at === 0)));
  const points = rings.reduce((count, { length }) => count + length, 0);
  const contentBytes = 44 + rings.length * 4 + points * 16;
  const record = Buffer.alloc(8 + contentBytes);
  record.writeInt32BE(number, 0);
  record.writeInt32BE(contentBytes / wordBytes, 4);
  record.writeInt32LE(polygon, 8);
  const [west, south, east, north] = extentOf(geometry);
  [west, south, east, north].forEach((value, at) => record.writeDoubleLE(value, 12 + at * 8));
  widen(box, [west, south, east, north]);
  record.writeInt32LE(rings.length, 44);
  record.writeInt32LE(points, 48);
  let begin = 0;
  rings.forEach((ring, at) => {
    record.writeInt32LE(begin, 52 + at * 4);
    begin += ring.length;
  });
  let at = 52 + rings.length * 4;
  for (const [x = 0, y = 0] of rings.flat()) {
    record.writeDoubleLE(x, at);
    record.writeDoubleLE(y, at + 8);
    at += 16;
  }
  return record;
}

function widen(box: Box, [west, south, east, north]: readonly [number, number, number, number]): void {
  box.west = Math.min(box.west, west);
  box.south = Math.min(box.south, south);
  box.east = Math.max(box.east, east);
  box.north = Math.max(box.north, north);
}

function lengthOf({ kind }: LandColumn): number {
  if (kind === 'TEXT') return longestText;
  return kind === 'DATE' ? dateLength : numberLength;
}

function tableHeader(columns: readonly LandColumn[], rows: number, day: Date): Buffer {
  const header = Buffer.alloc(32 + columns.length * 32 + 1);
  header.writeUInt8(0x03, 0);
  header.writeUInt8(day.getUTCFullYear() - 1900, 1);
  header.writeUInt8(day.getUTCMonth() + 1, 2);
  header.writeUInt8(day.getUTCDate(), 3);
  header.writeUInt32LE(rows, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(1 + columns.reduce((total, column) => total + lengthOf(column), 0), 10);
  columns.forEach((column, at) => {
    const begin = 32 + at * 32;
    header.write(column.name, begin, 10, 'latin1');
    header.write({ TEXT: 'C', NUMBER: 'N', DATE: 'D' }[column.kind], begin + 11, 'latin1');
    header.writeUInt8(lengthOf(column), begin + 16);
    header.writeUInt8(column.decimals ?? 0, begin + 17);
  });
  header.writeUInt8(0x0d, header.length - 1);
  return header;
}

function tableRow(columns: readonly LandColumn[], values: readonly LandValue[]): Buffer {
  const cells = columns.map((column, at) => cellOf(column, values[at] ?? null));
  return Buffer.concat([Buffer.from(' '), ...cells]);
}

/** Blanks stand for nothing. */
function cellOf(column: LandColumn, value: LandValue): Buffer {
  const cell = Buffer.alloc(lengthOf(column), ' ');
  if (value === null) return cell;
  if (column.kind === 'NUMBER')
    cell.write(
      Number(value)
        .toFixed(column.decimals ?? 0)
        .padStart(numberLength),
      'latin1',
    );
  else if (column.kind === 'DATE') cell.write(String(value).replaceAll('-', ''), 'latin1');
  else wholeLetters(String(value)).copy(cell);
  return cell;
}

/** As many letters as there is room for, none of them cut in the middle. */
function wholeLetters(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length <= longestText) return bytes;
  let end = longestText;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}
