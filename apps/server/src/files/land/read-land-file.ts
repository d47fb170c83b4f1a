import type { LandFile, LandFileRequest, OutlinesAhead } from './land-file.ts';
import { coordinatesOf, ringReader } from './packed-polygons.ts';
import { readPackedLandFile, type PackedLandFile, type PackedOutlinesAhead } from './read-packed-land-file.ts';
import { writeMultiPolygonWkb } from './well-known-binary.ts';

export type { LandFile, LandFileRequest, LandLayer, LandParcel } from './land-file.ts';
export { LandFileError, type LandProblem } from './land-problems.ts';

/**
 * Reads an uploaded land file: a shapefile (zipped), GeoJSON, KML or GeoPackage. Throws nothing but LandFileError.
 * Runs in the calling process; what strangers upload goes through readInWorker.
 */
export async function readLandFile(request: LandFileRequest): Promise<LandFile> {
  return unpackLandFile(await readPackedLandFile(request));
}

export function unpackLandFile(packed: PackedLandFile): LandFile {
  const { geometry, parcels, ...file } = packed;
  const ringsOf = ringReader(geometry);
  const unpacked = parcels.map((parcel, index) => ({
    ...parcel,
    get polygons() {
      return coordinatesOf(ringsOf(index));
    },
    get wkb() {
      return writeMultiPolygonWkb(ringsOf(index));
    },
  }));
  return { ...file, origin: packed, parcels: unpacked };
}

export function unpackAhead({ geometry, ...ahead }: PackedOutlinesAhead): OutlinesAhead {
  const ringsOf = ringReader(geometry);
  return { ...ahead, wkb: (index) => writeMultiPolygonWkb(ringsOf(index)) };
}
