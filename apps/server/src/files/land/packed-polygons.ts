import type { MultiPolygonCoordinates } from './land-file.ts';
import type { Ring } from './source-layer.ts';

/** Polygons of many parcels in four flat arrays, which cross from a thread to another without being copied. */
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

export function unpackPolygons(packed: PackedPolygons): MultiPolygonCoordinates[] {
  const { coordinates } = packed;
  let at = 0;
  const rings = Array.from(packed.ringLengths, (length) => {
    const ring = new Array<number[]>(length / 2);
    for (let point = 0; point < ring.length; point++, at += 2)
      ring[point] = [coordinates[at] ?? 0, coordinates[at + 1] ?? 0];
    return ring;
  });
  return inGroups(inGroups(rings, packed.ringsOfPolygon), packed.polygonsOfParcel);
}

export function buffersOf({
  coordinates,
  ringLengths,
  ringsOfPolygon,
  polygonsOfParcel,
}: PackedPolygons): ArrayBuffer[] {
  return [coordinates.buffer, ringLengths.buffer, ringsOfPolygon.buffer, polygonsOfParcel.buffer];
}

function inGroups<T>(items: readonly T[], sizes: Uint32Array): T[][] {
  let at = 0;
  return Array.from(sizes, (size) => items.slice(at, (at += size)));
}
