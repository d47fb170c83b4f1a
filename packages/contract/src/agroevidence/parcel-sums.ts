import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BoundingBox, Color, TriState } from '../shapes.ts';
import { parcelFilters, parcelOrder } from './parcel-filters.ts';
import { ParcelId } from './agroevidence.ids.ts';

const sum = { count: z.int(), /** Hectares. */ area: z.number() };

export const LandUseSum = z
  .object({
    /** By which lists are filtered: the code, or the name where the source gave no code; null where neither is known. */
    key: z.string().nullable(),
    code: z.string().nullable(),
    name: z.string().nullable(),
    ...sum,
  })
  .meta({ id: 'LandUseSum' });
export type LandUseSum = z.infer<typeof LandUseSum>;

export const CropSum = z
  .object({
    /** Null where no crop is known. */
    crop: z.object({ id: z.int().nullable(), name: z.string(), color: Color.nullable() }).nullable(),
    ...sum,
  })
  .meta({ id: 'CropSum' });
export type CropSum = z.infer<typeof CropSum>;

/** The land of a cadastral unit, as the farm calls it. */
export const CadastralUnitSum = z
  .object({ name: z.string(), ...sum, boundingBox: BoundingBox })
  .meta({ id: 'CadastralUnitSum' });
export type CadastralUnitSum = z.infer<typeof CadastralUnitSum>;

export const ParcelStatistics = z
  .object({
    ...sum,
    /** Hectares of those whose official area is known, and how many these are. */
    officialArea: z.number(),
    officialCount: z.int(),
    computedArea: z.number(),
    /** The largest first; those of which it is not known last. */
    byCrop: z.array(CropSum),
    byLandUse: z.array(LandUseSum),
    byNitrate: z.array(z.object({ nitrateVulnerable: TriState, ...sum })),
  })
  .meta({ id: 'ParcelStatistics' });
export type ParcelStatistics = z.infer<typeof ParcelStatistics>;

/** What is said of many parcels at once. */
export const parcelSums = {
  ids: endpoint('GET', '/parcels/ids', {
    summary: 'The ids of all parcels that a filter leaves, in the order of the list',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...parcelFilters, ...parcelOrder }),
    response: z.array(ParcelId),
    counted: true,
    errors: ['division.notFound'],
  }),
  statistics: endpoint('GET', '/parcels/statistics', {
    summary:
      'How many parcels a filter leaves and how much land they are, in all and by crop, land use and nitrate zone',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(parcelFilters),
    response: ParcelStatistics,
    errors: ['division.notFound'],
  }),
  excel: endpoint('GET', '/parcels/excel', {
    summary: 'All parcels that a filter leaves as a spreadsheet, in the order of the list',
    access: 'farm',
    permission: 'farm.read',
    limit: { calls: 60, seconds: 60 },
    query: z.object({ ...parcelFilters, ...parcelOrder }),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['division.notFound'],
  }),
  landUse: endpoint('GET', '/parcels/land-use', {
    summary: 'What the parcels of the farms are used for, the largest first',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(LandUseSum),
    counted: true,
  }),
  cadastralUnits: endpoint('GET', '/parcels/cadastral-units', {
    summary: 'In which cadastral units the parcels of the farms lie, by their names, and where each of them is',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(CadastralUnitSum),
    counted: true,
  }),
};
