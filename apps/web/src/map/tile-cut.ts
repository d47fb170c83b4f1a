import type { Coordinate } from 'ol/coordinate.js';

const worldEdge = 20_037_508.342_789_244;
/** Where our tiles are cut: so many of their units beyond their squares. */
const units = 4096;
const beyond = 64;
const rounding = 0.75;

/** Tells the edges where outlines were cut, in tiles with sides as long as these, from those that are on the ground. */
export function cutBeyond(sides: readonly number[]): (from: Coordinate, to: Coordinate) => boolean {
  const isCutAt = (value: number): boolean => sides.some((side) => isOnCut((value + worldEdge) / side));
  return (from, to) =>
    [0, 1].some((axis) => {
      const [one = 0, other = 0] = [from[axis], to[axis]];
      return Math.abs(one - other) < 1e-6 && isCutAt(one);
    });
}

/** Of a place counted in tiles; the world is as many whole tiles from both of its edges. */
function isOnCut(tiles: number): boolean {
  const within = (tiles - Math.floor(tiles)) * units;
  return Math.abs(within - beyond) < rounding || Math.abs(within - (units - beyond)) < rounding;
}
