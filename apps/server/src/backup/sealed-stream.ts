import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import { BackupUnusable } from './backup-unusable.ts';
import { inPieces } from './pieces.ts';

// The first two lines are readable: what this is, and how the key comes of the password. Then pieces of 64 kB follow, each
// sealed on its own under its number and whether it is the last: what is cut off, put elsewhere or changed does not open.

const title = 'BRAZDA BACKUP 1\n';
const cipher = 'aes-256-gcm';
const keyBytes = 32;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const longestBeginning = 4096;
const workMemory = 1024 * 1024 * 1024;

const base64 = z.string().regex(/^[\w-]{22,64}$/);
const Opening = z.strictObject({
  scrypt: z.strictObject({
    cost: z
      .int()
      .min(1024)
      .max(2 ** 20),
    blockSize: z.int().min(1).max(16),
    parallelization: z.int().min(1).max(16),
  }),
  salt: base64,
  /** Tells a wrong password from a damaged file. */
  check: base64,
});
type Opening = z.infer<typeof Opening>;

export type Work = Opening['scrypt'];

/** Half a second and 128 MB for each password that somebody tries. */
const muchWork: Work = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };

interface Keys {
  readonly pieces: Buffer;
  readonly check: Buffer;
}

/** Seals what comes with a password; memory for one piece is enough, however much it is. */
export async function* seal(source: AsyncIterable<Buffer>, password: string, work = muchWork): AsyncGenerator<Buffer> {
  const salt = randomBytes(keyBytes);
  const keys = await keysOf(password, salt, work);
  const opening: Opening = {
    scrypt: work,
    salt: salt.toString('base64url'),
    check: keys.check.toString('base64url'),
  };
  const beginning = Buffer.from(`${title}${JSON.stringify(opening)}\n`);
  const about = digestOf(beginning);
  yield beginning;
  let number = 0;
  for await (const { bytes, isLast } of inPieces(source, pieceBytes)) {
    const sealing = createCipheriv(cipher, keys.pieces, nonceOf(number, isLast)).setAAD(about);
    yield Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
    number += 1;
  }
}

/**
 * Opens what `seal` has sealed; gives nothing that was changed. Throws BackupUnusable: another file, another password, a
 * damaged file, or one that is cut off.
 */
export async function* open(source: AsyncIterable<Buffer>, password: string): AsyncGenerator<Buffer> {
  const { beginning, rest } = await readBeginning(source);
  const { scrypt: asked, salt, check } = openingOf(beginning);
  const keys = await keysOf(password, Buffer.from(salt, 'base64url'), asked);
  const expected = Buffer.from(check, 'base64url');
  if (expected.length !== keys.check.length || !timingSafeEqual(expected, keys.check))
    throw new BackupUnusable('The password is not the one that this backup was made with.');
  const about = digestOf(beginning);
  let number = 0;
  for await (const { bytes, isLast } of inPieces(rest, pieceBytes + tagBytes)) {
    yield openPiece(bytes, keys.pieces, nonceOf(number, isLast), about);
    number += 1;
  }
}

function openPiece(bytes: Buffer, key: Buffer, nonce: Buffer, about: Buffer): Buffer {
  if (bytes.length < tagBytes) throw damaged();
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(about)
    .setAuthTag(bytes.subarray(-tagBytes));
  const content = opening.update(bytes.subarray(0, -tagBytes));
  try {
    return Buffer.concat([content, opening.final()]);
  } catch {
    throw damaged();
  }
}

function damaged(): BackupUnusable {
  return new BackupUnusable('The backup is damaged or cut off: it is not what was written. Take another one.');
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

async function keysOf(password: string, salt: Buffer, { cost, blockSize, parallelization }: Work): Promise<Keys> {
  const options = { cost, blockSize, parallelization, maxmem: workMemory };
  const master = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) => {
      if (error) reject(new BackupUnusable('The beginning of the backup is damaged.', { cause: error }));
      else resolve(key);
    });
  });
  const partOf = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', master, salt, `brazda ${purpose}`, keyBytes));
  return { pieces: partOf('backup pieces'), check: partOf('backup check') };
}

interface Begun {
  readonly beginning: Buffer;
  readonly rest: AsyncIterable<Buffer>;
}

async function readBeginning(source: AsyncIterable<Buffer>): Promise<Begun> {
  const parts = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  for (;;) {
    const end = read.indexOf('\n', title.length);
    if (end >= 0) return { beginning: read.subarray(0, end + 1), rest: after(read.subarray(end + 1), parts) };
    const next = read.length > longestBeginning ? undefined : await parts.next();
    if (!next || next.done) throw notABackup();
    read = Buffer.concat([read, next.value]);
  }
}

async function* after(first: Buffer, parts: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
}

function openingOf(beginning: Buffer): Opening {
  const text = beginning.toString('utf8');
  if (!text.startsWith(title)) throw notABackup();
  try {
    return Opening.parse(JSON.parse(text.slice(title.length)));
  } catch (error) {
    throw new BackupUnusable('The beginning of the backup is damaged.', { cause: error });
  }
}

function notABackup(): BackupUnusable {
  return new BackupUnusable('This file is no backup of Brázda.');
}
