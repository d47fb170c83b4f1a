import { describe, expect, it } from 'vitest';
import { nameWithGaps } from './recognise-crop.ts';

const find = nameWithGaps(
  new Map([
    ['psenica letna ozimna', 1],
    ['psenica letna jarna', 2],
    ['repa', 3],
    ['lupa', 4],
  ]),
);

describe('a crop whose name has lost letters', () => {
  it('is the only one that fits', () => {
    expect(find('p?enica letna ozimna')).toBe(1);
    expect(find('p\uFFFDenica letn? jarn?')).toBe(2);
  });

  it('is not guessed between two, nor from next to nothing, nor where no letter was lost', () => {
    expect(find('??pa')).toBeUndefined();
    expect(find('???a')).toBeUndefined();
    expect(find('psenica')).toBeUndefined();
  });
});
