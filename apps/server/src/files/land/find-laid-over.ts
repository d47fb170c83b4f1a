import { nearToEachOther } from './near-to-each-other.ts';
import { visitPairs } from './overlapping-boxes.ts';
import { boxAround } from './ring-boxes.ts';
import { signedArea } from './ring-repair.ts';
import { sideOf } from './ring-sides.ts';
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
  points?: readonly Point[];
}

function outlineOf(polygons: Polygons): Outline {
  const area = polygons.reduce((sum, [ring]) => sum + (ring ? Math.abs(signedArea(ring)) / 2 : 0), 0);
  return { polygons, box: boxAround(polygons.flatMap((rings) => rings.slice(0, 1))), area };
}

/** Of most neighbours the boxes alone tell that they share too little. */
function liesOver(one: Outline, other: Outline, effort: Effort): boolean {
  if (sharedArea(one.box, other.box) < one.area * laidOverShare) return false;
  one.points ??= spread(one, effort);
  const { length } = one.points;
  return length >= fewestPoints && countWithin(one.points, other, effort) >= length * laidOverShare;
}

function sharedArea([west, south, east, north]: Box, [w, s, e, n]: Box): number {
  return Math.max(0, Math.min(east, e) - Math.max(west, w)) * Math.max(0, Math.min(north, n) - Math.max(south, s));
}

type Point = readonly [x: number, y: number];

interface Effort {
  edges: number;
}

/** Points spread evenly over an outline. */
function spread({ polygons, box: [west, south, east, north] }: Outline, effort: Effort): Point[] {
  const steps = Array.from({ length: pointsEachWay }, (_, step) => (step + 0.5) / pointsEachWay);
  const points = steps.flatMap((x) => steps.map((y): Point => [west + x * (east - west), south + y * (north - south)]));
  return points.filter((point) => isInside(point, polygons, effort));
}

function countWithin(points: readonly Point[], { polygons, box }: Outline, effort: Effort): number {
  const [west, south, east, north] = box;
  const near = points.filter(([x, y]) => x >= west && x <= east && y >= south && y <= north);
  return near.filter((point) => isInside(point, polygons, effort)).length;
}

function isInside([x, y]: Point, polygons: Polygons, effort: Effort): boolean {
  const isWithin = (ring: Ring): boolean => {
    effort.edges -= ring.length / 2;
    return sideOf(ring, x, y) > 0;
  };
  return polygons.some(([outline, ...holes]) => outline !== undefined && isWithin(outline) && !holes.some(isWithin));
}
