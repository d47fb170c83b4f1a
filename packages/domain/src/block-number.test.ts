import { describe, expect, it } from 'vitest';
import { fullBlockNumber, shortBlockNumber } from './block-number.ts';

describe('the number of a block', () => {
  it.each([
    [{ square: '760-1170', blockNumber: '7405/5' }, '760-1170 7405/5', '7405/5'],
    [{ square: '760-1170', blockNumber: '760-1170 7405/5' }, '760-1170 7405/5', '7405/5'],
    [{ square: null, blockNumber: '7405/5' }, '7405/5', '7405/5'],
    [{ square: '760-1170', blockNumber: null }, undefined, undefined],
  ])('of %j is %j in full and %j in short', (block, full, short) => {
    expect(fullBlockNumber(block)).toBe(full);
    expect(shortBlockNumber(block)).toBe(short);
  });
});
