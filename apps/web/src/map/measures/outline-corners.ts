import type { Coordinate } from 'ol/coordinate.js';
import { distance } from './drawn-line.ts';
import type { ShapeKind } from './measure-shape.ts';

/**
 * Corners of polygons, rings in each: the outer one first. No ring repeats its first corner. Of lines each is a polygon of
 * one ring that is not closed.
 */
export type Outline = readonly (readonly (readonly Coordinate[])[])[];

/** A corner of an outline, by its place in there. */
export interface Corner {
  readonly polygon: number;
  readonly ring: number;
  readonly index: number;
}

interface FoundCorner extends Corner {
  readonly gap: number;
}

/** The corner that is nearest to a place, within reach. */
export function cornerAt(outline: Outline, place: Coordinate, reach: number): Corner | undefined {
  return nearest(
    eachCorner(outline, (corners, index) => distance(corners[index] ?? place, place)),
    reach,
  );
}

/** The first corner of the edge that is nearest to a place, within reach; the last point of a line has none after it. */
export function edgeAt(outline: Outline, place: Coordinate, reach: number, kind: ShapeKind): Corner | undefined {
  return nearest(
    eachCorner(outline, (corners, index) => {
      if (kind === 'line' && index === corners.length - 1) return Infinity;
      const [from, to] = [corners[index] ?? place, corners[(index + 1) % corners.length] ?? place];
      return gapToEdge(from, to, place);
    }),
    reach,
  );
}

export function withCornerMoved(outline: Outline, corner: Corner, to: Coordinate): Outline {
  return withRing(outline, corner, (ring) => ring.with(corner.index, to));
}

/** Puts a corner after another one; it has the next index. */
export function withCornerAfter(outline: Outline, corner: Corner, at: Coordinate): Outline {
  return withRing(outline, corner, (ring) => ring.toSpliced(corner.index + 1, 0, at));
}

const fewestCorners: Readonly<Record<ShapeKind, number>> = { line: 2, polygon: 3 };

/** Takes a corner away; a hole of three corners goes with it, an outline of three keeps them, and a line its two ends. */
export function withoutCorner(outline: Outline, corner: Corner, kind: ShapeKind): Outline {
  const { polygon, ring, index } = corner;
  const rings = outline[polygon] ?? [];
  if ((rings[ring]?.length ?? 0) > fewestCorners[kind])
    return withRing(outline, corner, (ring) => ring.toSpliced(index, 1));
  return ring === 0 ? outline : outline.with(polygon, rings.toSpliced(ring, 1));
}

export function placeOf(outline: Outline, { polygon, ring, index }: Corner): Coordinate | undefined {
  return outline[polygon]?.[ring]?.[index];
}

function withRing(
  outline: Outline,
  { polygon, ring }: Corner,
  change: (ring: readonly Coordinate[]) => readonly Coordinate[],
): Outline {
  const rings = outline[polygon];
  const changed = rings?.[ring];
  return rings && changed ? outline.with(polygon, rings.with(ring, change(changed))) : outline;
}

function eachCorner(outline: Outline, gapOf: (corners: readonly Coordinate[], index: number) => number): FoundCorner[] {
  return outline.flatMap((rings, polygon) =>
    rings.flatMap((corners, ring) => corners.map((_, index) => ({ polygon, ring, index, gap: gapOf(corners, index) }))),
  );
}

function nearest(found: readonly FoundCorner[], reach: number): Corner | undefined {
  let best: FoundCorner | undefined;
  for (const one of found) if (one.gap <= reach && one.gap < (best?.gap ?? Infinity)) best = one;
  return best && { polygon: best.polygon, ring: best.ring, index: best.index };
}

function gapToEdge([x1 = 0, y1 = 0]: Coordinate, [x2 = 0, y2 = 0]: Coordinate, [x = 0, y = 0]: Coordinate): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
