import { inflateRawSync } from 'node:zlib';
import * as yauzl from 'yauzl';
import { SpreadsheetError, type SpreadsheetLimits } from './spreadsheet-limits.ts';

/** Gives the text of a file within a workbook; undefined where there is none of that name. */
export type PartReader = (name: string) => string | undefined;

interface Packed {
  readonly isDeflated: boolean;
  readonly bytes: Buffer;
}

const deflated = 8;
const stored = 0;

/** The files of a workbook, each unpacked only when it is asked for. Throws SpreadsheetError. */
export async function openWorkbook(bytes: Uint8Array, limits: SpreadsheetLimits): Promise<PartReader> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = await listParts(archive, limits).catch((cause: unknown) => {
    throw cause instanceof SpreadsheetError ? cause : new SpreadsheetError('unreadable', cause);
  });
  return (name) => {
    const part = parts.get(name);
    return part && unpack(part, limits).toString('utf8');
  };
}

async function listParts(archive: Buffer, { archiveEntries }: SpreadsheetLimits): Promise<Map<string, Packed>> {
  const parts = new Map<string, Packed>();
  const file = await yauzl.fromBufferPromise(archive);
  if (file.entryCount > archiveEntries) throw new SpreadsheetError('tooLarge');
  for await (const entry of file.eachEntry()) {
    const { compressionMethod: method } = entry;
    if (entry.isEncrypted() || (method !== deflated && method !== stored)) throw new SpreadsheetError('unreadable');
    const { fileDataStart } = await file.readLocalFileHeaderPromise(entry, { minimal: true });
    const bytes = archive.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    parts.set(entry.fileName, { isDeflated: method === deflated, bytes });
  }
  return parts;
}

function unpack({ isDeflated, bytes }: Packed, { partBytes }: SpreadsheetLimits): Buffer {
  try {
    const plain = isDeflated ? inflateRawSync(bytes, { maxOutputLength: partBytes }) : bytes;
    if (plain.length <= partBytes) return plain;
  } catch (error) {
    const isTooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new SpreadsheetError(isTooMuch ? 'tooLarge' : 'unreadable', error);
  }
  throw new SpreadsheetError('tooLarge');
}
