import { promisify } from 'node:util';
import { gunzip, gzipSync, type ZlibOptions } from 'node:zlib';
import { packText } from './gzip-pieces.ts';
import { jsonCompression, mostAtOnce, roomFor } from './json-compression.ts';

/**
 * JSON that is written already, sent as it is; `total` where it is a counted list. With a `tag`, which names what it says,
 * browsers keep it and ask each time whether it still holds.
 */
export class ReadyJson {
  readonly body: JsonBody;
  readonly total: number | undefined;
  readonly tag: string | undefined;

  constructor(body: JsonBody, total?: number, tag?: string) {
    this.body = body;
    this.total = total;
    this.tag = tag;
  }
}

/** JSON as text, to be compressed where that is worth it, or as it was compressed once for all who ask. */
export type JsonBody = string | CompressedJson;

const compressFromCharacters = 1024;
const unpack = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);

/** JSON in gzip; it holds its bytes alone, and not the larger room in which they were made. */
export class CompressedJson {
  readonly bytes: Buffer;

  constructor(packed: Uint8Array) {
    const hasRoomAlone = packed.byteLength === packed.buffer.byteLength;
    this.bytes = hasRoomAlone ? Buffer.from(packed.buffer) : Buffer.from(packed);
  }

  static async of(json: string): Promise<CompressedJson> {
    const isShort = json.length <= mostAtOnce;
    if (isShort) return new CompressedJson(gzipSync(json, jsonCompression));
    return new CompressedJson(await packText(json));
  }

  plain(): Promise<Buffer> {
    return unpack(this.bytes, roomFor(lengthOfPlain(this.bytes)));
  }
}

/** As the last four bytes of gzip tell it (RFC 1952, 2.3.1: ISIZE). */
function lengthOfPlain(packed: Buffer): number {
  return packed.readUInt32LE(packed.length - 4);
}

/** JSON as it is worth being kept: compressed, unless it is so short that this would gain nothing. */
export async function keptJson(json: string): Promise<JsonBody> {
  return json.length < compressFromCharacters ? json : CompressedJson.of(json);
}

/** An object that has something to say, with one more member, which is written already. */
export function jsonWith(value: object, member: string, written: string): string {
  return `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(member)}:${written}}`;
}

/** How many bytes it takes to keep it. */
export function sizeOfJson(body: JsonBody): number {
  return typeof body === 'string' ? body.length : body.bytes.length;
}
