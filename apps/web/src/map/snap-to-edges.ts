import type { Coordinate } from 'ol/coordinate.js';
import type { Touch } from './map-part.ts';

/** Rings as flat coordinates, and where each of them ends. */
export interface Rings {
  readonly flat: readonly number[];
  readonly ends: readonly number[];
}

/** Whether an edge is there, and not only the rim of the piece of a map that it came in. */
type IsEdge = (from: Coordinate, to: Coordinate) => boolean;

interface Nearest {
  place: Coordinate | undefined;
  gap: number;
}

/** The place on the edges of rings that is nearest to a touch, within its reach; a corner within reach goes before an edge. */
export function snapToEdges(
  shapes: readonly Rings[],
  { place, reach }: Touch,
  isEdge: IsEdge = () => true,
): Coordinate | undefined {
  const corner: Nearest = { place: undefined, gap: reach };
  const edge: Nearest = { place: undefined, gap: reach };
  for (const { flat, ends } of shapes) {
    eachEdge(flat, ends, (from, to) => {
      if (!isEdge(from, to)) return;
      keepNearer(corner, from, place);
      keepNearer(corner, to, place);
      keepNearer(edge, footOn(from, to, place), place);
    });
  }
  return corner.place ?? edge.place;
}

function eachEdge(
  flat: readonly number[],
  ends: readonly number[],
  visit: (from: Coordinate, to: Coordinate) => void,
): void {
  let start = 0;
  for (const end of ends) {
    for (let at = start, before = end - 2; at < end; before = at, at += 2) {
      visit([flat[before] ?? 0, flat[before + 1] ?? 0], [flat[at] ?? 0, flat[at + 1] ?? 0]);
    }
    start = end;
  }
}

function keepNearer(nearest: Nearest, [x = 0, y = 0]: Coordinate, [atX = 0, atY = 0]: Coordinate): void {
  const gap = Math.hypot(x - atX, y - atY);
  if (gap < nearest.gap) [nearest.place, nearest.gap] = [[x, y], gap];
}

function footOn([x1 = 0, y1 = 0]: Coordinate, [x2 = 0, y2 = 0]: Coordinate, [x = 0, y = 0]: Coordinate): Coordinate {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  return [x1 + share * dx, y1 + share * dy];
}
