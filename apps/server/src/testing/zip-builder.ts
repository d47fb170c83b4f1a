import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip; all but name and bytes is there to lie with. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  isStored?: boolean;
  /** Size before packing, as the zip claims it. */
  claimedSize?: number;
  isEncrypted?: boolean;
  /** Compression method, as the zip claims it. */
  claimedMethod?: number;
  /** POSIX mode, 0o120777 for a symbolic link. */
  unixMode?: number;
  /** Position of an earlier entry whose data this one shares. */
  sharesDataOf?: number;
}

interface WrittenEntry {
  offset: number;
  central: Buffer;
}

const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
const ENCRYPTED = 0x1;
const UNIX = 3 << 8;

/** Makes a zip in memory. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const written: WrittenEntry[] = [];
  let at = 0;
  for (const entry of entries) {
    const shared = entry.sharesDataOf === undefined ? undefined : written[entry.sharesDataOf];
    const { local, central } = headersOf(entry, shared?.offset ?? at);
    written.push({ offset: shared?.offset ?? at, central });
    if (shared) continue;
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(written.map(({ central }) => central));
  return Buffer.concat([...parts, directory, endRecord(entries.length, directory.length, at)]);
}

/** Makes a zip of plain files, by name. */
export function zipOfFiles(files: Readonly<Record<string, Uint8Array | string>>): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })));
}

function headersOf(entry: ZipEntry, offset: number): { local: Buffer; central: Buffer } {
  const packed = entry.isStored === true ? entry.bytes : deflateRawSync(entry.bytes);
  const name = Buffer.from(entry.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(UTF8_NAMES | (entry.isEncrypted === true ? ENCRYPTED : 0), 2);
  common.writeUInt16LE(entry.claimedMethod ?? (entry.isStored === true ? STORED : DEFLATED), 4);
  common.writeUInt32LE(crc32(entry.bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(entry.claimedSize ?? entry.bytes.length, 18);
  common.writeUInt16LE(name.length, 22);
  const start = Buffer.alloc(6);
  start.writeUInt32LE(0x02014b50, 0);
  start.writeUInt16LE(UNIX | 20, 4);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 6);
  end.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([signature(0x04034b50), common, name, packed]),
    central: Buffer.concat([start, common, end, name]),
  };
}

function endRecord(count: number, directoryLength: number, directoryStart: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(Math.min(count, 0xffff), 8);
  record.writeUInt16LE(Math.min(count, 0xffff), 10);
  record.writeUInt32LE(directoryLength, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
