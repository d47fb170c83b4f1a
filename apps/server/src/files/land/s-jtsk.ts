import { krovakPlacer, type DatumShift, type PlaceKrovak } from './krovak.ts';
import { MODIFIED_ORIGIN, unbend } from './modified-krovak.ts';
import type { Ring } from './source-layer.ts';

export type SJtskCountry = 'CZ' | 'SK';

/** EPSG:5239 and EPSG:4836. One set for both countries would be two metres off in the other one. */
const DATUM_SHIFTS: Readonly<Record<SJtskCountry, DatumShift>> = {
  CZ: [572.213, 85.334, 461.94, 4.9732, 1.529, 5.2484, 3.5378],
  SK: [485.021, 169.465, 483.839, 7.786342, 4.397554, 4.102655, 0],
};
const placers: Readonly<Record<SJtskCountry, PlaceKrovak>> = {
  CZ: krovakPlacer(DATUM_SHIFTS.CZ),
  SK: krovakPlacer(DATUM_SHIFTS.SK),
};

/** Distance to the west and to the south of the system's origin: the only two ranges, and they do not meet. */
const WESTING = { least: 150_000, most: 915_000 };
const SOUTHING = { least: 920_000, most: 1_345_000 };

/** The border between Czechia and Slovakia from south to north, by eye to about 5 km: longitude at latitude. */
const BORDER: readonly (readonly [latitude: number, longitude: number])[] = [
  [48.6, 16.95],
  [48.85, 17.15],
  [48.9, 17.6],
  [49.05, 18.1],
  [49.3, 18.4],
  [49.5, 18.75],
];

/**
 * How a file writes S-JTSK: 5514 has (-westing, -southing), older files the positive pair in either order. The modified
 * grid of S-JTSK/05 has five million metres more of each, so that its numbers cannot be those of the plain one.
 */
export interface SJtskAxes {
  isSouthingFirst: boolean;
  isPositive: boolean;
  isModified: boolean;
}

export function sJtskAxes(x: number, y: number): SJtskAxes | null {
  const isPositive = x > 0;
  if (isPositive !== y > 0) return null;
  const isModified = Math.abs(x) > MODIFIED_ORIGIN && Math.abs(y) > MODIFIED_ORIGIN;
  const [first, second] = isModified ? [Math.abs(x) - MODIFIED_ORIGIN, Math.abs(y) - MODIFIED_ORIGIN] : [x, y];
  if (isWithin(WESTING, first) && isWithin(SOUTHING, second)) return { isSouthingFirst: false, isPositive, isModified };
  if (isWithin(SOUTHING, first) && isWithin(WESTING, second)) return { isSouthingFirst: true, isPositive, isModified };
  return null;
}

/** The country whose datum shift fits best where the land lies. */
export function sJtskCountryAt(x: number, y: number, axes: SJtskAxes): SJtskCountry {
  const point = Float64Array.of(x, y);
  sJtskToWgs84(point, axes, 'CZ');
  const [longitude = 0, latitude = 0] = point;
  return longitude > borderAt(latitude) ? 'SK' : 'CZ';
}

/** Turns S-JTSK into WGS84 longitude and latitude, in place. */
export function sJtskToWgs84(ring: Ring, { isSouthingFirst, isModified }: SJtskAxes, country: SJtskCountry): void {
  const place = isModified ? modified(placers[country]) : placers[country];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const first = Math.abs(ring[at] ?? 0);
    const second = Math.abs(ring[at + 1] ?? 0);
    if (isSouthingFirst) place(first, second, ring, at);
    else place(second, first, ring, at);
  }
}

/** The same for the grid of S-JTSK/05. */
function modified(place: PlaceKrovak): PlaceKrovak {
  return (southing, westing, ring, at) => {
    const [plainSouthing, plainWesting] = unbend(southing - MODIFIED_ORIGIN, westing - MODIFIED_ORIGIN);
    place(plainSouthing, plainWesting, ring, at);
  };
}

function borderAt(latitude: number): number {
  const [first, last] = [BORDER[0], BORDER.at(-1)];
  if (!first || !last || latitude <= first[0]) return first?.[1] ?? 0;
  for (const [index, [north, longitude]] of BORDER.entries()) {
    const below = BORDER[index - 1];
    if (!below || latitude > north) continue;
    return below[1] + ((latitude - below[0]) / (north - below[0])) * (longitude - below[1]);
  }
  return last[1];
}

function isWithin({ least, most }: { least: number; most: number }, value: number): boolean {
  const size = Math.abs(value);
  return size >= least && size <= most;
}
