import type { BoundingBox } from '@brazda/contract/shapes.ts';

const boxes: Readonly<Record<string, BoundingBox>> = {
  CZ: [12.09, 48.55, 18.86, 51.06],
  SK: [16.83, 47.73, 22.57, 49.61],
  PL: [14.12, 49.0, 24.15, 54.84],
  HU: [16.11, 45.74, 22.9, 48.58],
  RO: [20.26, 43.62, 29.7, 48.27],
  ES: [-9.3, 36.0, 3.32, 43.79],
  LT: [20.95, 53.9, 26.84, 56.45],
};

/** Where the map of a farm without parcels begins. */
export function countryBox(countryCode: string): BoundingBox | undefined {
  return boxes[countryCode];
}
