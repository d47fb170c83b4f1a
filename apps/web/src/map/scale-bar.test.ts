import { describe, expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

describe('scaleBar', () => {
  it.each([
    [1, 100, 100],
    [2.3, 200, 87],
    [0.15, 10, 67],
    [60, 5000, 83],
  ])('at %d m per pixel is %d m long', (metresPerPixel, lengthM, widthPixels) => {
    expect(scaleBar(metresPerPixel, 110)).toEqual({ lengthM, widthPixels });
  });
});
