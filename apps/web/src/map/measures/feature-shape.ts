import type { DrawnFeature, LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import type { Coordinate } from 'ol/coordinate.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import { featureGeometry } from '../feature-geometry.ts';
import { degreesOf, inDegrees } from './measure-outline.ts';
import type { ShapeKind } from './measure-shape.ts';
import type { Outline } from './outline-corners.ts';

/** Lines, or an outline, with corners that can be moved on the map. */
interface FeatureShape {
  readonly kind: ShapeKind;
  readonly outline: Outline;
}

export function isLine({ type }: LandFeature['geometry']): boolean {
  return type.endsWith('LineString');
}

/** Water or a zone as the contract has it, in corners on the map. */
export function shapeOf(drawn: LandFeature['geometry']): FeatureShape {
  const geometry = featureGeometry(drawn);
  if (geometry instanceof LineString) return { kind: 'line', outline: [[geometry.getCoordinates()]] };
  if (geometry instanceof MultiLineString)
    return { kind: 'line', outline: geometry.getCoordinates().map((line) => [line]) };
  if (geometry instanceof Polygon) return { kind: 'polygon', outline: [opened(geometry.getCoordinates())] };
  if (geometry instanceof MultiPolygon)
    return { kind: 'polygon', outline: geometry.getCoordinates().map((rings) => opened(rings)) };
  return { kind: 'polygon', outline: [] };
}

function opened(rings: readonly (readonly Coordinate[])[]): readonly (readonly Coordinate[])[] {
  return rings.map((ring) => ring.slice(0, -1));
}

/** Corners on the map, in degrees as the contract has them. */
export function geometryOf({ kind, outline }: FeatureShape): DrawnFeature {
  if (kind === 'polygon') return { type: 'MultiPolygon', coordinates: degreesOf(outline) };
  const [first = [], ...others] = outline.flat().map((line) => line.map(inDegrees));
  return others.length === 0
    ? { type: 'LineString', coordinates: first }
    : { type: 'MultiLineString', coordinates: [first, ...others] };
}
