import { areaSources } from '@brazda/domain/enumerations/area-source.ts';
import { referenceSources } from '@brazda/domain/enumerations/reference-source.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, MultiPolygon, BoundingBox, personText, Severity } from '../shapes.ts';
import { Farm } from './farms.ts';

/** Something to tell about a land file: of one parcel (its row in the file) or of the whole. Words by `landFile.<code>`. */
export const LandProblem = z
  .object({
    code: z.string(),
    severity: Severity,
    row: z.int().nullable(),
    parcel: z.string().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'LandProblem' });
export type LandProblem = z.infer<typeof LandProblem>;

export const LandColumn = z
  .object({ name: z.string(), type: z.string(), samples: z.array(z.string()) })
  .meta({ id: 'LandColumn' });

export const LandLayer = z
  .object({
    name: z.string(),
    parcels: z.int(),
    isKnownSchema: z.boolean(),
    isChosen: z.boolean(),
    columns: z.array(LandColumn),
  })
  .meta({ id: 'LandLayer' });

export const CoordinateSystem = z
  .object({
    code: z.string(),
    name: z.string(),
    epsg: z.int().nullable(),
    /** Whence it is known: the file says so, it was recognised by where the coordinates lie, or somebody chose it. */
    source: z.enum(referenceSources),
    assumptions: z.array(z.string()),
  })
  .meta({ id: 'CoordinateSystem' });

/** A parcel of a land file on a map, before it is imported. */
export const LandOutline = z
  .object({
    /** Its row in the file, as problems name it. */
    row: z.int(),
    name: z.string().nullable(),
    /** Hectares: the official area where there is one, else the computed one. */
    areaHa: z.number(),
    /** Simplified, for a small map. */
    geometry: MultiPolygon,
    /** A point inside it: longitude, latitude. */
    label: z.tuple([z.number(), z.number()]),
  })
  .meta({ id: 'LandOutline' });
export type LandOutline = z.infer<typeof LandOutline>;

/** The truth about a land file before it is imported: 1 valid, -1 invalid, and why. */
export const LandFileReport = z
  .object({
    validation: z.union([z.literal(1), z.literal(-1)]),
    parcels: z.int(),
    skipped: z.int(),
    /** Ellipsoidal area of all parcels in hectares, and the sum of the official areas where the file has them. */
    computedAreaHa: z.number(),
    officialAreaHa: z.number().nullable(),
    boundingBox: BoundingBox.nullable(),
    coordinateSystem: CoordinateSystem.nullable(),
    encoding: z.string().nullable(),
    schema: z.string().nullable(),
    needsNameColumn: z.boolean(),
    layers: z.array(LandLayer),
    problems: z.array(LandProblem),
    /** How many problems there are in all; the list is cut where there are very many. */
    problemCount: z.int(),
    outlines: z.array(LandOutline),
  })
  .meta({ id: 'LandFileReport' });
export type LandFileReport = z.infer<typeof LandFileReport>;

/** What a land file leaves open: which of several layers, which column names the parcels, in which coordinates it is, whose areas hold. */
export const landFileChoice = {
  layer: z.string().max(200).optional(),
  'name-column': z.string().max(100).optional(),
  /** EPSG code to read the coordinates by, whatever the file says of them. */
  'coordinate-system': z.int().min(1).max(999_999).optional(),
  /** `COMPUTED` leaves out the official areas of the file: its parcels have that of their outlines only. */
  'area-source': z.enum(areaSources).optional(),
};

export type LandFileChoice = Partial<z.output<z.ZodObject<typeof landFileChoice>>>;

const FarmName = personText(200);

/** The farm as registered, and where its import can be followed. */
export const RegisteredFarm = Farm.extend({ importId: z.int().nullable() }).meta({ id: 'RegisteredFarm' });
export type RegisteredFarm = z.infer<typeof RegisteredFarm>;

export const registration = {
  empty: endpoint('POST', '/registration/empty', {
    summary: 'Create a farm without parcels',
    access: 'user',
    limit: { calls: 60, seconds: 3600 },
    creates: true,
    body: z.strictObject({ farmName: FarmName, countryCode: CountryCode }),
    response: RegisteredFarm,
    status: 201,
    errors: ['country.unsupported'],
  }),
  eagri: endpoint('POST', '/registration/eagri', {
    summary: 'Create a farm and begin to import its blocks from the land registry, as signed in by eagri-auth',
    access: 'user',
    limit: { calls: 60, seconds: 3600 },
    creates: true,
    body: z.strictObject({ farmName: FarmName, countryCode: z.literal('CZ') }),
    response: RegisteredFarm,
    status: 201,
    errors: ['eagri.notConnected', 'eagri.notSignedIn'],
  }),
  validateShapefile: endpoint('POST', '/registration/shapefile/validate', {
    summary: 'Read a land file and say what is in it; nothing is kept',
    access: 'user',
    limit: { calls: 60, seconds: 600 },
    query: z.object({ countryCode: CountryCode, ...landFileChoice }),
    file: 'lpisFile',
    response: LandFileReport,
    errors: ['country.unsupported', 'landFile.missing', 'landFile.busy', 'request.tooLarge'],
  }),
  shapefile: endpoint('POST', '/registration/shapefile', {
    summary: 'Create a farm and begin to import its parcels from a land file',
    access: 'user',
    limit: { calls: 60, seconds: 3600 },
    creates: true,
    query: z.object({ countryCode: CountryCode, farmName: FarmName, ...landFileChoice }),
    file: 'lpisFile',
    response: RegisteredFarm,
    status: 201,
    errors: ['country.unsupported', 'landFile.missing', 'landFile.invalid', 'landFile.busy', 'request.tooLarge'],
  }),
};
