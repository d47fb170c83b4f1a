import type { Boxes } from './overlapping-boxes.ts';
import type { Ring } from './source-layer.ts';

/** The box around each ring. */
export function boxesOfRings(rings: readonly Ring[]): Boxes {
  const boxes = new Float64Array(rings.length * 4);
  for (const [index, ring] of rings.entries()) boxes.set(boxAround([ring]), index * 4);
  return boxes;
}

/** West, south, east and north of all points of some rings. */
export function boxAround(rings: readonly Ring[]): [number, number, number, number] {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const ring of rings) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return [west, south, east, north];
}
