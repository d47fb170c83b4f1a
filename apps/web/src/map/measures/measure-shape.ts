import { hectares } from '@brazda/domain/measures.ts';
import type { Coordinate } from 'ol/coordinate.js';
import { toDegrees } from '../projection.ts';
import { isCrossing, withoutRepeats } from './drawn-line.ts';
import { lineLength, polygonMeasures } from './ellipsoid.ts';

export type ShapeKind = 'line' | 'polygon';

export interface ShapeMeasures {
  /** Of a line its length, of a polygon all around it. */
  readonly lengthM: number;
  /** Undefined for what has none: a line, and a polygon that crosses itself or has no three corners. */
  readonly areaHa: number | undefined;
  readonly isCrossing: boolean;
}

/** Measures what was drawn on the map as it lies on the ground. */
export function measureShape(kind: ShapeKind, points: readonly Coordinate[]): ShapeMeasures {
  const kept = withoutRepeats(points, kind === 'polygon');
  const places = kept.map(toDegrees);
  if (kind === 'line' || kept.length < 3) return { lengthM: lineLength(places), areaHa: undefined, isCrossing: false };
  const { perimeterM, areaM2 } = polygonMeasures(places);
  const crosses = isCrossing(kept);
  return { lengthM: perimeterM, areaHa: crosses ? undefined : hectares(Math.abs(areaM2)), isCrossing: crosses };
}
