import { groundScale } from './projection.ts';

/** A parcel as a point of the map. */
export interface Spot {
  readonly id: number;
  /** Metres of the map. */
  readonly x: number;
  readonly y: number;
  readonly areaHa: number;
  readonly color: string | null;
}

/** Parcels that lie together and are too small to be seen one by one. */
export interface Cluster {
  /** Where its largest parcel lies. */
  readonly x: number;
  readonly y: number;
  readonly spots: readonly Spot[];
  readonly areaHa: number;
}

/** What of the land cannot be seen by its outlines at a scale. */
export interface Scatter {
  readonly clusters: readonly Cluster[];
  readonly dots: readonly Spot[];
}

/** Within this many pixels of its largest parcel land is told as one. */
export const clusterPixels = 50;
/** The side in pixels below which an outline cannot be seen. */
export const smallestSide = 6;
/** Land of this many pixels is seen as land even if its parcels are not told apart, as long as they are not dust. */
const visibleLand = 90;
const dustSide = 2;

/** The side that a square of a parcel's area has on screen, in pixels. */
export function sideOnScreen(areaHa: number, metresPerPixel: number): number {
  return Math.sqrt(Math.max(0, areaHa) * 10_000) / metresPerPixel;
}

/**
 * Clustering. Gathers what is too small at a resolution: a group into a cluster, what lies alone or among visible land
 * into a dot.
 */
export function gather(spots: readonly Spot[], resolution: number): Scatter {
  const clusters: Cluster[] = [];
  const dots: Spot[] = [];
  for (const group of groupsWithin(largestFirst(spots), clusterPixels * resolution)) {
    const [first] = group;
    if (!first) continue;
    if (group.length > 1 && !isSeenAsLand(group, resolution)) {
      const areaHa = group.reduce((sum, spot) => sum + spot.areaHa, 0);
      clusters.push({ x: first.x, y: first.y, spots: group, areaHa });
    } else {
      dots.push(...group.filter((spot) => sideOf(spot, resolution) < smallestSide));
    }
  }
  return { clusters, dots };
}

function sideOf({ areaHa, y }: Spot, resolution: number): number {
  return sideOnScreen(areaHa, resolution * groundScale(y));
}

function isSeenAsLand(group: readonly Spot[], resolution: number): boolean {
  const pixels = group.reduce((sum, spot) => sum + sideOf(spot, resolution) ** 2, 0);
  const meanSide = Math.sqrt(pixels / group.length);
  return meanSide >= smallestSide || (pixels >= visibleLand && meanSide >= dustSide);
}

const cellsAcross = 2 ** 26;

/** A cell of the ground as one whole number, of which a map finds thousands faster than of texts. */
function cellKey(column: number, row: number): number {
  return column * cellsAcross + row;
}

/** The largest first, as they are gathered: what is in this order already is put in it quickly. */
export function largestFirst(spots: readonly Spot[]): readonly Spot[] {
  return spots.toSorted((one, other) => other.areaHa - one.areaHa);
}

/** Something at a point of the map. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where each spot lies among others: those of one cell follow each other from its first on. */
interface Cells {
  /** The last of each cell, by its place among the spots. */
  readonly last: ReadonlyMap<number, number>;
  /** The one before it in the same cell, or -1. */
  readonly before: Int32Array;
}

function laidInCells(spots: readonly Point[], reach: number): Cells {
  const last = new Map<number, number>();
  const before = new Int32Array(spots.length);
  for (const [at, { x, y }] of spots.entries()) {
    const key = cellKey(Math.floor(x / reach), Math.floor(y / reach));
    before[at] = last.get(key) ?? -1;
    last.set(key, at);
  }
  return { last, before };
}

/** Each group is the first that is left, and all that lie around it; their middles are apart by the reach. */
export function groupsWithin<P extends Point>(spots: readonly P[], reach: number): readonly (readonly P[])[] {
  const { last, before } = laidInCells(spots, reach);
  const isTaken = new Uint8Array(spots.length);
  const found: (readonly P[])[] = [];
  for (const [at, middle] of spots.entries()) {
    if (isTaken[at] === 1) continue;
    isTaken[at] = 1;
    const group = [middle];
    const [column, row] = [Math.floor(middle.x / reach), Math.floor(middle.y / reach)];
    for (let cell = 0; cell < 9; cell += 1) {
      const key = cellKey(column + (cell % 3) - 1, row + Math.floor(cell / 3) - 1);
      for (let other = last.get(key) ?? -1; other >= 0; other = before[other] ?? -1) {
        const spot = spots[other];
        if (isTaken[other] === 1 || !spot || !isWithin(spot, middle, reach)) continue;
        isTaken[other] = 1;
        group.push(spot);
      }
    }
    found.push(group);
  }
  return found;
}

function isWithin({ x, y }: Point, middle: Point, reach: number): boolean {
  return (x - middle.x) ** 2 + (y - middle.y) ** 2 <= reach ** 2;
}
