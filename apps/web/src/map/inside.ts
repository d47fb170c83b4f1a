import type { Coordinate } from 'ol/coordinate.js';

/** Whether a place lies inside of rings given as flat coordinates; rings within rings are holes. */
export function isInside([x = 0, y = 0]: Coordinate, flat: readonly number[], ends: readonly number[]): boolean {
  let inside = false;
  let start = 0;
  for (const end of ends) {
    for (let at = start, before = end - 2; at < end; before = at, at += 2) {
      if (crosses(x, y, flat, before, at)) inside = !inside;
    }
    start = end;
  }
  return inside;
}

/** Whether the edge from one vertex to the other crosses the ray to the east. */
function crosses(x: number, y: number, flat: readonly number[], from: number, to: number): boolean {
  const [x1 = 0, y1 = 0] = [flat[from], flat[from + 1]];
  const [x2 = 0, y2 = 0] = [flat[to], flat[to + 1]];
  return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
}
