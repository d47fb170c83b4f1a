import { spawnSync } from 'node:child_process';
import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPieces, packPiece, packText, unpackPiece } from './gzip-pieces.ts';
import { joinedChecksum } from './joined-checksum.ts';

const words = { begin: '[', between: ',\n', end: ']' };
const texts = fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 12 });

describe('a gzip of pieces', () => {
  it('is what all of it would be if it were compressed at once, and each piece is still itself there', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const { bytes, pieces } = joinPieces(await Promise.all(parts.map(packPiece)), words);
        expect(gunzipSync(bytes).toString()).toBe(`[${parts.map((part) => Buffer.from(part).toString()).join(',\n')}]`);
        for (const [at, piece] of pieces.entries()) {
          expect(piece.bytes.buffer).toBe(bytes.buffer);
          expect(await unpackPiece(piece)).toBe(Buffer.from(parts[at] ?? '').toString());
        }
      }),
    );
  });

  it('is read by another program than ours', async () => {
    const text = 'Pole u lesa '.repeat(20_000);
    const { bytes } = joinPieces(await Promise.all([text, text].map(packPiece)), words);
    const { status, stdout } = spawnSync('gzip', ['-dc'], { input: bytes, maxBuffer: 8 * 1024 * 1024 });
    expect(status).toBe(0);
    expect(stdout.toString()).toBe(`[${text},\n${text}]`);
    expect(bytes.length).toBeLessThan(text.length / 20);
  });
});

it('a text is packed whole, however long it is, also where letters of several bytes lie between pieces', async () => {
  for (const text of ['', 'Řepa', 'ř'.repeat(1_000_000), `${'Žito, řepka, '.repeat(300_000)}len`]) {
    const bytes = await packText(text);
    expect(gunzipSync(bytes).toString() === text).toBe(true);
  }
});

it('the checksum of texts one after the other follows from those of each', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 });
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 8 }), (parts) => {
      const each = parts.map((part) => ({ plainLength: part.length, checksum: crc32(part) }));
      expect(joinedChecksum(each)).toBe(crc32(Buffer.concat(parts)));
    }),
  );
});
