import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { signedArea } from '../land/ring-repair.ts';
import type { Ring } from '../land/source-layer.ts';

type Coordinates = MultiPolygon['coordinates'][number][number];

/** A ring as what reads land files and measures outlines has it: coordinates one after the other. */
export function packedRing(ring: Coordinates): Ring {
  return Float64Array.from(ring.flatMap(([x = 0, y = 0]) => [x, y]));
}

/** The ring with the clock, or against it. */
export function turned(ring: Coordinates, isClockwise: boolean): Coordinates {
  return signedArea(packedRing(ring)) < 0 === isClockwise ? ring : ring.toReversed();
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
