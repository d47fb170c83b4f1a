import { describe, expect, it } from 'vitest';
import { isTooDense } from './line-density.ts';

const metre = 1 / 111_320;
const at = (eastM: number, northM: number): readonly [number, number] => [
  16 + (eastM * metre) / Math.cos((49 * Math.PI) / 180),
  49 + northM * metre,
];
const lineOf = (places: readonly (readonly [number, number])[]): Float64Array => Float64Array.from(places.flat());

/** Up and down again and again, so many metres further each time. */
function zigzag(times: number, spacingM: number, heightM: number): Float64Array {
  return lineOf(Array.from({ length: times }, (_, time) => at(time * spacingM, (time % 2) * heightM)));
}

describe('How close lines run along themselves', () => {
  it('is usual for borders, brooks of ten thousand points and strips of a field beside each other', () => {
    const brook = lineOf(Array.from({ length: 10_000 }, (_, metres) => at(metres, 20 * Math.sin(metres / 15))));
    expect(isTooDense([brook])).toBe(false);
    const strips = Array.from({ length: 40 }, (_, strip) =>
      lineOf([at(strip * 6, 0), at(strip * 6, 500), at(strip * 6 + 3, 500), at(strip * 6 + 3, 0), at(strip * 6, 0)]),
    );
    expect(isTooDense(strips.slice(0, 10))).toBe(false);
  });

  it('is too much where a line fills ground that it could run through once, at any size', () => {
    expect(isTooDense([zigzag(5000, 0.1, 500)])).toBe(true);
    expect(isTooDense([zigzag(10_000, 0.1, 40)])).toBe(true);
    expect(isTooDense([zigzag(600, 4, 2000)])).toBe(true);
  });

  it('is told of coordinates in metres too, and of lines longer than any border at once', () => {
    const inMetres = Float64Array.from(
      Array.from({ length: 5000 }, (_, time) => [500_000 + time / 10, 5_000_000 + (time % 2) * 500]).flat(),
    );
    expect(isTooDense([inMetres])).toBe(true);
    const around = Array.from({ length: 600 }, (_, time) => [(time % 2) * 300 - 150, time / 10] as const);
    expect(isTooDense([lineOf(around)])).toBe(true);
  });
});
