import { describe, expect, it } from 'vitest';
import { keepDroppedLand, takeDroppedLand } from './dropped-land.ts';

describe('dropped land', () => {
  it('is handed over once', () => {
    const file = new File(['x'], 'land.zip');
    keepDroppedLand([file]);
    expect(takeDroppedLand()).toEqual([file]);
    expect(takeDroppedLand()).toEqual([]);
  });
});
