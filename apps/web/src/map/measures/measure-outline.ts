import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { Coordinate } from 'ol/coordinate.js';
import { toDegrees, toView } from '../projection.ts';
import { isCrossing, withoutRepeats } from './drawn-line.ts';
import { polygonMeasures } from './ellipsoid.ts';
import type { Outline } from './outline-corners.ts';

export interface OutlineMeasures {
  /** Undefined of one that crosses itself or has too few corners. */
  readonly areaHa: number | undefined;
  readonly isCrossing: boolean;
}

/** Of rings with more corners only the server looks whether they cross: it would take longer than a hand moves. */
const mostComparedCorners = 800;

/** How much land lies within an outline on the map. */
export function measureOutline(outline: Outline): OutlineMeasures {
  const rings = outline.map((polygon) => polygon.map((ring) => withoutRepeats(ring, true)));
  const crosses = rings.flat().some((ring) => ring.length <= mostComparedCorners && isCrossing(ring));
  if (crosses || rings.flat().some((ring) => ring.length < 3)) return { areaHa: undefined, isCrossing: crosses };
  const areaM2 = rings.reduce((sum, [outer = [], ...holes]) => {
    return sum + sizeOf(outer) - holes.reduce((taken, hole) => taken + sizeOf(hole), 0);
  }, 0);
  return { areaHa: hectares(areaM2), isCrossing: false };
}

function sizeOf(ring: readonly Coordinate[]): number {
  return Math.abs(polygonMeasures(ring.map(toDegrees)).areaM2);
}

/** An outline in degrees, as the contract has it, as corners on the map. */
export function cornersOf({ coordinates }: MultiPolygon): Outline {
  return coordinates.map((polygon) =>
    polygon.map((ring) => ring.slice(0, -1).map(([lon = 0, lat = 0]) => toView(lon, lat))),
  );
}

type Degrees = [longitude: number, latitude: number];

/** Corners on the map in degrees, each ring closed. */
export function degreesOf(outline: Outline): Degrees[][][] {
  return outline.map((polygon) => polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(inDegrees)));
}

export function inDegrees(place: Coordinate): Degrees {
  const { lon, lat } = toDegrees(place);
  return [lon, lat];
}
