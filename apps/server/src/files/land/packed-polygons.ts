import type { MultiPolygonCoordinates } from './land-file.ts';
import type { Ring } from './source-layer.ts';

/** Polygons of many parcels in four flat arrays, which cross from one process to another as they are. */
export interface PackedPolygons {
  coordinates: Float64Array<ArrayBuffer>;
  /** Numbers of coordinates, two per point, of each ring. */
  ringLengths: Uint32Array<ArrayBuffer>;
  ringsOfPolygon: Uint32Array<ArrayBuffer>;
  polygonsOfParcel: Uint32Array<ArrayBuffer>;
}

export function packPolygons(parcels: readonly (readonly (readonly Ring[])[])[]): PackedPolygons {
  const polygons = parcels.flat();
  const rings = polygons.flat();
  const coordinates = new Float64Array(rings.reduce((total, ring) => total + ring.length, 0));
  let at = 0;
  for (const ring of rings) {
    coordinates.set(ring, at);
    at += ring.length;
  }
  return {
    coordinates,
    ringLengths: Uint32Array.from(rings, (ring) => ring.length),
    ringsOfPolygon: Uint32Array.from(polygons, (polygon) => polygon.length),
    polygonsOfParcel: Uint32Array.from(parcels, (parcel) => parcel.length),
  };
}

/** Gives the rings of the polygons of the i-th parcel, as they lie in the packed array. */
export function ringReader(packed: PackedPolygons): (parcel: number) => Ring[][] {
  const polygonStarts = startsOf(packed.polygonsOfParcel);
  const ringStarts = startsOf(packed.ringsOfPolygon);
  const coordinateStarts = startsOf(packed.ringLengths);
  const ringAt = (ring: number): Ring => {
    const start = coordinateStarts[ring] ?? 0;
    return packed.coordinates.subarray(start, start + (packed.ringLengths[ring] ?? 0));
  };
  const polygonAt = (polygon: number): Ring[] =>
    range(ringStarts[polygon] ?? 0, packed.ringsOfPolygon[polygon] ?? 0).map(ringAt);
  return (parcel) => range(polygonStarts[parcel] ?? 0, packed.polygonsOfParcel[parcel] ?? 0).map(polygonAt);
}

/** The same as lists of points; together they would take ten times the memory. */
export function coordinatesOf(polygons: readonly (readonly Ring[])[]): MultiPolygonCoordinates {
  return polygons.map((rings) => rings.map(pointsOf));
}

function pointsOf(ring: Ring): number[][] {
  return Array.from({ length: ring.length / 2 }, (_, point) => [ring[point * 2] ?? 0, ring[point * 2 + 1] ?? 0]);
}

function startsOf(sizes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(sizes.length);
  for (let index = 1; index < sizes.length; index++) starts[index] = (starts[index - 1] ?? 0) + (sizes[index - 1] ?? 0);
  return starts;
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, index) => start + index);
}
