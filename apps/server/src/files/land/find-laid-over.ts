import { nearToEachOther } from './near-to-each-other.ts';
import { visitPairs } from './overlapping-boxes.ts';
import { boxAround } from './ring-boxes.ts';
import { signedArea } from './ring-repair.ts';
import { flipInside, type PointGrid } from './ring-sides.ts';
import type { Ring } from './source-layer.ts';

type Polygons = readonly (readonly Ring[])[];
type Box = readonly [west: number, south: number, east: number, north: number];

/** Two parcels, by their places in what was given, of which a good part of one lies in the other. */
export interface LaidOver {
  readonly one: number;
  readonly other: number;
}

const mostPairs = 1_000;
const mostBoxes = 20_000_000;
/** Edges that are looked at, of all outlines together. */
const mostEdges = 100_000_000;
/** An outline is judged by as many points in its box each way, of those that lie in it. */
const pointsEachWay = 6;
/** Fewer say nothing: it is a strip across its box. */
const fewestPoints = 4;
/** Neighbours share slivers; whoever shares this much is drawn over the other. */
const laidOverShare = 0.2;

/**
 * The parcels of a file that lie over each other, found by points spread over them: an estimate, for a warning. As many as
 * are worth telling, and as far as a reasonable time goes.
 */
export function findLaidOver(parcels: readonly Polygons[]): LaidOver[] {
  const outlines = parcels.map(outlineOf);
  const order = nearToEachOther(outlines.map(({ box }) => box));
  const effort = { edges: mostEdges };
  const found: LaidOver[] = [];
  visitPairs(Float64Array.from(order.flatMap((at) => outlines[at]?.box ?? [])), { left: mostBoxes }, (a, b) => {
    const [one = 0, other = 0] = [order[a], order[b]].sort((x = 0, y = 0) => x - y);
    const [first, second] = [outlines[one], outlines[other]];
    if (first && second && (liesOver(first, second, effort) || liesOver(second, first, effort)))
      found.push({ one, other });
    return found.length < mostPairs && effort.edges > 0;
  });
  return found;
}

interface Outline {
  readonly polygons: Polygons;
  readonly box: Box;
  readonly area: number;
  /** Points spread over it, once somebody has asked. */
  points?: SpreadPoints;
}

function outlineOf(polygons: Polygons): Outline {
  const area = polygons.reduce((sum, [ring]) => sum + (ring ? Math.abs(signedArea(ring)) / 2 : 0), 0);
  return { polygons, box: boxAround(polygons.flatMap((rings) => rings.slice(0, 1))), area };
}

/** Of most neighbours the boxes alone tell that they share too little. */
function liesOver(one: Outline, other: Outline, effort: Effort): boolean {
  if (sharedArea(one.box, other.box) < one.area * laidOverShare) return false;
  one.points ??= spread(one, effort);
  const { grid, isInside, count } = one.points;
  if (count < fewestPoints) return false;
  const isInOther = pointsWithin(grid, other, effort);
  return isInside.reduce((sum, is, at) => sum + (is & (isInOther[at] ?? 0)), 0) >= count * laidOverShare;
}

function sharedArea([west, south, east, north]: Box, [w, s, e, n]: Box): number {
  return Math.max(0, Math.min(east, e) - Math.max(west, w)) * Math.max(0, Math.min(north, n) - Math.max(south, s));
}

interface SpreadPoints {
  readonly grid: PointGrid;
  /** 1 for each point that lies in the outline. */
  readonly isInside: Uint8Array;
  readonly count: number;
}

interface Effort {
  edges: number;
}

/** Points spread evenly over an outline. */
function spread(outline: Outline, effort: Effort): SpreadPoints {
  const [west, south, east, north] = outline.box;
  const steps = Array.from({ length: pointsEachWay }, (_, step) => (step + 0.5) / pointsEachWay);
  const xs = Float64Array.from(steps, (step) => west + step * (east - west));
  const ys = Float64Array.from(steps, (step) => south + step * (north - south));
  const isInside = pointsWithin({ xs, ys }, outline, effort);
  return { grid: { xs, ys }, isInside, count: isInside.reduce((sum, is) => sum + is, 0) };
}

function pointsWithin(grid: PointGrid, { polygons }: Outline, effort: Effort): Uint8Array {
  const isWithin = new Uint8Array(grid.xs.length * grid.ys.length);
  for (const rings of polygons) {
    const isInPolygon = new Uint8Array(isWithin.length);
    for (const ring of rings) {
      effort.edges -= ring.length / 2;
      flipInside(ring, grid, isInPolygon);
    }
    for (let at = 0; at < isWithin.length; at++) isWithin[at] = (isWithin[at] ?? 0) | (isInPolygon[at] ?? 0);
  }
  return isWithin;
}
