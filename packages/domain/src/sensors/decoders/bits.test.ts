import { describe, expect, it } from 'vitest';
import { BitReader } from './bits.ts';

describe('bits', () => {
  it('are read over the ends of bytes, the highest first', () => {
    const bits = new BitReader(Uint8Array.of(0b1010_0011, 0b1100_0000, 0xff, 0xff, 0xff, 0xff));
    expect([bits.take(3), bits.take(7), bits.take(6), bits.take(32)]).toEqual([0b101, 0b0001111, 0, 0xffff_ffff]);
  });

  it('say nothing where all of them are set', () => {
    const bits = new BitReader(Uint8Array.of(0b1110_1111));
    expect([bits.takeUnlessAllOnes(3), bits.takeUnlessAllOnes(3), bits.takeUnlessAllOnes(2)]).toEqual([null, 3, null]);
  });

  it('beyond the end are zeros', () => {
    const bits = new BitReader(new Uint8Array());
    bits.skip(100);
    expect(bits.take(9)).toBe(0);
  });
});
