import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import GeoJSON from 'ol/format/GeoJSON.js';
import GeometryCollection from 'ol/geom/GeometryCollection.js';
import type Geometry from 'ol/geom/Geometry.js';
import { viewProjection } from './projection.ts';

const format = new GeoJSON({ featureProjection: viewProjection });

/** What was drawn, in degrees as the contract has it, in metres of the map. */
export function featureGeometry(drawn: LandFeature['geometry']): Geometry {
  return format.readGeometry(drawn) ?? new GeometryCollection([]);
}
