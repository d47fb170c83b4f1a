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
    for (let corner = 0; corner + 3 < ring.length; corner += 2, at += 4)
      edges.set(ring.subarray(corner, corner + 4), at);
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
  const ax = edges[one] ?? 0;
  const ay = edges[one + 1] ?? 0;
  const bx = edges[one + 2] ?? 0;
  const by = edges[one + 3] ?? 0;
  const cx = edges[other] ?? 0;
  const cy = edges[other + 1] ?? 0;
  const dx = edges[other + 2] ?? 0;
  const dy = edges[other + 3] ?? 0;
  const isFirstShared = (ax === cx && ay === cy) || (ax === dx && ay === dy);
  const isSecondShared = (bx === cx && by === cy) || (bx === dx && by === dy);
  if (isFirstShared && isSecondShared) return false;
  const c = sideOf(ax, ay, bx, by, cx, cy);
  const d = sideOf(ax, ay, bx, by, dx, dy);
  if (isFirstShared || isSecondShared) return c === 0 && d === 0 && isBackwards(isFirstShared, edges, one, other);
  if (c === d && c !== 0) return false;
  const a = sideOf(cx, cy, dx, dy, ax, ay);
  return a === 0 || a !== sideOf(cx, cy, dx, dy, bx, by);
}

function sideOf(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** Whether the second of two edges in one line, which share an end, runs back over the first. */
function isBackwards(isFirstShared: boolean, edges: Float64Array, one: number, other: number): boolean {
  const at = isFirstShared ? one : one + 2;
  const away = isFirstShared ? one + 2 : one;
  const isSameStart = edges[other] === edges[at] && edges[other + 1] === edges[at + 1];
  const far = isSameStart ? other + 2 : other;
  const x = edges[at] ?? 0;
  const y = edges[at + 1] ?? 0;
  const along =
    ((edges[away] ?? 0) - x) * ((edges[far] ?? 0) - x) + ((edges[away + 1] ?? 0) - y) * ((edges[far + 1] ?? 0) - y);
  return along > 0;
}
