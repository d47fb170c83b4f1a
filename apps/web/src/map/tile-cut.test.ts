import { describe, expect, it } from 'vitest';
import { cutBeyond } from './tile-cut.ts';

const worldEdge = 20_037_508.342_789_244;
const side = (2 * worldEdge) / 2 ** 14;
const unit = side / 4096;
/** In units of a tile from its west and south. */
const at = (x: number, y: number): [number, number] => [
  8845 * side - worldEdge + x * unit,
  9000 * side - worldEdge + y * unit,
];

describe('an edge in a tile', () => {
  const isCut = cutBeyond([side]);

  it('is a cut where it runs along the rim of what the tile holds', () => {
    expect(isCut(at(-64, 100), at(-64, 900))).toBe(true);
    expect(isCut(at(4160, 100), at(4160, 900))).toBe(true);
    expect(isCut(at(100, -64), at(900, -64))).toBe(true);
    expect(isCut(at(100, 4160), at(900, 4160))).toBe(true);
  });

  it('is on the ground anywhere else, also where it only touches the rim', () => {
    expect(isCut(at(-64, 100), at(20, 900))).toBe(false);
    expect(isCut(at(500, 100), at(500, 900))).toBe(false);
    expect(isCut(at(0, 0), at(10, 4096))).toBe(false);
  });
});
