import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, inflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { joinedChecksum } from './joined-checksum.ts';
import { jsonCompression, mostAtOnce, packedShare, roomFor } from './json-compression.ts';

/**
 * A text compressed by itself, so that it can lie between others in one gzip and be exchanged there: blocks of DEFLATE
 * (RFC 1951) that end at a whole byte, refer to nothing before them, and are not the last.
 */
export interface PackedPiece {
  readonly bytes: Uint8Array;
  readonly plainLength: number;
  /** The CRC-32 of the plain text. */
  readonly checksum: number;
}

const deflate = promisify<Uint8Array, ZlibOptions, Buffer>(deflateRaw);
const inflate = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw);

export function packPiece(text: string): Promise<PackedPiece> {
  return packBytes(Buffer.from(text));
}

async function packBytes(plain: Buffer): Promise<PackedPiece> {
  const room = roomFor(plain.length * packedShare);
  const options = { ...jsonCompression, ...room, finishFlush: constants.Z_FULL_FLUSH };
  const bytes = plain.length > mostAtOnce ? await deflate(plain, options) : deflateRawSync(plain, options);
  return { bytes, plainLength: plain.length, checksum: crc32(plain) };
}

export async function unpackPiece({ bytes, plainLength }: PackedPiece): Promise<string> {
  // No block says that it is the last: that is no fault here.
  const options = { ...roomFor(plainLength), finishFlush: constants.Z_SYNC_FLUSH };
  const plain = plainLength > mostAtOnce ? await inflate(bytes, options) : inflateRawSync(bytes, options);
  return plain.toString();
}

/** Of a long text each piece is compressed by a core of its own; smaller ones would be compressed less well. */
const bytesOfPiece = 1024 * 1024;

/** A gzip of one text; however long it is, who waits for it waits for some of its pieces alone. */
export async function packText(text: string): Promise<Buffer> {
  const plain = Buffer.from(text);
  const count = Math.max(1, Math.ceil(plain.length / bytesOfPiece));
  const size = Math.ceil(plain.length / count);
  const parts = Array.from({ length: count }, (_, at) => plain.subarray(at * size, (at + 1) * size));
  return joinPieces(await Promise.all(parts.map(packBytes)), { begin: '', between: '', end: '' }).bytes;
}

/** One gzip of pieces. */
export interface JoinedPieces<Piece extends PackedPiece> {
  readonly bytes: Buffer;
  /** The same pieces as they lie in it, so that they take no memory of their own. */
  readonly pieces: readonly Piece[];
}

/** RFC 1952, 2.3: DEFLATE, without a name, a time or a system. */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

/** A gzip (RFC 1952) of pieces with some words of ASCII before, between and after them. */
export function joinPieces<Piece extends PackedPiece>(
  pieces: readonly Piece[],
  { begin, between, end }: { readonly begin: string; readonly between: string; readonly end: string },
): JoinedPieces<Piece> {
  const separator = storedPiece(between, false);
  const all = [
    storedPiece(begin, false),
    ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator, piece])),
    storedPiece(end, true),
  ];
  const bytes = Buffer.concat([header, ...all.map((piece) => piece.bytes), trailerOf(all)]);
  let at = header.length;
  const placed = new Map<PackedPiece, Uint8Array>();
  for (const piece of all) {
    placed.set(piece, bytes.subarray(at, at + piece.bytes.length));
    at += piece.bytes.length;
  }
  return { bytes, pieces: pieces.map((piece) => ({ ...piece, bytes: placed.get(piece) ?? piece.bytes })) };
}

/** RFC 1951, 3.2.4: a block that is not compressed, for a few letters. */
function storedPiece(text: string, isLast: boolean): PackedPiece {
  const plain = Buffer.from(text, 'latin1');
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(0xffff ^ plain.length, 3);
  return { bytes: Buffer.concat([head, plain]), plainLength: plain.length, checksum: crc32(plain) };
}

/** RFC 1952, 2.3.1: the checksum of all that is plain, and how much it is. */
function trailerOf(pieces: readonly PackedPiece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(joinedChecksum(pieces), 0);
  trailer.writeUInt32LE(pieces.reduce((sum, { plainLength }) => sum + plainLength, 0) % 2 ** 32, 4);
  return trailer;
}
