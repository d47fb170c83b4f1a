import { deepestZoom, unitsAt } from './tile-grid.ts';

/** A point may be left out of a tile where the line without it lies so many units of the tile away, as may a ring so small. */
const tolerance = 2;

/** The first zoom at which a distance in units of the world is more than the tolerance; at the deepest nothing is left out. */
export function zoomOfDistance(distance: number): number {
  for (let zoom = 0; zoom < deepestZoom; zoom += 1) if (distance > tolerance * unitsAt(zoom)) return zoom;
  return deepestZoom;
}

/**
 * For each point of a ring (x, y, x, y … without the first repeated at the end) the first zoom at which it is drawn, by
 * the method of Douglas and Peucker. The first point and the one farthest from it are always drawn.
 */
export function zoomsOfPoints(points: Int32Array): Uint8Array {
  const count = points.length / 2;
  const zooms = new Uint8Array(count).fill(deepestZoom);
  zooms[0] = 0;
  const pending: [first: number, last: number][] = [[0, count]];
  for (let piece = pending.pop(); piece; piece = pending.pop()) {
    const [first, last] = piece;
    const { at, distance } = farthest(points, first, last);
    if (at < 0) continue;
    zooms[at] = piece[0] === 0 && piece[1] === count ? 0 : zoomOfDistance(distance);
    pending.push([first, at], [at, last]);
  }
  return zooms;
}

/** The point between two others that is farthest from the line between them; `last` may be the first again. */
function farthest(points: Int32Array, first: number, last: number): { at: number; distance: number } {
  const [ax, ay] = pointAt(points, first);
  const [bx, by] = pointAt(points, last % (points.length / 2));
  let at = -1;
  let greatest = 0;
  for (let index = first + 1; index < last; index += 1) {
    const square = squareDistance(points[2 * index] ?? 0, points[2 * index + 1] ?? 0, ax, ay, bx, by);
    if (square <= greatest) continue;
    greatest = square;
    at = index;
  }
  return { at, distance: Math.sqrt(greatest) };
}

function pointAt(points: Int32Array, index: number): readonly [number, number] {
  return [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
}

function squareDistance(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  const x = ax + along * dx - px;
  const y = ay + along * dy - py;
  return x * x + y * y;
}

/** The first zoom at which a ring is large enough to be drawn. */
export function zoomOfRing(points: Int32Array): number {
  let twice = 0;
  const count = points.length / 2;
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = pointAt(points, index);
    const [bx, by] = pointAt(points, (index + 1) % count);
    twice += (ax - bx) * (ay + by);
  }
  return zoomOfDistance(Math.sqrt(Math.abs(twice / 2)));
}
