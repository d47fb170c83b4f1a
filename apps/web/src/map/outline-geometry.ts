import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import { toView } from './projection.ts';

/** An outline in degrees, as the contract has it, in metres of the map. */
export function outlineGeometry({ coordinates }: Outline): MultiPolygon {
  const flat: number[] = [];
  const ends = coordinates.map((polygon) =>
    polygon.map((ring) => {
      for (const [lon = 0, lat = 0] of ring) flat.push(...toView(lon, lat));
      return flat.length;
    }),
  );
  return new MultiPolygon(flat, 'XY', ends);
}
