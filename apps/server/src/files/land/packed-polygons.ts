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

/** Gives the polygons of the i-th parcel; they are made anew each time, for together they take ten times the memory. */
export function polygonReader(packed: PackedPolygons): (parcel: number) => MultiPolygonCoordinates {
  const polygonStarts = startsOf(packed.polygonsOfParcel);
  const ringStarts = startsOf(packed.ringsOfPolygon);
  const coordinateStarts = startsOf(packed.ringLengths);
  const ringAt = (ring: number): number[][] => {
    const start = coordinateStarts[ring] ?? 0;
    return Array.from({ length: (packed.ringLengths[ring] ?? 0) / 2 }, (_, point) => {
      const at = start + point * 2;
      return [packed.coordinates[at] ?? 0, packed.coordinates[at + 1] ?? 0];
    });
  };
  const polygonAt = (polygon: number): number[][][] =>
    range(ringStarts[polygon] ?? 0, packed.ringsOfPolygon[polygon] ?? 0).map(ringAt);
  return (parcel) => range(polygonStarts[parcel] ?? 0, packed.polygonsOfParcel[parcel] ?? 0).map(polygonAt);
}

function startsOf(sizes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(sizes.length);
  for (let index = 1; index < sizes.length; index++) starts[index] = (starts[index - 1] ?? 0) + (sizes[index - 1] ?? 0);
  return starts;
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, index) => start + index);
}
