import { recordSources } from '@brazda/domain/enumerations/record-source.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { BoundingBox, MultiPolygon, TriState } from '../shapes.ts';
import { Parcel } from './parcels.ts';
import { ParcelId } from './agroevidence.ids.ts';

/** Outline and attributes as they held from a day on. */
export const ParcelVersion = z
  .object({
    /** Null where the source did not say since when. */
    validFrom: z.iso.date().nullable(),
    /** The last day on which it held; null where it holds. */
    validTo: z.iso.date().nullable(),
    isCurrent: z.boolean(),
    blockNumber: z.string().nullable(),
    square: z.string().nullable(),
    officialArea: z.number().nullable(),
    computedArea: z.number(),
    landUseCode: z.string().nullable(),
    landUseName: z.string().nullable(),
    altitude: z.number().nullable(),
    slope: z.number().nullable(),
    nitrateVulnerable: TriState,
    zone: z.string().nullable(),
    geometry: MultiPolygon,
    boundingBox: BoundingBox,
  })
  .meta({ id: 'ParcelVersion' });
export type ParcelVersion = z.infer<typeof ParcelVersion>;

/** A parcel that has land in common with another, of which it became or which became of it. */
export const RelatedParcel = z
  .object({
    id: ParcelId,
    localName: z.string(),
    blockNumber: z.string().nullable(),
    square: z.string().nullable(),
    status: Parcel.shape.status,
    /** Hectares that went over from one to the other, and since when. */
    sharedArea: z.number(),
    since: z.iso.date().nullable(),
  })
  .meta({ id: 'RelatedParcel' });
export type RelatedParcel = z.infer<typeof RelatedParcel>;

export const ParcelLineage = z
  .object({ predecessors: z.array(RelatedParcel), successors: z.array(RelatedParcel) })
  .meta({ id: 'ParcelLineage' });
export type ParcelLineage = z.infer<typeof ParcelLineage>;

/** What the registry said of the parcel's block when the farm last took it. */
export const RegistryFacts = z
  .object({
    externalId: z.string().nullable(),
    blockNumber: z.string().nullable(),
    square: z.string().nullable(),
    officialArea: z.number().nullable(),
    landUseCode: z.string().nullable(),
    landUseName: z.string().nullable(),
    altitude: z.number().nullable(),
    slope: z.number().nullable(),
    nitrateVulnerable: TriState,
    zone: z.string().nullable(),
    validFrom: z.iso.date().nullable(),
    /** Where it came from: the source of the parcel, and the day for which the registry was asked, where it was. */
    source: z.enum(recordSources),
    validityDate: z.iso.date().nullable(),
    takenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RegistryFacts' });
export type RegistryFacts = z.infer<typeof RegistryFacts>;

const parcelParam = z.object({ id: ParcelId });
const ofParcel = { access: 'farm', permission: 'farm.read', params: parcelParam, errors: ['parcel.notFound'] } as const;

/** What was and what became of a parcel. */
export const parcelHistory = {
  versions: endpoint('GET', '/parcels/{id}/versions', {
    summary: 'All versions of a parcel with their outlines, the newest first',
    ...ofParcel,
    response: z.array(ParcelVersion),
  }),
  predecessors: endpoint('GET', '/parcels/{id}/predecessors', {
    summary: 'The parcels that a parcel came from, and those that came from it',
    ...ofParcel,
    response: ParcelLineage,
  }),
  registry: endpoint('GET', '/parcels/{id}/eagri', {
    summary: 'What the land registry says of a parcel, as the farm last took it',
    ...ofParcel,
    response: RegistryFacts,
  }),
};
