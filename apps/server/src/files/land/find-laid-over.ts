import { nearToEachOther } from './near-to-each-other.ts';
import { visitPairs } from './overlapping-boxes.ts';
import { boxAround } from './ring-boxes.ts';
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
  const boxes = parcels.map((polygons) => boxAround(polygons.flatMap((rings) => rings.slice(0, 1))));
  const order = nearToEachOther(boxes);
  const effort = { edges: mostEdges };
  const pointsOf = new Map<number, readonly Point[]>();
  const found: LaidOver[] = [];
  const liesOver = (one: number, other: number): boolean => {
    const points = pointsOf.get(one) ?? spread(parcels[one] ?? [], boxes[one], effort);
    pointsOf.set(one, points);
    return points.length >= fewestPoints && shareWithin(points, parcels[other] ?? [], boxes[other], effort) >= laidOverShare;
  };
  visitPairs(Float64Array.from(order.flatMap((at) => boxes[at] ?? [])), { left: mostBoxes }, (a, b) => {
    const [one = 0, other = 0] = [order[a], order[b]].sort((x = 0, y = 0) => x - y);
    if (liesOver(one, other) || liesOver(other, one)) found.push({ one, other });
    return found.length < mostPairs && effort.edges > 0;
  });
  return found;
}

type Point = readonly [x: number, y: number];

interface Effort {
  edges: number;
}

/** Points spread evenly over an outline. */
function spread(polygons: Polygons, box: Box | undefined, effort: Effort): Point[] {
  if (!box) return [];
  const [west, south, east, north] = box;
  const steps = Array.from({ length: pointsEachWay }, (_, step) => (step + 0.5) / pointsEachWay);
  const points = steps.flatMap((x) => steps.map((y): Point => [west + x * (east - west), south + y * (north - south)]));
  return points.filter((point) => isInside(point, polygons, effort));
}

function shareWithin(points: readonly Point[], polygons: Polygons, box: Box | undefined, effort: Effort): number {
  if (!box) return 0;
  const [west, south, east, north] = box;
  const near = points.filter(([x, y]) => x >= west && x <= east && y >= south && y <= north);
  // Where too few can lie in it, none need be looked at.
  if (near.length < points.length * laidOverShare) return 0;
  return near.filter((point) => isInside(point, polygons, effort)).length / points.length;
}

function isInside([x, y]: Point, polygons: Polygons, effort: Effort): boolean {
  const isWithin = (ring: Ring): boolean => {
    effort.edges -= ring.length / 2;
    return sideOf(ring, x, y) > 0;
  };
  return polygons.some(([outline, ...holes]) => outline !== undefined && isWithin(outline) && !holes.some(isWithin));
}
