import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';

/** Around all that the changes were and are; undefined where that is nothing. */
export function boxOfChanges(changes: readonly LandChangeOutlines[]): BoundingBox | undefined {
  const outlines: readonly MultiPolygon[] = changes.flatMap(({ before, now, own }) => [...before, ...now, ...own]);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = west, lat = south] of outlines.flatMap(({ coordinates }) => coordinates.flat(2))) {
    [west, south] = [Math.min(west, lon), Math.min(south, lat)];
    [east, north] = [Math.max(east, lon), Math.max(north, lat)];
  }
  return west <= east ? [west, south, east, north] : undefined;
}
