import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { registerLimits } from './register-limits.ts';
import { RegisterFileError } from './register-problems.ts';

const beginningBytes = 200;
const gzipBegins = [0x1f, 0x8b] as const;

/**
 * The letters of a file, packed by gzip or not, in the encoding that it declares. Throws RegisterFileError where there is
 * more of it than there may be, or where it is damaged.
 */
export async function* decodePieces(source: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  try {
    for await (const piece of await unpacked(source)) {
      const part = piece as Uint8Array;
      bytes += part.length;
      if (bytes > registerLimits.uploadBytes) throw new RegisterFileError('tooLarge', 'The file is too large');
      decoder ??= decoderOf(part);
      yield decoder.decode(part, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    if (error instanceof RegisterFileError) throw error;
    throw new RegisterFileError('damaged', 'The file is damaged', null, error);
  }
}

/** The same bytes, unpacked where they were packed: how a file begins says it. */
async function unpacked(source: Readable): Promise<AsyncIterable<unknown>> {
  const iterator = source.iterator({ destroyOnReturn: true });
  const first = await iterator.next();
  const rest = async function* (): AsyncGenerator {
    if (first.done !== true) yield first.value;
    yield* iterator;
  };
  const [one, two] = first.done === true ? [] : (first.value as Uint8Array);
  if (one !== gzipBegins[0] || two !== gzipBegins[1]) return rest();
  // What breaks on the way breaks the stream that is read.
  return pipeline(Readable.from(rest()), createGunzip(), () => undefined);
}

function decoderOf(beginning: Uint8Array): TextDecoder {
  const declared = /encoding\s*=\s*["']([\w-]{1,40})["']/.exec(
    Buffer.from(beginning.subarray(0, beginningBytes)).toString('latin1'),
  );
  return new TextDecoder(declared?.[1] ?? 'utf-8', { fatal: true });
}
