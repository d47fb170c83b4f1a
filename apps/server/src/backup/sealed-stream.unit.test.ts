import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { open, seal } from './sealed-stream.ts';

const littleWork = { cost: 1024, blockSize: 8, parallelization: 1 };
const password = 'dlouhé heslo k záloze';
const content = randomBytes(200_000);
let sealed: Buffer;
beforeAll(async () => {
  sealed = await buffer(seal(parts(content, 70_000), password, littleWork));
});

function parts(bytes: Buffer, size: number): AsyncIterable<Buffer> {
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );
}

function opened(bytes: Buffer, word = password, size = 10_007): Promise<Buffer> {
  return buffer(open(parts(bytes, size), word));
}

function changed(at: number): Buffer {
  const copy = Buffer.from(sealed);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('a sealed stream', () => {
  it('opens with its password, in whatever parts it comes', async () => {
    expect((await opened(sealed)).equals(content)).toBe(true);
    expect((await opened(sealed, password, sealed.length)).equals(content)).toBe(true);
    expect((await opened(sealed, password.normalize('NFD'))).equals(content)).toBe(true);
  });

  it('holds nothing, or exactly one piece, as well', async () => {
    for (const length of [0, 65_536, 131_072]) {
      const bytes = content.subarray(0, length);
      expect((await opened(await buffer(seal(parts(bytes, 65_536), password, littleWork)))).equals(bytes)).toBe(true);
    }
  });

  it('does not open with another password, and says so', async () => {
    await expect(opened(sealed, 'jiné heslo')).rejects.toThrow('The password is not the one');
  });

  it('does not open where a byte was changed, wherever that is', async () => {
    const beginning = sealed.indexOf('\n', 20) + 1;
    const places = [beginning, beginning + 65_540, beginning + 65_552, sealed.length - 1, sealed.length - 20];
    for (const place of places) await expect(opened(changed(place))).rejects.toThrow('damaged or cut off');
    for (const place of [3, 20, 60, 120, beginning - 5]) await expect(opened(changed(place))).rejects.toThrow();
  });

  it('does not open where it was cut off, also between two pieces, or lengthened', async () => {
    const beginning = sealed.indexOf('\n', 20) + 1;
    for (const length of [beginning, beginning + 65_552, beginning + 65_553, sealed.length - 1])
      await expect(opened(sealed.subarray(0, length))).rejects.toThrow('damaged or cut off');
    await expect(opened(Buffer.concat([sealed, Buffer.alloc(1)]))).rejects.toThrow('damaged or cut off');
    await expect(opened(sealed.subarray(0, 40))).rejects.toThrow('no backup of Brázda');
  });

  it('does not open where two pieces changed places', async () => {
    const beginning = sealed.indexOf('\n', 20) + 1;
    const piece = 65_552;
    const [first, second] = [0, 1].map((at) => sealed.subarray(beginning + at * piece, beginning + (at + 1) * piece));
    const swapped = Buffer.concat([
      sealed.subarray(0, beginning),
      second ?? Buffer.alloc(0),
      first ?? Buffer.alloc(0),
      sealed.subarray(beginning + 2 * piece),
    ]);
    await expect(opened(swapped)).rejects.toThrow('damaged or cut off');
  });

  it('is told from any other file', async () => {
    await expect(opened(randomBytes(10_000))).rejects.toThrow('no backup of Brázda');
    await expect(opened(Buffer.alloc(0))).rejects.toThrow('no backup of Brázda');
  });
});
