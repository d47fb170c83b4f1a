import { LAND_LIMITS } from './land-limits.ts';
import type { LandProblem } from './land-problems.ts';
import { LandFileError } from './land-problems.ts';
import type { CellValue, SourceColumn } from './source-layer.ts';
import { decoderOf, findTableEncoding, type Decode } from './text-encoding.ts';

export interface DbfTable {
  columns: SourceColumn[];
  rowCount: number;
  encoding: string;
  problems: LandProblem[];
  isDeleted(index: number): boolean;
  cells(index: number): CellValue[];
}

export interface DbfSource {
  layer: string;
  bytes: Buffer;
  /** Content of the .cpg, if there is one. */
  declaredEncoding: string | null;
  fallbackEncoding: string;
}

interface Field {
  name: string;
  type: string;
  offset: number;
  length: number;
}

interface Layout {
  fields: Field[];
  rowCount: number;
  headerLength: number;
  rowLength: number;
}

const HEADER_LENGTH = 32;
const FIELD_LENGTH = 32;
const END_OF_FIELDS = 0x0d;
const DELETED = 0x2a;
const LANGUAGE_BYTE = 29;

/** Opens the attribute table of a shapefile. */
export function openDbf(source: DbfSource): DbfTable {
  const { bytes, layer } = source;
  const layout = readLayout(bytes, layer);
  const { rowCount, headerLength, rowLength } = layout;
  const cellBytes = (index: number, field: Field): Buffer => {
    const start = headerLength + index * rowLength + field.offset;
    return bytes.subarray(start, start + field.length);
  };
  const found = findTableEncoding({
    declared: source.declaredEncoding,
    languageByte: bytes[LANGUAGE_BYTE] ?? 0,
    fallback: source.fallbackEncoding,
    body: bytes.subarray(headerLength, headerLength + rowCount * rowLength),
    textCells: function* () {
      const textFields = layout.fields.filter((field) => field.type === 'C');
      for (let index = 0; index < rowCount; index++) for (const field of textFields) yield cellBytes(index, field);
    },
  });
  const decode = decoderOf(found.encoding);
  const fields = layout.fields.map((field) => ({ ...field, read: cellReader(field, decode) }));
  return {
    columns: fields.map(({ name, type, length }) => ({
      name: decodeName(name, decode),
      type: columnType(type, length),
    })),
    rowCount,
    encoding: found.encoding,
    problems: found.wrongDeclaration === null ? [] : [wrongDeclaration(layer, found.wrongDeclaration, found.encoding)],
    isDeleted: (index) => bytes[headerLength + index * rowLength] === DELETED,
    cells: (index) => fields.map((field) => field.read(cellBytes(index, field))),
  };
}

function readLayout(bytes: Buffer, layer: string): Layout {
  if (bytes.length < HEADER_LENGTH + 1) throw new LandFileError('landFile.tableTruncated', { layer });
  const rowCount = bytes.readUInt32LE(4);
  const headerLength = bytes.readUInt16LE(8);
  const rowLength = bytes.readUInt16LE(10);
  if (headerLength <= HEADER_LENGTH || rowLength < 1) throw new LandFileError('landFile.tableDamaged', { layer });
  if (bytes.length < headerLength + rowCount * rowLength) throw new LandFileError('landFile.tableTruncated', { layer });
  const fields = readFields(bytes, headerLength);
  const end = fields.at(-1);
  if (fields.length > LAND_LIMITS.columns || (end && end.offset + end.length > rowLength)) {
    throw new LandFileError('landFile.tableDamaged', { layer });
  }
  return { fields, rowCount, headerLength, rowLength };
}

function readFields(bytes: Buffer, headerLength: number): Field[] {
  const fields: Field[] = [];
  // The first byte of a row says whether it is deleted.
  let offset = 1;
  for (let at = HEADER_LENGTH; at + FIELD_LENGTH <= headerLength && bytes[at] !== END_OF_FIELDS; at += FIELD_LENGTH) {
    const length = bytes[at + 16] ?? 0;
    fields.push({
      name: bytes.subarray(at, at + 11).toString('latin1'),
      type: String.fromCharCode(bytes[at + 11] ?? 0).toUpperCase(),
      offset,
      length,
    });
    offset += length;
  }
  return fields;
}

function decodeName(latin1: string, decode: Decode): string {
  const end = latin1.indexOf('\0');
  return decode(Buffer.from(end === -1 ? latin1 : latin1.slice(0, end), 'latin1')).trim();
}

function columnType(type: string, length: number): SourceColumn['type'] {
  if (
    type === 'N' ||
    type === 'F' ||
    type === 'O' ||
    (type === 'I' && length === 4) ||
    (type === 'B' && length === 8)
  ) {
    return 'NUMBER';
  }
  if (type === 'D') return 'DATE';
  return type === 'L' ? 'BOOLEAN' : 'TEXT';
}

function cellReader({ type, length }: Field, decode: Decode): (bytes: Buffer) => CellValue {
  switch (type) {
    case 'C':
      return (bytes) => textCell(bytes, decode);
    case 'N':
    case 'F':
      return numberCell;
    case 'D':
      return dateCell;
    case 'L':
      return booleanCell;
    case 'I':
      return length === 4 ? (bytes) => bytes.readInt32LE(0) : () => null;
    case 'O':
    case 'B':
      return length === 8 ? (bytes) => finite(bytes.readDoubleLE(0)) : () => null;
    default:
      // Memo and picture cells only point into a .dbt that is not read.
      return () => null;
  }
}

function textCell(bytes: Buffer, decode: Decode): string | null {
  const end = bytes.indexOf(0);
  const text = decode(end === -1 ? bytes : bytes.subarray(0, end)).trim();
  return text === '' ? null : text;
}

function numberCell(bytes: Buffer): number | null {
  const text = bytes.toString('latin1').replaceAll('\0', ' ').trim().replace(',', '.');
  return text === '' ? null : finite(Number(text));
}

function dateCell(bytes: Buffer): string | null {
  const text = bytes.toString('latin1').replaceAll('\0', ' ').trim();
  return text === '' || /^0+$/.test(text) ? null : text;
}

function booleanCell(bytes: Buffer): boolean | null {
  const letter = bytes.toString('latin1').trim().toUpperCase();
  if (letter === 'T' || letter === 'Y') return true;
  return letter === 'F' || letter === 'N' ? false : null;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function wrongDeclaration(layer: string, declared: string, used: string): LandProblem {
  return {
    code: 'landFile.encodingWrong',
    severity: 'WARNING',
    row: null,
    parcel: null,
    detail: { layer, declared, used },
  };
}
