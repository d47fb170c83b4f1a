import type { ReferenceSource } from '@brazda/domain/enumerations/reference-source.ts';
import type { AreaSource } from '@brazda/domain/enumerations/area-source.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { LandAssumption, LandProblem } from './land-problems.ts';

export interface LandFileRequest {
  bytes: Uint8Array;
  fileName: string;
  /** ISO 3166 alpha-2 of the farm: decides the datum shift of S-JTSK, the default encoding and where land may lie. */
  countryCode: string;
  /** Name of a layer as `LandFile.layers` has it, when the file holds several. */
  layer?: string;
  /** Column whose text becomes the parcel's local name. */
  nameColumn?: string;
  /** EPSG code by which the coordinates are read, whatever the file says of them. */
  coordinateSystem?: number;
  /** Whether parcels get the official areas that the file says; they do where nothing is chosen. */
  areaSource?: AreaSource;
}

export interface LandColumn {
  name: string;
  type: 'TEXT' | 'NUMBER' | 'DATE' | 'BOOLEAN';
  /** Up to three different values, as text. */
  samples: string[];
}

export interface LandLayer {
  name: string;
  parcels: number;
  columns: LandColumn[];
  isKnownSchema: boolean;
  chosen: boolean;
}

export interface LandCoordinateSystem {
  /** `known`: polygons are longitude/latitude. `transformed-later`: they are as in the file, the database transforms. */
  kind: 'known' | 'transformed-later';
  code: 'WGS84' | 'ETRS89' | 'S-JTSK' | 'WEB_MERCATOR' | 'OTHER';
  name: string;
  epsg: number | null;
  wkt: string | null;
  source: ReferenceSource;
  assumptions: LandAssumption[];
}

export type LandSchemaId = 'CZ_DPB' | 'CZ_DECLARATION' | 'SK_BOUNDARY' | 'SK_BLOCK' | 'UNKNOWN';

export interface LandParcelAttributes {
  /** Position in the file, from 1. */
  row: number;
  name: string | null;
  blockNumber: string | null;
  square: string | null;
  landUseCode: string | null;
  landUseName: string | null;
  officialAreaHa: number | null;
  /** YYYY-MM-DD */
  validFrom: string | null;
  altitudeM: number | null;
  slopeDegrees: number | null;
  nitrateVulnerable: TriState;
  zone: string | null;
  cadastralUnit: string | null;
  externalId: string | null;
  /** The parcel that it was exported as, where it is an export of ours; whose, it does not say. */
  parcelId: number | null;
  cropCode: string | null;
  cropName: string | null;
  declaredYear: number | null;
  /** Who uses the land, as the register has it (a number in Czechia, a name in Slovakia). */
  landUser: string | null;
}

/** GeoJSON MultiPolygon coordinates: closed rings, outer ones counter-clockwise, holes clockwise. */
export type MultiPolygonCoordinates = number[][][][];

export interface PackedLandParcel extends LandParcelAttributes {
  /** What judging its outlines costs the database, counted in points. */
  effort: number;
  /** Square metres on the ellipsoid, of outlines as they were read; null where the database has to place or to measure them. */
  areaM2: number | null;
}

export interface LandParcel extends PackedLandParcel {
  /** Unpacked each time it is asked for. */
  readonly polygons: MultiPolygonCoordinates;
  /** The same as the database takes it, written each time it is asked for. */
  readonly wkb: Uint8Array<ArrayBuffer>;
}

export interface LandFile {
  /** The same object each time that what was read once is given again. */
  readonly origin: object;
  layers: LandLayer[];
  coordinateSystem: LandCoordinateSystem;
  encoding: string | null;
  parcels: LandParcel[];
  /** What is told of it: the gravest, where there is more than anybody would read. */
  problems: LandProblem[];
  /** How much there is to tell, and how many parcels were left out: of all of it. */
  problemCount: number;
  skipped: number;
  schema: LandSchemaId;
  /** True when nothing in the file says what a parcel is called, so that the user has to pick a column. */
  needsNameColumn: boolean;
}

/** Some outlines, in degrees, of a file that is still being read: as they will be in it, unless they are left out yet. */
export interface OutlinesAhead {
  readonly rows: readonly number[];
  /** How many parcels the file has at most. */
  readonly parcelsOfFile: number;
  /** Square metres of each; null where the database has to measure it. */
  readonly areasM2: readonly (number | null)[];
  /** WKB of the i-th of them, written each time it is asked for. */
  readonly wkb: (index: number) => Uint8Array;
}

/** Hears of outlines before their file is read to its end, so that work on them can begin. */
export type HearAhead = (ahead: OutlinesAhead) => void;

/** Reads a land file whole. Throws LandFileError. */
export type ReadLandFile = (request: LandFileRequest, hearAhead?: HearAhead) => Promise<LandFile>;
