import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BoundingBox, ChangeId, FarmId, MultiPolygon, paged, personText, RecordStatus, TriState } from '../shapes.ts';
import { Crop } from './crops.ts';
import { ClimateRegion, parcelFilters, parcelOrder } from './parcel-filters.ts';
import { CenterId, ParcelId, ZoneId } from './agroevidence.ids.ts';

/** A crop of a parcel that is divided, with the hectares of its land that it takes. */
export const CropShare = z.object({ crop: Crop, area: z.number() }).meta({ id: 'CropShare' });
export type CropShare = z.infer<typeof CropShare>;

export const Parcel = z
  .object({
    id: ParcelId,
    farmId: FarmId,
    localName: z.string(),
    blockNumber: z.string().nullable(),
    square: z.string().nullable(),
    /** Hectares: the official area where there is one, else the computed one. */
    area: z.number(),
    officialArea: z.number().nullable(),
    computedArea: z.number(),
    /** The day from which this outline holds; null where the source does not say. */
    validFrom: z.iso.date().nullable(),
    status: RecordStatus,
    /** The application zone, as the registry names it. */
    zone: z.string().nullable(),
    /** What the farm itself has made of it: see `centers` and `zones`. */
    center: z.object({ centerId: CenterId }).nullable(),
    zoneIds: z.array(ZoneId),
    /** The cadastral unit in which it lies, as the farm says it; null where nobody has. */
    cadastralUnit: z.string().nullable(),
    /** The first digit of the code of its soil (BPEJ), as the farm says it; null where nobody has. */
    climateRegion: ClimateRegion.nullable(),
    nitrateVulnerable: TriState,
    eagri: z.object({
      landUseCode: z.string().nullable(),
      landUseName: z.string().nullable(),
      altitude: z.number().nullable(),
      slope: z.number().nullable(),
    }),
    /** What stands there, of a parcel that is divided what stands on the largest of its parts; null where nothing is known. */
    seedApplication: z
      .object({
        validFrom: z.iso.date().nullable(),
        seed: z.object({ crop: Crop }),
        /** That it is what the official plan says of a season of which nothing is recorded. */
        isPlanned: z.literal(true).optional(),
        /**
         * Of a parcel that is divided all its crops, the main one first: together at most its area, and what they leave has
         * none. Left out where one crop takes all of it.
         */
        shares: z.array(CropShare).optional(),
      })
      .nullable(),
    boundingBox: BoundingBox,
    /** How often its record was written: a change may say by `If-Match` on which of these it stands. */
    version: z.int(),
  })
  .meta({ id: 'Parcel' });
export type Parcel = z.infer<typeof Parcel>;

export const ParcelDetail = Parcel.extend({ geometry: MultiPolygon }).meta({ id: 'ParcelDetail' });
export type ParcelDetail = z.infer<typeof ParcelDetail>;

const mostZones = 50;

/** What is not named stays as it is. */
export const ParcelChange = z
  .strictObject({
    name: personText(200).optional(),
    /** Null takes it out of its centre. */
    center: z.strictObject({ centerId: CenterId.nullable() }).optional(),
    /** All that it lies in. */
    zoneIds: z.array(ZoneId).max(mostZones).optional(),
    /** Null takes it back. */
    cadastralUnit: personText(200).nullable().optional(),
    /** Null takes it back. */
    climateRegion: ClimateRegion.nullable().optional(),
  })
  .meta({ id: 'ParcelChange' });
export type ParcelChange = z.infer<typeof ParcelChange>;

export const ParcelSuggestion = z
  .object({
    id: ParcelId,
    blockNumber: z.string().nullable(),
    localName: z.string(),
    area: z.number(),
    lat: z.number(),
    lon: z.number(),
  })
  .meta({ id: 'ParcelSuggestion' });
export type ParcelSuggestion = z.infer<typeof ParcelSuggestion>;

/** What the map draws of a parcel; tiles carry the same properties. */
export const ParcelFeature = z
  .object({
    type: z.literal('Feature'),
    id: ParcelId,
    geometry: MultiPolygon,
    properties: z.object({
      name: z.string(),
      block_nr: z.string().nullable(),
      area: z.number(),
      crop_id: z.int().nullable(),
      /** `#rrggbb`, or null where no crop is known. */
      color: z.string().nullable(),
      /** A point inside the parcel for its label: longitude, latitude. */
      label: z.tuple([z.number(), z.number()]),
      /** Where crops of their own stand on parts of it that have outlines. */
      parts: z.array(
        z.object({
          part: z.int(),
          area: z.number(),
          crop_id: z.int().nullable(),
          color: z.string().nullable(),
          geometry: MultiPolygon,
        }),
      ),
    }),
  })
  .meta({ id: 'ParcelFeature' });
export type ParcelFeature = z.infer<typeof ParcelFeature>;

/** Where a parcel lies and how much land it is: what is drawn of it from far away. */
export const ParcelPoint = z
  .object({
    id: ParcelId,
    lon: z.number(),
    lat: z.number(),
    area: z.number(),
    /** `#rrggbb`, or null where no crop is known. */
    color: z.string().nullable(),
  })
  .meta({ id: 'ParcelPoint' });
export type ParcelPoint = z.infer<typeof ParcelPoint>;

/** A parcel as it is after a change, and which revisions of the map lie around that change. */
export const ChangedParcel = ParcelDetail.extend({
  /** Whoever knows the map at `before` knows it at `after` with this change; else others have changed something too. */
  revision: z.object({ before: z.int(), after: z.int() }),
  /** By which it can be undone; null where it was so already. */
  changeId: ChangeId.nullable(),
}).meta({ id: 'ChangedParcel' });
export type ChangedParcel = z.infer<typeof ChangedParcel>;

const parcelParam = z.object({ id: ParcelId });

export const parcels = {
  list: endpoint('GET', '/parcels', {
    summary: 'Parcels of the farms',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      ...paged,
      ...parcelFilters,
      ...parcelOrder,
    }),
    response: z.array(Parcel),
    counted: true,
    errors: ['division.notFound'],
  }),
  map: endpoint('GET', '/parcels/map', {
    summary: 'Parcels of the farms as GeoJSON features for the map',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(ParcelFeature),
    counted: true,
    requestHeaders: { 'if-none-match': 'The ETag of the answer that the caller has' },
    answerHeaders: { etag: 'Changes with the revision of the farms and with the day there' },
    emptyAnswers: { 304: 'The caller has it already' },
  }),
  points: endpoint('GET', '/parcels/points', {
    summary: 'A point in each parcel of the farms with its area and the colour of its crop, without outlines',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(ParcelPoint),
    counted: true,
  }),
  suggestions: endpoint('GET', '/parcels/suggestions', {
    summary:
      'Parcels whose name or block number contains the text; accents and case do not matter. Where there are none, those that contain it but for a letter or two',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ search: z.string().max(200) }),
    response: z.array(ParcelSuggestion),
    counted: true,
  }),
  read: endpoint('GET', '/parcels/{id}', {
    summary: 'One parcel with its outline',
    access: 'farm',
    permission: 'farm.read',
    params: parcelParam,
    response: ParcelDetail,
    errors: ['parcel.notFound'],
  }),
  change: endpoint('PATCH', '/parcels/{id}', {
    summary: 'Change the name of a parcel, its centre or its zones',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: parcelParam,
    body: ParcelChange,
    response: ChangedParcel,
    errors: ['parcel.notFound', 'parcel.retired', 'division.notFound', 'record.changed'],
  }),
};
