import type { Coordinate } from 'ol/coordinate.js';
import type Geometry from 'ol/geom/Geometry.js';
import SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { Touch } from './map-part.ts';

/** The place on lines and edges that is nearest to a touch, within its reach; a corner within reach goes before an edge. */
export function nearestOfShapes(shapes: readonly Geometry[], { place, reach }: Touch): Coordinate | undefined {
  const corners = shapes.flatMap(cornersOf);
  const edges = shapes.map((shape) => shape.getClosestPoint(place));
  return nearest(corners, place, reach) ?? nearest(edges, place, reach);
}

function cornersOf(shape: Geometry): Coordinate[] {
  if (!(shape instanceof SimpleGeometry)) return [];
  const [flat, stride] = [shape.getFlatCoordinates(), shape.getStride()];
  return Array.from({ length: flat.length / stride }, (_, at) => [flat[at * stride] ?? 0, flat[at * stride + 1] ?? 0]);
}

function nearest(places: readonly Coordinate[], [x = 0, y = 0]: Coordinate, reach: number): Coordinate | undefined {
  let [best, gap]: [Coordinate | undefined, number] = [undefined, reach];
  for (const place of places) {
    const away = Math.hypot((place[0] ?? 0) - x, (place[1] ?? 0) - y);
    if (away <= gap) [best, gap] = [place, away];
  }
  return best;
}
