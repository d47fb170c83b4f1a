import type { Ring } from './source-layer.ts';

/** 1 inside, -1 outside, 0 on the line. */
export function sideOf(ring: Ring, x: number, y: number): -1 | 0 | 1 {
  let isInsideRing = false;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const ax = (ring[at] ?? 0) - x;
    const ay = (ring[at + 1] ?? 0) - y;
    const bx = (ring[at + 2] ?? 0) - x;
    const by = (ring[at + 3] ?? 0) - y;
    const cross = ax * by - bx * ay;
    if (cross === 0 && ax * bx + ay * by <= 0) return 0;
    if (ay > 0 !== by > 0 && cross > 0 === by > ay) isInsideRing = !isInsideRing;
  }
  return isInsideRing ? 1 : -1;
}

/** Points at every crossing of some lines to the north with some to the east. */
export interface PointGrid {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/**
 * Turns what is written of the points that lie in a ring from 0 to 1 and back: with all rings of a polygon, 1 stays for what
 * lies in it and in none of its holes. Points are those of the first line to the east, then of the second and so on.
 */
export function flipInside(ring: Ring, { xs, ys }: PointGrid, isInside: Uint8Array): void {
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const y1 = ring[at + 1] ?? 0;
    const y2 = ring[at + 3] ?? 0;
    for (let line = 0; line < ys.length; line++) {
      const y = ys[line] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = ring[at] ?? 0;
      const border = x1 + ((y - y1) / (y2 - y1)) * ((ring[at + 2] ?? 0) - x1);
      flipBeyond(border, xs, isInside.subarray(line * xs.length, (line + 1) * xs.length));
    }
  }
}

function flipBeyond(border: number, xs: Float64Array, isInside: Uint8Array): void {
  for (let column = 0; column < xs.length; column++) {
    if ((xs[column] ?? 0) > border) isInside[column] = 1 - (isInside[column] ?? 0);
  }
}
