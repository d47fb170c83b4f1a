import type { BoundingBox } from '@brazda/contract/shapes.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import type { Coordinate } from 'ol/coordinate.js';
import type { Extent } from 'ol/extent.js';

export const viewProjection = 'EPSG:3857';

const earthRadiusM = 6_378_137;
const steepestLat = 85.051129;

/** Degrees as the contract has them to metres of the map. */
export function toView(lon: number, lat: number): [number, number] {
  const within = Math.max(-steepestLat, Math.min(steepestLat, lat));
  const x = (lon * Math.PI * earthRadiusM) / 180;
  const y = Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360)) * earthRadiusM;
  return [x, y];
}

export function toDegrees([x = 0, y = 0]: Coordinate): Coordinates {
  return {
    lon: ((x / earthRadiusM) * 180) / Math.PI,
    lat: (Math.atan(Math.sinh(y / earthRadiusM)) * 180) / Math.PI,
  };
}

export function toViewExtent([west, south, east, north]: BoundingBox): Extent {
  return [...toView(west, south), ...toView(east, north)];
}

/** How many metres of the ground one metre of the map stands for at this height of the map. */
export function groundScale(viewY: number): number {
  return 1 / Math.cosh(viewY / earthRadiusM);
}

/** The square of the first eccentricity of the WGS 84 ellipsoid. */
const eccentricity2 = 0.006_694_379_990_141_317;

/**
 * The same on the ellipsoid, where it differs somewhat from north to south and from east to west: the mean of both, by
 * which areas are true. What is drawn to a scale is measured by this.
 */
export function ellipsoidScale(viewY: number): number {
  const sine = Math.tanh(viewY / earthRadiusM);
  return (groundScale(viewY) * Math.sqrt(1 - eccentricity2)) / (1 - eccentricity2 * sine ** 2);
}
