import { LAND_LIMITS } from './land-limits.ts';
import { LandFileError } from './land-problems.ts';
import { earlierBoxes } from './overlapping-boxes.ts';
import type { Ring } from './source-layer.ts';

type Polygons = readonly (readonly Ring[])[];

const mostSteps = 100_000_000;

/**
 * The parcels that lie on too many others, where the file has too many that lie on each other: whoever compares parcels by
 * place takes the square of those. Throws LandFileError where that alone cannot be found out in a reasonable time.
 */
export function findPiledUp(parcels: readonly Polygons[]): Set<number> {
  const boxes = parcels.map(boxOf);
  const order = nearToEachOther(boxes);
  const earlier = earlierBoxes(Float64Array.from(order.flatMap((index) => boxes[index] ?? [])));
  const { parcelsUnderOne, parcelPairs, parcelPairsPerParcel } = LAND_LIMITS;
  let pairsLeft = parcelPairs + parcelPairsPerParcel * parcels.length;
  const steps = { left: mostSteps };
  const isOut = new Uint8Array(order.length);
  for (const at of order.keys()) {
    const most = Math.max(parcelsUnderOne, pairsLeft);
    let pairs = 0;
    earlier.visitBefore(at, steps, (other) => {
      if (isOut[other] === 0) pairs++;
      return pairs <= most;
    });
    if (steps.left < 0) throw new LandFileError('landFile.tooHard');
    if (pairs > most) isOut[at] = 1;
    else pairsLeft -= pairs;
  }
  return new Set(order.filter((_, at) => isOut[at] === 1));
}

function boxOf(polygons: Polygons): number[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outline] of polygons) {
    for (let at = 0; outline && at + 1 < outline.length; at += 2) {
      const x = outline[at] ?? 0;
      const y = outline[at + 1] ?? 0;
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return [west, south, east, north];
}

const cells = 1024;

/** Positions in an order in which neighbours on the ground are mostly neighbours. */
function nearToEachOther(boxes: readonly number[][]): number[] {
  const places = boxes.map(([west = 0, south = 0]) => [west, south] as const);
  const [minX, maxX] = extent(places.map(([x]) => x));
  const [minY, maxY] = extent(places.map(([, y]) => y));
  const keys = places.map(([x, y]) => interleaved(cellOf(x, minX, maxX), cellOf(y, minY, maxY)));
  return [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  );
}

function cellOf(value: number, min: number, max: number): number {
  return max > min ? Math.floor(((value - min) / (max - min)) * (cells - 1)) : 0;
}

/** The bits of both numbers in turns: numbers near each other on both axes stay near each other. */
function interleaved(x: number, y: number): number {
  let key = 0;
  for (let bit = 0; bit < 10; bit++) key += (((x >> bit) & 1) + 2 * ((y >> bit) & 1)) * 4 ** bit;
  return key;
}
