import type { MultiPolygon } from '@brazda/contract/shapes.ts';

type Ring = MultiPolygon['coordinates'][number][number];

/** Positive where the ring runs against the clock. */
export function signedArea(ring: Ring): number {
  let doubled = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    doubled += x1 * y2 - x2 * y1;
  }
  return doubled / 2;
}

/** The ring with the clock, or against it. */
export function turned(ring: Ring, isClockwise: boolean): Ring {
  return signedArea(ring) < 0 === isClockwise ? ring : ring.toReversed();
}

/** West, south, east, north. */
export function extentOf({ coordinates }: MultiPolygon): readonly [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of coordinates) {
    for (const [x = 0, y = 0] of outer) {
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  }
  return [west, south, east, north];
}
