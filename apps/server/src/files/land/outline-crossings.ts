import { visitPairs } from './overlapping-boxes.ts';
import type { Ring } from './source-layer.ts';

export interface CrossingLimits {
  readonly crossings: number;
  /** Pairs of edges whose boxes touch: what the repair of an outline has to look at. */
  readonly edgePairs: number;
}

export interface Crossings {
  readonly crossings: number;
  readonly edgePairs: number;
  /** Whether counting ended early, because there are more than may be. */
  readonly isTooMany: boolean;
}

/** Comparisons of boxes that finding a pair may take, and those that an outline takes where nothing crosses. */
const stepsPerPair = 16;
const stepsPerEdge = 200;

/** Counts where the edges of closed rings cross or lie on each other, no further than the limits go. */
export function countCrossings(rings: readonly Ring[], limits: CrossingLimits): Crossings {
  const edges = edgesOf(rings);
  const steps = { left: limits.edgePairs * stepsPerPair + (edges.length / 4) * stepsPerEdge };
  let crossings = 0;
  let edgePairs = 0;
  const isWhole = visitPairs(boxesOf(edges), steps, (a, b) => {
    edgePairs++;
    if (areCrossing(edges, a * 4, b * 4)) crossings++;
    return crossings <= limits.crossings && edgePairs <= limits.edgePairs;
  });
  return { crossings, edgePairs, isTooMany: !isWhole };
}

/** Both ends of each edge, one after the other, so that neighbours stay neighbours. */
function edgesOf(rings: readonly Ring[]): Float64Array {
  const edges = new Float64Array(4 * rings.reduce((total, ring) => total + Math.max(0, ring.length / 2 - 1), 0));
  let at = 0;
  for (const ring of rings) {
    for (let corner = 0; corner + 3 < ring.length; corner += 2)
      for (let value = corner; value < corner + 4; value++) edges[at++] = ring[value] ?? 0;
  }
  return edges;
}

function boxesOf(edges: Float64Array): Float64Array {
  const boxes = new Float64Array(edges.length);
  for (let at = 0; at < edges.length; at += 4) {
    boxes[at] = Math.min(edges[at] ?? 0, edges[at + 2] ?? 0);
    boxes[at + 1] = Math.min(edges[at + 1] ?? 0, edges[at + 3] ?? 0);
    boxes[at + 2] = Math.max(edges[at] ?? 0, edges[at + 2] ?? 0);
    boxes[at + 3] = Math.max(edges[at + 1] ?? 0, edges[at + 3] ?? 0);
  }
  return boxes;
}

/** Edges that only share an end do not cross, nor do two that are the same: those cost nobody anything. */
function areCrossing(edges: Float64Array, one: number, other: number): boolean {
  const isFirstShared = areSame(edges, one, other) || areSame(edges, one, other + 2);
  const isSecondShared = areSame(edges, one + 2, other) || areSame(edges, one + 2, other + 2);
  if (isFirstShared && isSecondShared) return false;
  if (isFirstShared) return isBackwards(edges, one, one + 2, other);
  if (isSecondShared) return isBackwards(edges, one + 2, one, other);
  return !isBeside(edges, one, other) && !isBeside(edges, other, one);
}

/** Whether an edge lies wholly on one side of the line through another. */
function isBeside(edges: Float64Array, line: number, edge: number): boolean {
  const side = sideOf(edges, line, edge);
  return side !== 0 && side === sideOf(edges, line, edge + 2);
}

/** On which side of an edge's line a point lies: 1 left, -1 right, 0 on it. */
function sideOf(edges: Float64Array, line: number, point: number): number {
  const x = edges[line] ?? 0;
  const y = edges[line + 1] ?? 0;
  const along = ((edges[line + 2] ?? 0) - x) * ((edges[point + 1] ?? 0) - y);
  return Math.sign(along - ((edges[line + 3] ?? 0) - y) * ((edges[point] ?? 0) - x));
}

function areSame(edges: Float64Array, point: number, other: number): boolean {
  return edges[point] === edges[other] && edges[point + 1] === edges[other + 1];
}

/** Whether another edge that begins or ends where this one does runs along it in the same line. */
function isBackwards(edges: Float64Array, shared: number, end: number, other: number): boolean {
  const far = areSame(edges, shared, other) ? other + 2 : other;
  const x = edges[shared] ?? 0;
  const y = edges[shared + 1] ?? 0;
  const dx = (edges[end] ?? 0) - x;
  const dy = (edges[end + 1] ?? 0) - y;
  const farX = (edges[far] ?? 0) - x;
  const farY = (edges[far + 1] ?? 0) - y;
  return dx * farY - dy * farX === 0 && dx * farX + dy * farY > 0;
}
