import { openGeoJson } from './geojson-layer.ts';
import { landCountry } from './land-countries.ts';
import type { LandFileRequest } from './land-file.ts';
import { inMegabytes, LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import { nameFormatWithin, nameOtherFormat } from './other-formats.ts';
import { readArchive, type ArchiveFile } from './read-archive.ts';
import { openShapefile, type ShapefileParts } from './shapefile-layer.ts';
import type { SourceLayer } from './source-layer.ts';
import { isGml } from './xml-text.ts';
import { holdsZip, isZip } from './zip-within.ts';

export interface UnreadableLayer {
  name: string;
  error: LandFileError;
}

export interface OpenedLandFile {
  layers: SourceLayer[];
  unreadable: UnreadableLayer[];
}

type Format = 'geojson' | 'kml' | 'gml' | 'gpkg' | 'fgb' | 'shp';

const SHAPEFILE_START = Buffer.from([0, 0, 0x27, 0x0a]);
/** The letters and the version of the specification. */
const FLATGEOBUF_START = Buffer.from('fgb\u0003', 'latin1');
/** Collections name their namespaces on the first element, which INSPIRE makes long. */
const NAMESPACES_WITHIN = 8_000;
const GEOPACKAGE_START = Buffer.from('SQLite format 3\0', 'latin1');

/** Opens all layers of an upload. What a file is, its content says; its name only helps to say what is wrong. */
export async function openLandFile({ bytes, fileName, countryCode }: LandFileRequest): Promise<OpenedLandFile> {
  if (bytes.length === 0) throw new LandFileError('landFile.empty');
  if (bytes.length > LAND_LIMITS.uploadBytes) {
    throw new LandFileError('landFile.tooLarge', { limitMegabytes: inMegabytes(LAND_LIMITS.uploadBytes) });
  }
  const { textEncoding } = landCountry(countryCode);
  if (isZip(bytes)) return openFiles(await readArchive(bytes), textEncoding);
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const format = formatOf(bytes);
  if (format === 'shp' || extension === 'shp') throw new LandFileError('landFile.shapefileNotZipped');
  if (format === null) {
    if (holdsZip(bytes)) return openFiles(await readArchive(bytes), textEncoding);
    nameOtherFormat(bytes, extension);
    throw new LandFileError(extension === 'zip' ? 'landFile.notAZip' : 'landFile.unknownFormat');
  }
  const stem = fileName.slice(0, Math.max(0, fileName.length - extension.length - 1));
  return { layers: await openOne(format, stem, bytes, textEncoding), unreadable: [] };
}

async function openFiles(files: readonly ArchiveFile[], textEncoding: string): Promise<OpenedLandFile> {
  const opened: OpenedLandFile = { layers: [], unreadable: [] };
  const open = async (name: string, layers: () => SourceLayer[] | Promise<SourceLayer[]>): Promise<void> => {
    try {
      opened.layers.push(...(await layers()));
    } catch (error) {
      opened.unreadable.push({ name, error: landFileError(error) });
    }
  };
  for (const parts of shapefilesOf(files)) await open(parts.name, () => [openShapefile(parts, textEncoding)]);
  for (const { stem, extension, bytes } of files) {
    const format = loneFormat(extension, bytes);
    if (format) await open(stem, () => openOne(format, stem, bytes, textEncoding));
  }
  if (opened.layers.length > 0 || opened.unreadable.length > 0) return opened;
  nameFormatWithin(files.map(({ extension }) => extension));
  throw new LandFileError('landFile.nothingReadable');
}

/** Whatever a reader throws that is not ours came from a file we did not think of. */
export function landFileError(error: unknown): LandFileError {
  return error instanceof LandFileError ? error : new LandFileError('landFile.unreadable', {}, error);
}

/** What reads the formats that need a database, a decompressor or a parser is loaded only when a file asks for it. */
async function openOne(
  format: Exclude<Format, 'shp'>,
  name: string,
  bytes: Uint8Array,
  textEncoding: string,
): Promise<SourceLayer[]> {
  switch (format) {
    case 'gpkg': {
      const { openGeoPackage } = await import('./geopackage-layer.ts');
      return openGeoPackage(name, bytes);
    }
    case 'fgb': {
      const { openFlatGeobuf } = await import('./flatgeobuf-layer.ts');
      return [await openFlatGeobuf(name, bytes)];
    }
    case 'gml': {
      const { openGml } = await import('./gml-layer.ts');
      return [openGml(name, bytes, textEncoding)];
    }
    case 'kml': {
      const { openKml } = await import('./kml-layer.ts');
      return [openKml(name, bytes, textEncoding)];
    }
    case 'geojson':
      return [openGeoJson(name, bytes, textEncoding)];
  }
}

/** Files of a zip that are a layer by themselves. Zips are full of other .json files, so those have to look like one. */
function loneFormat(extension: string, bytes: Uint8Array): Exclude<Format, 'shp'> | null {
  if (extension === 'geojson' || extension === 'kml' || extension === 'gpkg') return extension;
  if (extension === 'gml' || extension === 'fgb') return extension;
  if (extension !== 'json' || formatOf(bytes) !== 'geojson') return null;
  return /"(?:FeatureCollection|Feature|Polygon|MultiPolygon)"/.test(asText(bytes, 100_000)) ? 'geojson' : null;
}

function formatOf(bytes: Uint8Array): Format | null {
  if (startsWith(bytes, SHAPEFILE_START)) return 'shp';
  if (startsWith(bytes, GEOPACKAGE_START)) return 'gpkg';
  if (startsWith(bytes, FLATGEOBUF_START)) return 'fgb';
  // Without byte order marks and the zeros of UTF-16.
  const start = asText(bytes, 400)
    .replaceAll(/[\0\u00bb\u00bf\u00ef\u00fe\u00ff]/g, '')
    .trimStart();
  if (start.startsWith('{')) return 'geojson';
  if (!start.startsWith('<')) return null;
  return isGml(asText(bytes, NAMESPACES_WITHIN).replaceAll('\0', '')) ? 'gml' : 'kml';
}

/** Files that share folder and name, upper or lower case, are one shapefile. */
function shapefilesOf(files: readonly ArchiveFile[]): ShapefileParts[] {
  const byStem = new Map<string, Map<string, ArchiveFile>>();
  for (const file of files) {
    const key = file.stem.toLowerCase();
    const parts = byStem.get(key) ?? new Map<string, ArchiveFile>();
    if (!parts.has(file.extension)) parts.set(file.extension, file);
    byStem.set(key, parts);
  }
  return Array.from(byStem.values()).flatMap((parts) => {
    const shp = parts.get('shp');
    return shp ? [shapefileParts(shp, parts)] : [];
  });
}

function shapefileParts(shp: ArchiveFile, files: ReadonlyMap<string, ArchiveFile>): ShapefileParts {
  const parts: ShapefileParts = { name: shp.stem, shp: shp.bytes };
  for (const extension of ['shx', 'dbf', 'prj'] as const) {
    const file = files.get(extension);
    if (file) parts[extension] = file.bytes;
  }
  const cpg = files.get('cpg') ?? files.get('cst');
  if (cpg) parts.cpg = cpg.bytes;
  return parts;
}

function startsWith(bytes: Uint8Array, start: Buffer): boolean {
  return start.equals(bytes.subarray(0, start.length));
}

function asText(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.byteLength)).toString('latin1');
}
