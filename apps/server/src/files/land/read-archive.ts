import { crc32, inflateRawSync } from 'node:zlib';
import * as yauzl from 'yauzl';
import { inMegabytes, LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import { isOtherFormat } from './other-formats.ts';
import { zipWithin } from './zip-within.ts';

export interface ArchiveFile {
  /** Path without extension; files from a zip in the zip have that zip's name in front. */
  stem: string;
  /** Lower case, without the dot. */
  extension: string;
  bytes: Uint8Array;
}

const WANTED = new Set([
  'shp',
  'shx',
  'dbf',
  'prj',
  'cpg',
  'cst',
  'geojson',
  'json',
  'kml',
  'gpkg',
  'fgb',
  'gml',
  'zip',
  'kmz',
]);
const ARCHIVES = new Set(['zip', 'kmz']);
/** What is known but not read is not inflated either. */
const NOTHING = new Uint8Array(0);
const STORED = 0;
const DEFLATED = 8;
const FILE_TYPE_MASK = 0o170000;
const SYMBOLIC_LINK = 0o120000;
const UNIX = 3;

/** Counts what has been inflated so far, in the outer archive and in those inside it. */
interface Spending {
  bytes: number;
  entries: number;
}

interface Entry {
  entry: yauzl.Entry;
  name: string;
  dataStart: number;
}

/** The files of a zip that can belong to a land file; whatever else is in it is not even inflated. */
export async function readArchive(bytes: Uint8Array): Promise<ArchiveFile[]> {
  return readNested(zipWithin(asBuffer(bytes)), '', 0, { bytes: 0, entries: 0 });
}

async function readNested(zip: Buffer, folder: string, depth: number, spent: Spending): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (const { entry, name, dataStart } of await listEntries(zip, spent)) {
    const file = nameParts(name);
    if (!file) continue;
    if (isOtherFormat(file.extension))
      files.push({ stem: folder + file.stem, extension: file.extension, bytes: NOTHING });
    if (!WANTED.has(file.extension)) continue;
    const isArchive = ARCHIVES.has(file.extension);
    if (isArchive && depth >= LAND_LIMITS.nesting) throw new LandFileError('landFile.archiveTooDeep', { entry: name });
    const bytes = inflate(zip.subarray(dataStart, dataStart + entry.compressedSize), entry, name, spent);
    const stem = folder + file.stem;
    if (isArchive) files.push(...(await readNested(bytes, `${stem}/`, depth + 1, spent)));
    else files.push({ stem, extension: file.extension, bytes });
  }
  return files;
}

async function listEntries(zip: Buffer, spent: Spending): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    // Names stay bytes, so that it is we who judge them and can say which is bad.
    const file = await yauzl.fromBufferPromise(zip, { decodeStrings: false });
    checkCount(file.entryCount, spent);
    for await (const entry of file.eachEntry()) {
      const name = entryName(entry);
      if (name.endsWith('/')) continue;
      checkEntry(entry, name);
      const { fileDataStart } = await file.readLocalFileHeaderPromise(entry, { minimal: true });
      entries.push({ entry, name, dataStart: fileDataStart });
    }
  } catch (error) {
    throw archiveError(error);
  }
  checkOverlap(entries, zip.length);
  return entries;
}

function checkCount(count: number, spent: Spending): void {
  spent.entries += count;
  if (count > LAND_LIMITS.archiveEntries || spent.entries > LAND_LIMITS.archiveEntriesInAll) {
    throw new LandFileError('landFile.archiveTooManyEntries', { limit: LAND_LIMITS.archiveEntries });
  }
}

function entryName(entry: yauzl.Entry): string {
  // Typed as text, but bytes because of decodeStrings: false.
  const raw = entry.fileName as unknown as Buffer;
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  if (yauzl.validateFileName(name) !== null || name.includes('\0')) {
    throw new LandFileError('landFile.archiveUnsafeName', { entry: name.slice(0, 200) });
  }
  return name;
}

function checkEntry(entry: yauzl.Entry, name: string): void {
  if (entry.isEncrypted()) throw new LandFileError('landFile.archiveEncrypted', { entry: name });
  if (
    entry.versionMadeBy >>> 8 === UNIX &&
    ((entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK
  ) {
    throw new LandFileError('landFile.archiveLink', { entry: name });
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new LandFileError('landFile.archiveMethod', { entry: name });
  }
}

/** Bombs without nesting let many entries point at the same bytes; an honest archive never does. */
function checkOverlap(entries: readonly Entry[], length: number): void {
  let end = 0;
  const inOrder = entries.toSorted((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader);
  for (const { entry, name, dataStart } of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new LandFileError('landFile.archiveOverlap', { entry: name });
    end = dataStart + entry.compressedSize;
    if (end > length) throw new LandFileError('landFile.archiveDamaged');
  }
}

function inflate(packed: Buffer, entry: yauzl.Entry, name: string, spent: Spending): Buffer {
  const left = Math.min(LAND_LIMITS.entryBytes, LAND_LIMITS.archiveBytesInAll - spent.bytes);
  const allowed = Math.max(LAND_LIMITS.ratioFreeBytes, packed.length * LAND_LIMITS.ratio);
  const bytes =
    entry.compressionMethod === STORED
      ? packed
      : inflateUpTo(packed, Math.min(left, allowed), () => {
          if (allowed < left)
            return new LandFileError('landFile.archiveBomb', { entry: name, limit: LAND_LIMITS.ratio });
          return tooBig(spent);
        });
  if (bytes.length > left) throw tooBig(spent);
  spent.bytes += bytes.length;
  if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) {
    throw new LandFileError('landFile.archiveDamaged');
  }
  return bytes;
}

function inflateUpTo(packed: Buffer, limit: number, onTooMuch: () => LandFileError): Buffer {
  // maxOutputLength may not be 0.
  if (limit <= 0) throw onTooMuch();
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    if (isTooMuch(error)) throw onTooMuch();
    throw new LandFileError('landFile.archiveDamaged', {}, error);
  }
}

function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function tooBig(spent: Spending): LandFileError {
  const isOneEntry = LAND_LIMITS.archiveBytesInAll - spent.bytes > LAND_LIMITS.entryBytes;
  const limit = isOneEntry ? LAND_LIMITS.entryBytes : LAND_LIMITS.archiveBytesInAll;
  return new LandFileError('landFile.archiveTooBig', { limitMegabytes: inMegabytes(limit) });
}

function archiveError(error: unknown): LandFileError {
  if (error instanceof LandFileError) return error;
  const text = error instanceof Error ? error.message : '';
  if (text.includes('encryption')) return new LandFileError('landFile.archiveEncrypted', { entry: '' }, error);
  return new LandFileError('landFile.archiveDamaged', {}, error);
}

function nameParts(name: string): { stem: string; extension: string } | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const dot = base.lastIndexOf('.');
  // macOS puts a shadow of every file into its zips.
  if (dot <= 0 || base.startsWith('._') || name.startsWith('__MACOSX/')) return undefined;
  return {
    stem: name.slice(0, name.length - base.length + dot),
    extension: base.slice(dot + 1).toLowerCase(),
  };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
