import type { MultiPolygonCoordinates } from './land-file.ts';
import type { Ring } from './source-layer.ts';

/** Polygons of many parcels in four flat arrays, which cross from one process to another as they are. */
export interface PackedPolygons extends PolygonSizes {
  coordinates: Float64Array<ArrayBuffer>;
}

/** How the coordinates of many parcels fall into rings, polygons and parcels. */
export interface PolygonSizes {
  /** Numbers of coordinates, two per point, of each ring. */
  ringLengths: Uint32Array<ArrayBuffer>;
  ringsOfPolygon: Uint32Array<ArrayBuffer>;
  polygonsOfParcel: Uint32Array<ArrayBuffer>;
}

export type ParcelRings = readonly (readonly Ring[])[];

export function packPolygons(parcels: readonly ParcelRings[]): PackedPolygons {
  const sizes = sizesOf(parcels);
  const [coordinates = new Float64Array()] = piecesOfCoordinates(parcels, countCoordinates(sizes));
  return { ...sizes, coordinates };
}

export function sizesOf(parcels: readonly ParcelRings[]): PolygonSizes {
  const polygons = parcels.flat();
  const rings = polygons.flat();
  return {
    ringLengths: Uint32Array.from(rings, (ring) => ring.length),
    ringsOfPolygon: Uint32Array.from(polygons, (polygon) => polygon.length),
    polygonsOfParcel: Uint32Array.from(parcels, (parcel) => parcel.length),
  };
}

/** The coordinates of all rings one after the other, in pieces of at most so many; each is gone when the next is made. */
export function* piecesOfCoordinates(
  parcels: readonly ParcelRings[],
  most: number,
): Generator<Float64Array<ArrayBuffer>> {
  const piece = new Float64Array(most);
  let filled = 0;
  for (const ring of parcels.flat(2)) {
    for (let taken = 0; taken < ring.length;) {
      const part = ring.subarray(taken, taken + most - filled);
      piece.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled < most) continue;
      yield piece;
      filled = 0;
    }
  }
  // A copy: what crosses to another process is all that lies behind an array.
  if (filled > 0) yield piece.slice(0, filled);
}

/** Puts together again what came in pieces, in their order; `undefined` as long as there is more to come. */
export function gatherPolygons(sizes: PolygonSizes): (piece: Float64Array) => PackedPolygons | undefined {
  const coordinates = new Float64Array(countCoordinates(sizes));
  let at = 0;
  return (piece) => {
    coordinates.set(piece, at);
    at += piece.length;
    return at < coordinates.length ? undefined : { ...sizes, coordinates };
  };
}

function countCoordinates({ ringLengths }: PolygonSizes): number {
  return ringLengths.reduce((total, length) => total + length, 0);
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
