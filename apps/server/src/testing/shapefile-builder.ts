import iconv from 'iconv-lite';
import { zipOfFiles } from './zip-builder.ts';

export type Point = readonly [x: number, y: number];

/** Somewhere in Czechia. */
export const bohemia: Point = [14.42, 49.9];

export interface ShapefileColumn {
  name: string;
  type: 'C' | 'N' | 'D' | 'L';
  length: number;
  decimals?: number;
}

export interface ShapefileParcel {
  /** Written as they are: neither closed nor turned. Null writes a null shape. */
  rings: readonly (readonly Point[])[] | null;
  attributes?: Readonly<Record<string, string | number | boolean | null>>;
  /** Marks the row of the table as deleted. */
  isDeleted?: boolean;
}

export interface ShapefileContent {
  /** Path in the zip, without extension. */
  name?: string;
  parcels: readonly ShapefileParcel[];
  /** 5 polygon, 15 polygon Z, 25 polygon M; 1, 3 and 31 write the header of points, lines and multipatches. */
  shapeType?: number;
  columns?: readonly ShapefileColumn[];
  /** What the text of the table is written in. */
  encoding?: string;
  languageByte?: number;
  prj?: string | null;
  cpg?: string | null;
}

/** Files of a shapefile by extension; take some out or change bytes to spoil it. */
export type ShapefileFiles = Partial<Record<'shp' | 'shx' | 'dbf' | 'prj' | 'cpg', Buffer>>;

/** Well-known texts as they come in .prj files. */
export const PRJ = {
  wgs84:
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  etrs89:
    'GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  sJtsk:
    'PROJCS["S-JTSK_Krovak_East_North",GEOGCS["GCS_S_JTSK",DATUM["D_S_JTSK",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Krovak"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Pseudo_Standard_Parallel_1",78.5],PARAMETER["Scale_Factor",0.9999],PARAMETER["Azimuth",30.28813975277778],PARAMETER["Longitude_Of_Center",24.83333333333333],PARAMETER["Latitude_Of_Center",49.5],PARAMETER["X_Scale",-1.0],PARAMETER["Y_Scale",1.0],PARAMETER["XY_Plane_Rotation",90.0],UNIT["Meter",1.0]]',
  webMercator:
    'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]',
  utm33:
    'PROJCS["WGS_1984_UTM_Zone_33N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",15.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
} as const;

/** Columns of the Czech block export that matter to us. */
/** A table that says nothing of parcels but their names. */
export const NAME_COLUMNS: readonly ShapefileColumn[] = [{ name: 'NAZEV', type: 'C', length: 60 }];

export const DPB_COLUMNS: readonly ShapefileColumn[] = [
  { name: 'ID_DPB', type: 'N', length: 10 },
  { name: 'NKOD_DPB', type: 'C', length: 20 },
  { name: 'CTVEREC', type: 'C', length: 10 },
  { name: 'ZKOD_DPB', type: 'C', length: 12 },
  { name: 'PLATNYOD', type: 'D', length: 8 },
  { name: 'VYMERA', type: 'N', length: 10, decimals: 2 },
  { name: 'KULTURANAZ', type: 'C', length: 60 },
  { name: 'KULTURAKOD', type: 'C', length: 4 },
  { name: 'VYSKA', type: 'N', length: 10, decimals: 2 },
  { name: 'SVAZITOST', type: 'N', length: 6, decimals: 2 },
];

const HEADER_LENGTH = 100;

export function shapefileFiles(content: ShapefileContent): ShapefileFiles {
  const { parcels, shapeType = 5, prj = PRJ.wgs84, cpg = null } = content;
  const records = parcels.map(({ rings }) => (rings === null ? nullShape() : polygonShape(rings, shapeType)));
  const files: ShapefileFiles = { ...geometryFiles(records, shapeType), dbf: tableFile(content) };
  if (prj !== null) files.prj = Buffer.from(prj);
  if (cpg !== null) files.cpg = Buffer.from(cpg);
  return files;
}

export function zippedShapefile(content: ShapefileContent): Buffer {
  return zipOfFiles(named(content.name ?? 'parcels', shapefileFiles(content)));
}

/** File names and bytes, for a zip of several layers. */
export function named(name: string, files: ShapefileFiles): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(files).map(([extension, bytes]) => [`${name}.${extension}`, bytes]));
}

/** A closed ring around a point, clockwise as a shapefile's outlines are. */
export function ringAround([x, y]: Point, radius: number, corners = 4): Point[] {
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (-2 * Math.PI * corner) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...points, ...points.slice(0, 1)];
}

/** So many parcels with the attributes of the Czech export, side by side around a place, in the units of that place. */
export function manyParcels(count: number, [x, y]: Point, spacing: number, corners = 60): ShapefileParcel[] {
  const perRow = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => ({
    rings: [
      ringAround([x + (index % perRow) * spacing, y + Math.floor(index / perRow) * spacing], spacing * 0.45, corners),
    ],
    attributes: {
      ID_DPB: 10_000_000 + index,
      NKOD_DPB: `760-1170 ${1000 + index}/1`,
      CTVEREC: '760-1170',
      ZKOD_DPB: `${1000 + index}/1`,
      PLATNYOD: '20240101',
      VYMERA: hectaresWithin(spacing * 0.45, corners, y),
      KULTURANAZ: 'standardní orná půda',
      KULTURAKOD: 'R',
      VYSKA: 450,
      SVAZITOST: 3.1,
    },
  }));
}

/** The area of a ring around a place, in degrees or metres, to half a percent: as a registry would state it. */
function hectaresWithin(radius: number, corners: number, y: number): number {
  const metresPerDegree = 111_320;
  const squareMetres = Math.abs(y) > 90 ? 1 : metresPerDegree ** 2 * Math.cos((y * Math.PI) / 180);
  return ((corners / 2) * Math.sin((2 * Math.PI) / corners) * radius ** 2 * squareMetres) / 10_000;
}

function geometryFiles(records: readonly Buffer[], shapeType: number): { shp: Buffer; shx: Buffer } {
  const shp: Buffer[] = [];
  const shx: Buffer[] = [];
  let at = HEADER_LENGTH;
  for (const [index, record] of records.entries()) {
    shp.push(bigEndian(index + 1, record.length / 2), record);
    shx.push(bigEndian(at / 2, record.length / 2));
    at += 8 + record.length;
  }
  return {
    shp: Buffer.concat([fileHeader(shapeType, at), ...shp]),
    shx: Buffer.concat([fileHeader(shapeType, HEADER_LENGTH + records.length * 8), ...shx]),
  };
}

function fileHeader(shapeType: number, length: number): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE(length / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(shapeType, 32);
  return header;
}

function bigEndian(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeInt32BE(number, index * 4);
  return bytes;
}

function nullShape(): Buffer {
  return Buffer.alloc(4);
}

function polygonShape(rings: readonly (readonly Point[])[], shapeType: number): Buffer {
  const points = rings.flat();
  const measures = { 15: 2, 25: 1 }[shapeType] ?? 0;
  const pointsStart = 44 + rings.length * 4;
  const bytes = Buffer.alloc(pointsStart + points.length * 16 + measures * (16 + points.length * 8));
  bytes.writeInt32LE(shapeType, 0);
  bytes.writeInt32LE(rings.length, 36);
  bytes.writeInt32LE(points.length, 40);
  let first = 0;
  for (const [index, ring] of rings.entries()) {
    bytes.writeInt32LE(first, 44 + index * 4);
    first += ring.length;
  }
  for (const [index, [x, y]] of points.entries()) {
    bytes.writeDoubleLE(x, pointsStart + index * 16);
    bytes.writeDoubleLE(y, pointsStart + index * 16 + 8);
  }
  return bytes;
}

function tableFile({ parcels, columns = [], encoding = 'windows-1250', languageByte = 0 }: ShapefileContent): Buffer {
  const rowLength = 1 + columns.reduce((total, { length }) => total + length, 0);
  const header = Buffer.alloc(32 + columns.length * 32 + 1);
  header[0] = 3;
  header.writeUInt32LE(parcels.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(rowLength, 10);
  header[29] = languageByte;
  for (const [index, { name, type, length, decimals = 0 }] of columns.entries()) {
    const at = 32 + index * 32;
    header.write(name.slice(0, 10), at, 'latin1');
    header.write(type, at + 11, 'latin1');
    header[at + 16] = length;
    header[at + 17] = decimals;
  }
  header[header.length - 1] = 0x0d;
  const rows = parcels.map(({ attributes = {}, isDeleted }) => [
    Buffer.from(isDeleted === true ? '*' : ' '),
    ...columns.map((column) => tableCell(attributes[column.name] ?? null, column, encoding)),
  ]);
  return Buffer.concat([header, ...rows.flat(), Buffer.from([0x1a])]);
}

function tableCell(value: string | number | boolean | null, column: ShapefileColumn, encoding: string): Buffer {
  const cell = Buffer.alloc(column.length, ' ');
  const text = iconv.encode(cellText(value, column), encoding).subarray(0, column.length);
  text.copy(cell, column.type === 'N' ? column.length - text.length : 0);
  return cell;
}

function cellText(value: string | number | boolean | null, { decimals = 0 }: ShapefileColumn): string {
  if (typeof value === 'number') return value.toFixed(decimals);
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  return value ?? '';
}
