/**
 * Zips that lie in a file with something before or after them: mail gateways and download pages add lines, and people
 * save a self-extracting archive. Structure: PKWARE APPNOTE 4.3.16.
 */
const START = Buffer.from('PK\u0003\u0004', 'latin1');
const EMPTY = Buffer.from('PK\u0005\u0006', 'latin1');
const END_LENGTH = 22;
const COMMENT_LENGTH = 20;
const CENTRAL_START = Buffer.from('PK\u0001\u0002', 'latin1');
/** In a zip of the 64-bit kind these stand where the numbers do not fit; it is read as it is. */
const LARGE = 0xffffffff;

export function isZip(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, START.length);
  return START.equals(start) || EMPTY.equals(start);
}

/** Whether a whole zip lies in a file that does not begin with one. */
export function holdsZip(bytes: Uint8Array): boolean {
  return findZip(asBuffer(bytes)) !== undefined;
}

/** The zip alone; the bytes as they are where no whole zip is found in them. */
export function zipWithin(bytes: Buffer): Buffer {
  const found = findZip(bytes);
  if (!found) return bytes;
  const zip = bytes.subarray(found.start, found.end);
  const comment = bytes.readUInt16LE(found.end - END_LENGTH + COMMENT_LENGTH);
  if (comment === 0) return zip;
  // The end record may claim a comment of another length than what is left; without one it is whole again.
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(0, copy.length - END_LENGTH + COMMENT_LENGTH);
  return copy;
}

interface Found {
  readonly start: number;
  readonly end: number;
}

/** Looks for the last end record whose central directory lies where it says. */
function findZip(bytes: Buffer): Found | undefined {
  const at = bytes.lastIndexOf(EMPTY);
  if (at < 0 || at + END_LENGTH > bytes.length) return undefined;
  const size = bytes.readUInt32LE(at + 12);
  const offset = bytes.readUInt32LE(at + 16);
  const start = at - size - offset;
  if (size === 0 || size === LARGE || offset === LARGE || start < 0) return undefined;
  const central = bytes.subarray(at - size, at - size + CENTRAL_START.length);
  return CENTRAL_START.equals(central) ? { start, end: at + END_LENGTH } : undefined;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
