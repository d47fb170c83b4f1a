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
