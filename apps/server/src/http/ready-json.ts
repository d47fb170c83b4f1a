import { gunzipSync, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** JSON that is written already, sent as it is; `total` where it is a counted list. */
export class ReadyJson {
  readonly body: JsonBody;
  readonly total: number | undefined;

  constructor(body: JsonBody, total?: number) {
    this.body = body;
    this.total = total;
  }
}

/** JSON as text, to be compressed where that is worth it, or as it was compressed once for all who ask. */
export type JsonBody = string | CompressedJson;

const compressFromCharacters = 1024;
const pack = promisify(gzip);

/** JSON in gzip; it holds its bytes alone, and not the larger room in which they were made. */
export class CompressedJson {
  readonly bytes: Buffer;

  private constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  static async of(json: string): Promise<CompressedJson> {
    return new CompressedJson(Buffer.from(await pack(json)));
  }

  plain(): Buffer {
    return gunzipSync(this.bytes);
  }
}

/** JSON as it is worth being kept: compressed, unless it is so short that this would gain nothing. */
export async function keptJson(json: string): Promise<JsonBody> {
  return json.length < compressFromCharacters ? json : CompressedJson.of(json);
}

/** How many bytes it takes to keep it. */
export function sizeOfJson(body: JsonBody): number {
  return typeof body === 'string' ? body.length : body.bytes.length;
}
