import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64, bytesOfHex } from './payload-bytes.ts';

describe('bytes written as text', () => {
  it('are read from what others write, padded or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = btoa(String.fromCharCode(...bytes));
        expect(bytesOfBase64(text)).toEqual(bytes);
        expect(bytesOfBase64(text.replace(/=+$/, ''))).toEqual(bytes);
        const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
        expect(bytesOfHex(hex.toUpperCase())).toEqual(bytes);
      }),
    );
  });

  it('are none where a character has no place', () => {
    for (const text of ['a', 'q g=', 'q===', 'qg-_', 'qé==']) expect(bytesOfBase64(text)).toBeNull();
    for (const text of ['0', '0x', 'gg', ' 00']) expect(bytesOfHex(text)).toBeNull();
  });
});
