import type { Extent } from './ground.ts';

export const tilePixels = 256;
export const deepestZoom = 20;
export const worldEdge = 20_037_508.342_789_244;

/** The square of one tile in EPSG:3857; undefined for a tile that does not exist. */
export function tileExtent(z: number, x: number, y: number): Extent | undefined {
  const count = 2 ** z;
  const isTile = [z, x, y].every((part) => Number.isInteger(part) && part >= 0);
  if (!isTile || z > deepestZoom || x >= count || y >= count) return undefined;
  const size = (2 * worldEdge) / count;
  return [-worldEdge + x * size, worldEdge - (y + 1) * size, -worldEdge + (x + 1) * size, worldEdge - y * size];
}
