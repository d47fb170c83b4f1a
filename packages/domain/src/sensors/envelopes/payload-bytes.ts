import type { EnvelopeFault } from './envelope.ts';

export const mostPayloadBytes = 512;

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit: ReadonlyMap<string, number> = new Map(Array.from(base64Digits, (digit, at) => [digit, at]));

/** The bytes that a message says in one of two ways; null where it has none. */
export function payloadOf(value: unknown, encoding: 'BASE64' | 'HEX'): Uint8Array | null | EnvelopeFault {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return 'BAD_PAYLOAD';
  if (value.length > mostPayloadBytes * 2) return 'TOO_LARGE';
  const bytes = encoding === 'HEX' ? bytesOfHex(value) : bytesOfBase64(value);
  if (!bytes) return 'BAD_PAYLOAD';
  return bytes.length > mostPayloadBytes ? 'TOO_LARGE' : bytes;
}

export function bytesOfHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Padded or not (RFC 4648, section 4). */
export function bytesOfBase64(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  let at = 0;
  for (const [place, digit] of Array.from(digits).entries()) {
    const value = valueOfDigit.get(digit);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    // Each digit but the first of four completes a byte.
    if (place % 4 > 0) bytes[at++] = (bits >> (6 - 2 * (place % 4))) & 0xff;
  }
  return bytes;
}
