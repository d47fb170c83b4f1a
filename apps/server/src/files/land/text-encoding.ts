import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

export type Decode = (bytes: Buffer) => string;

const UTF8 = 'UTF-8';

/** Language byte of a .dbf where it names one encoding. 0x03 and 0x57 only say "Windows" and so say nothing. */
const LANGUAGE_BYTES: Readonly<Record<number, string>> = {
  0x01: 'cp437',
  0x02: 'cp850',
  0x1f: 'cp852',
  0x22: 'cp852',
  0x23: 'cp852',
  0x64: 'cp852',
  0x65: 'cp866',
  0x87: 'cp852',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xcc: 'windows-1257',
};

export interface TableText {
  /** Content of the .cpg, if there is one. */
  declared: string | null;
  languageByte: number;
  /** What the country's files are usually in. */
  fallback: string;
  body: Buffer;
  /** The text cells as they stand, full width. Only asked when the whole body is not valid. */
  textCells: () => Iterable<Buffer>;
}

export interface FoundEncoding {
  encoding: string;
  /** Set when the .cpg names an encoding that the text is not in. */
  wrongDeclaration: string | null;
}

/** The .cpg, then whether the text is UTF-8, then the language byte, then what is usual in the country. */
export function findTableEncoding(text: TableText): FoundEncoding {
  const declared = encodingOf(text.declared ?? '');
  if (declared && declared !== UTF8) return { encoding: declared, wrongDeclaration: null };
  if (isUtf8(text.body) || isCutUtf8(text.textCells())) return { encoding: UTF8, wrongDeclaration: null };
  const encoding = LANGUAGE_BYTES[text.languageByte] ?? text.fallback;
  return { encoding, wrongDeclaration: declared };
}

export function decoderOf(encoding: string): Decode {
  if (encoding === UTF8) return (bytes) => withoutCutLetter(bytes).toString('utf8');
  const decode: Decode = (bytes) => iconv.decode(bytes, encoding);
  const hasPlainLetters = decode(plainLetters) === plainLetters.toString('latin1');
  return (bytes) => (hasPlainLetters && isAscii(bytes) ? bytes.toString('latin1') : decode(bytes));
}

/** What nearly all encodings write alike, and most cells of a table hold nothing but. */
const plainLetters = Buffer.from(Array.from({ length: 128 }, (_, letter) => letter));

/** Text of a whole file (.prj, .geojson, .kml): a byte order mark, UTF-8 where it is valid, else what is usual in the country. */
export function decodeText(bytes: Uint8Array, fallback: string): { text: string; encoding: string } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return { text: iconv.decode(buffer, 'utf-16le'), encoding: 'UTF-16' };
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return { text: iconv.decode(buffer, 'utf-16be'), encoding: 'UTF-16' };
  if (isUtf8(buffer)) return { text: iconv.decode(buffer, 'utf8'), encoding: UTF8 };
  return { text: iconv.decode(buffer, fallback), encoding: fallback };
}

/** "1250", "CP1250", "windows-1250", "ANSI 1250", "ISO 88592", "UTF-8" … */
export function encodingOf(declared: string): string | null {
  const text = declared.replace(/^\W+/, '').trim().toLowerCase();
  if (/^utf-?8/.test(text) || text === '65001') return UTF8;
  const iso = /^(?:iso[\s_-]*)?8859[\s_-]*(\d{1,2})$/.exec(text);
  if (iso) return `iso-8859-${iso[1] ?? '1'}`;
  const page = /(\d{3,5})$/.exec(text)?.[1];
  if (page === undefined) return null;
  const encoding = page.startsWith('125') ? `windows-${page}` : `cp${page}`;
  return iconv.encodingExists(encoding) ? encoding : null;
}

/** True when text is UTF-8 but for letters that a column's width has cut in two. */
function isCutUtf8(cells: Iterable<Buffer>): boolean {
  let hasWholeLetter = false;
  for (const cell of cells) {
    const whole = withoutCutLetter(cell);
    if (!isUtf8(whole)) return false;
    hasWholeLetter ||= whole.some((byte) => byte >= 0x80);
  }
  return hasWholeLetter;
}

/** Leaves out the bytes of a letter that begins at the end and does not finish. */
function withoutCutLetter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) return back < letterLength(byte) ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

function letterLength(first: number): number {
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
}
