/** Packs files into one zip without compressing them: a shapefile is several files, the server takes one. */
export async function zipFiles(files: readonly File[], name: string): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const fileName = new TextEncoder().encode(file.name);
    const entry = { fileName, size: bytes.length, checksum: crc32(bytes), offset };
    const head = localHeader(entry);
    parts.push(head, bytes);
    directory.push(directoryHeader(entry));
    offset += head.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = endOfDirectory(files.length, directorySize, offset);
  return new File([...parts, ...directory, end], name, { type: 'application/zip' });
}

interface Entry {
  readonly fileName: Uint8Array;
  readonly size: number;
  readonly checksum: number;
  readonly offset: number;
}

const namesAreUtf8 = 0x0800;
/** The first of January 1980, the earliest day that a zip can say; the files keep no time of their own. */
const day = 0x0021;
const version = 20;

function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return fields(30, entry.fileName, [
    [0, 4, 0x04034b50],
    [4, 2, version],
    ...shared(6, entry),
    [26, 2, entry.fileName.length],
  ]);
}

function directoryHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return fields(46, entry.fileName, [
    [0, 4, 0x02014b50],
    [4, 2, version],
    [6, 2, version],
    ...shared(8, entry),
    [28, 2, entry.fileName.length],
    [42, 4, entry.offset],
  ]);
}

function endOfDirectory(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  return fields(22, new Uint8Array(), [
    [0, 4, 0x06054b50],
    [8, 2, count],
    [10, 2, count],
    [12, 4, size],
    [16, 4, offset],
  ]);
}

type FieldOfHeader = readonly [at: number, bytes: 2 | 4, value: number];

/** Flags, method 0, time, day, checksum and both sizes stand in the same order in both headers. */
function shared(at: number, { size, checksum }: Entry): FieldOfHeader[] {
  return [
    [at, 2, namesAreUtf8],
    [at + 6, 2, day],
    [at + 8, 4, checksum],
    [at + 12, 4, size],
    [at + 16, 4, size],
  ];
}

function fields(length: number, tail: Uint8Array, values: readonly FieldOfHeader[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length + tail.length);
  const view = new DataView(bytes.buffer);
  for (const [at, size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  bytes.set(tail, length);
  return bytes;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
