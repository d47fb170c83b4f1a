import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';

/** Around all of some outlines; undefined where that is nothing. */
export function boxOfOutlines(outlines: readonly MultiPolygon[]): BoundingBox | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = west, lat = south] of outlines.flatMap(({ coordinates }) => coordinates.flat(2))) {
    [west, south] = [Math.min(west, lon), Math.min(south, lat)];
    [east, north] = [Math.max(east, lon), Math.max(north, lat)];
  }
  return west <= east ? [west, south, east, north] : undefined;
}
