import type { Ring } from '#server/files/land/source-layer.ts';
import type { EdgePlace, Place } from './divided-land.repository.ts';

/** Where an edge of an outline is to have a corner. */
export interface EdgeCut extends EdgePlace {
  readonly ring: Ring;
  /** Where the edge begins in the ring: at the x of its first corner. */
  readonly at: number;
}

/** A corner of a line: one that it has, one of the outline, or one that an edge of the outline is to have. */
export type LineCorner = Place | EdgeCut;

export interface Meetings {
  readonly cuts: readonly EdgeCut[];
  readonly line: readonly LineCorner[];
}

interface OnLine {
  readonly segment: number;
  readonly share: number;
  readonly corner: LineCorner;
}

/** What lies so near to an outline lies on it: coordinates to the centimetre are no nearer. */
const toleranceM = 0.02;
const metresPerDegree = 111_195;
/** In degrees, beyond the tolerance at any latitude of farms. */
const margin = 0.000_01;

/** Finds where a line meets the edges and corners of an outline, so that both can have the same corners there. */
export function findMeetings(rings: readonly Ring[], line: readonly Place[]): Meetings {
  const cuts: EdgeCut[] = [];
  const found: OnLine[] = [];
  const corners: LineCorner[] = [...line];
  const plane = planeAt(line[0] ?? [0, 0]);
  const flat = line.map(plane);
  const isNear = nearLine(line);
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const from: Place = [ring[at] ?? 0, ring[at + 1] ?? 0];
      const to: Place = [ring[at + 2] ?? 0, ring[at + 3] ?? 0];
      if (!isNear(from, to)) continue;
      const edge = { ring, at, from, to };
      meetCorners(edge, [plane(from), plane(to)], flat, { cuts, corners });
      meetSegments(edge, [plane(from), plane(to)], flat, { cuts, found });
    }
  }
  return { cuts, line: inOrder(corners, found) };
}

type Edge = Omit<EdgeCut, 'share'>;
type Flat = readonly [x: number, y: number];
type FlatEdge = readonly [from: Flat, to: Flat];

/** Corners of the line that lie on the edge are corners of the outline from now on. */
function meetCorners(
  edge: Edge,
  [a, b]: FlatEdge,
  line: readonly Flat[],
  { cuts, corners }: { readonly cuts: EdgeCut[]; readonly corners: LineCorner[] },
): void {
  for (const [index, corner] of line.entries()) {
    const { gap, share } = nearestOn(a, b, corner);
    if (gap > toleranceM) continue;
    if (distance(corner, a) <= toleranceM) corners[index] = edge.from;
    else if (distance(corner, b) <= toleranceM) corners[index] = edge.to;
    else {
      const cut = { ...edge, share };
      cuts.push(cut);
      corners[index] = cut;
    }
  }
}

/** Where the line passes a corner of the outline, or crosses its edge between corners of both. */
function meetSegments(
  edge: Edge,
  [a, b]: FlatEdge,
  line: readonly Flat[],
  { cuts, found }: { readonly cuts: EdgeCut[]; readonly found: OnLine[] },
): void {
  for (let segment = 0; segment + 1 < line.length; segment++) {
    const [c, d] = [line[segment] ?? a, line[segment + 1] ?? a];
    const atFrom = nearestOn(c, d, a);
    if (atFrom.gap <= toleranceM) {
      found.push({ segment, share: atFrom.share, corner: edge.from });
      continue;
    }
    const touches =
      nearestOn(c, d, b).gap <= toleranceM ||
      nearestOn(a, b, c).gap <= toleranceM ||
      nearestOn(a, b, d).gap <= toleranceM;
    const crossing = touches ? undefined : crossingOf([a, b], [c, d]);
    if (!crossing) continue;
    const cut = { ...edge, share: crossing.ofEdge };
    cuts.push(cut);
    found.push({ segment, share: crossing.ofLine, corner: cut });
  }
}

function inOrder(corners: readonly LineCorner[], found: readonly OnLine[]): LineCorner[] {
  return corners.flatMap((corner, segment) => [
    corner,
    ...found
      .filter((one) => one.segment === segment)
      .toSorted((one, other) => one.share - other.share)
      .map((one) => one.corner),
  ]);
}

function planeAt([originX, originY]: Place): (place: Place) => Flat {
  const shrink = Math.cos((originY * Math.PI) / 180);
  return ([x, y]) => [(x - originX) * shrink * metresPerDegree, (y - originY) * metresPerDegree];
}

/** Whether an edge can lie near a line at all: of a long outline few do. */
function nearLine(line: readonly Place[]): (from: Place, to: Place) => boolean {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [west, east] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [south, north] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return ([x1, y1], [x2, y2]) =>
    Math.min(x1, x2) <= east && Math.max(x1, x2) >= west && Math.min(y1, y2) <= north && Math.max(y1, y2) >= south;
}

function distance([x1, y1]: Flat, [x2, y2]: Flat): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The place of a straight edge that is nearest to a point: how far away, and which part of the edge lies before it. */
function nearestOn(from: Flat, to: Flat, point: Flat): { readonly gap: number; readonly share: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, along / square));
  return { gap: distance(point, [from[0] + share * dx, from[1] + share * dy]), share };
}

function crossingOf(
  [a, b]: FlatEdge,
  [c, d]: FlatEdge,
): { readonly ofEdge: number; readonly ofLine: number } | undefined {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const [lx, ly] = [d[0] - c[0], d[1] - c[1]];
  const across = ex * ly - ey * lx;
  if (across === 0) return undefined;
  const [x, y] = [c[0] - a[0], c[1] - a[1]];
  const ofEdge = (x * ly - y * lx) / across;
  const ofLine = (x * ey - y * ex) / across;
  const isWithin = ofEdge > 0 && ofEdge < 1 && ofLine > 0 && ofLine < 1;
  return isWithin ? { ofEdge, ofLine } : undefined;
}
