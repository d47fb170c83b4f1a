import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its content is made while it is sent. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string | Buffer>;
}

/** Sizes stand in 32 bits; what would not fit is refused rather than written wrong. */
const largest = 0xff_ff_ff_ff;
const deflated = 8;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x08_08;
const version = 20;

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** An archive as a stream of bytes: no more of it is held than the piece that is on its way. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const time = dosTime(at);
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const head = localHeader(name, time);
    yield head;
    const measure = { crc: 0, size: 0 };
    let packed = 0;
    for await (const piece of deflate(entry.content, measure)) {
      packed += piece.length;
      yield piece;
    }
    const tail = descriptor(measure.crc, packed, measure.size);
    yield tail;
    written.push({ name, offset, packed, ...measure });
    offset += head.length + packed + tail.length;
    if (offset > largest || measure.size > largest) throw new Error('The archive is too large for a zip');
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry, time)));
  yield Buffer.concat([directory, directoryEnd(written.length, directory.length, offset)]);
}

function deflate(content: ZipEntry['content'], measure: { crc: number; size: number }): AsyncIterable<Buffer> {
  const measured = async function* (): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      measure.crc = crc32(bytes, measure.crc);
      measure.size += bytes.length;
      if (bytes.length > 0) yield bytes;
    }
  };
  const packing = createDeflateRaw();
  // What goes wrong reaches whoever reads the packed pieces.
  pipeline(Readable.from(measured()), packing, () => undefined);
  return packing;
}

function localHeader(name: Buffer, time: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  writeCommon(head, 4, time);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What stands alike before a file and in the directory. */
function writeCommon(buffer: Buffer, at: number, time: number): void {
  buffer.writeUInt16LE(version, at);
  buffer.writeUInt16LE(flags, at + 2);
  buffer.writeUInt16LE(deflated, at + 4);
  buffer.writeUInt32LE(time, at + 6);
}

function descriptor(crc: number, packed: number, size: number): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08_07_4b_50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, offset, crc, packed, size }: WrittenEntry, time: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(version, 4);
  writeCommon(entry, 6, time);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Date and time as a zip has them: two seconds are the least, and 1980 is the first year. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const clock = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | clock) >>> 0;
}
