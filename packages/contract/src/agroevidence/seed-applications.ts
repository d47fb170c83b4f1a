import { cultivationRoles, mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, MultiPolygon, paged } from '../shapes.ts';
import { Crop } from './crops.ts';
import { DrawnOutline } from './drawn-outline.ts';
import { CropId, CultivationId, ParcelId } from './agroevidence.ids.ts';

export const CultivationRole = z.enum(cultivationRoles);
export type CultivationRole = z.infer<typeof CultivationRole>;

/** A crop on a parcel or a part of it, from a day to a day; a crop over several parcels is one of each. */
export const SeedApplication = z
  .object({
    id: CultivationId,
    farmId: FarmId,
    parcelId: ParcelId,
    seed: z.object({ crop: Crop }),
    role: CultivationRole,
    /** Parts of a parcel are counted from 1. */
    part: z.int(),
    isWholeParcel: z.boolean(),
    hasOutline: z.boolean(),
    /** Hectares that it takes. */
    area: z.number(),
    sownOn: z.iso.date().nullable(),
    harvestedOn: z.iso.date().nullable(),
    /** The first day on which it stands; null where only its end is known. */
    validFrom: z.iso.date().nullable(),
    /** The first day on which it stands no more; null while no end is known. */
    validTo: z.iso.date().nullable(),
    version: z.int(),
  })
  .meta({ id: 'SeedApplication' });
export type SeedApplication = z.infer<typeof SeedApplication>;

export const ChangedSeedApplication = SeedApplication.extend({
  /** By which it can be undone; null where all was so already. */
  changeId: ChangeId.nullable(),
}).meta({ id: 'ChangedSeedApplication' });
export type ChangedSeedApplication = z.infer<typeof ChangedSeedApplication>;

export const RetractedSeedApplication = z.object({ changeId: ChangeId }).meta({ id: 'RetractedSeedApplication' });
export type RetractedSeedApplication = z.infer<typeof RetractedSeedApplication>;

/** The last time that nothing stands on a parcel, and what is planned for after it. */
export const StretchWithoutCrop = z
  .object({
    validFrom: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    planned: z.array(z.object({ seasonId: z.int(), crop: Crop })),
  })
  .meta({ id: 'StretchWithoutCrop' });
export type StretchWithoutCrop = z.infer<typeof StretchWithoutCrop>;

export const SeedApplicationOutline = z
  .object({
    type: z.literal('Feature'),
    id: CultivationId,
    /** Null of a part of which only the area is known. */
    geometry: MultiPolygon.nullable(),
    properties: z.object({ parcelId: ParcelId, part: z.int(), crop: Crop, area: z.number() }),
  })
  .meta({ id: 'SeedApplicationOutline' });
export type SeedApplicationOutline = z.infer<typeof SeedApplicationOutline>;

/** What to know before one crop is sown on some parcels at once. */
export const ParcelHint = z
  .object({
    code: z.enum(['PARCEL_HAS_CROP_SPLIT', 'PARCELS_NOT_ADJACENT', 'SINGLE_PARCEL_LPIS', 'DIFFERENT_LPIS_BLOCKS']),
    /** Those that it is said of; all of the choice where it is said of them together. */
    parcelIds: z.array(ParcelId),
  })
  .meta({ id: 'ParcelHint' });
export type ParcelHint = z.infer<typeof ParcelHint>;

const day = z.iso.date();
const placeFields = {
  part: z.int().min(1).max(mostParts),
  /** Hectares of a part without an outline. */
  area: z.number().positive().max(100_000).nullable(),
  geometry: DrawnOutline.nullable(),
};

export const NewSeedApplication = z
  .strictObject({
    cropId: CropId,
    role: CultivationRole.default('MAIN'),
    validFrom: day,
    validTo: day.nullable().default(null),
    sownOn: day.nullable().default(null),
    harvestedOn: day.nullable().default(null),
    part: placeFields.part.default(1),
    area: placeFields.area.default(null),
    geometry: placeFields.geometry.default(null),
  })
  .meta({ id: 'NewSeedApplication' });
export type NewSeedApplication = z.infer<typeof NewSeedApplication>;
/** As it may be sent: what is left out is as if nothing were known of it. */
export type SaidCultivation = z.input<typeof NewSeedApplication>;

/** What is not said stays. */
export const SeedApplicationChange = z
  .strictObject({
    cropId: CropId,
    role: CultivationRole,
    validFrom: day.nullable(),
    validTo: day.nullable(),
    sownOn: day.nullable(),
    harvestedOn: day.nullable(),
    ...placeFields,
  })
  .partial()
  .meta({ id: 'SeedApplicationChange' });
export type SeedApplicationChange = z.infer<typeof SeedApplicationChange>;

const parcelParam = z.object({ id: ParcelId });
const cultivationParam = z.object({ id: CultivationId });
const onDay = {
  /** The farm's today where nothing is said. */
  date: day.optional(),
  'parcel-ids': z.array(ParcelId).max(1000).optional(),
};

const refused = [
  'crop.notFound',
  'crop.retired',
  'parcel.retired',
  'cultivation.daysReversed',
  'cultivation.overlaps',
  'cultivation.tooLarge',
  'cultivation.outlineInvalid',
  'cultivation.outsideParcel',
] as const;

export const seedApplications = {
  ofParcel: endpoint('GET', '/parcels/{id}/seed-applications', {
    summary: 'What grew, grows and is entered to grow on a parcel, newest first',
    access: 'farm',
    permission: 'farm.read',
    params: parcelParam,
    query: z.object({ 'exclude-no-crop': z.boolean().default(false) }),
    response: z.array(SeedApplication),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  lastWithoutCrop: endpoint('GET', '/parcels/{id}/seed-applications/last-no-crop-with-planned', {
    summary:
      'The last time that nothing stands on a parcel, with what is planned for after it; null where there is none',
    access: 'farm',
    permission: 'farm.read',
    params: parcelParam,
    response: StretchWithoutCrop.nullable(),
    errors: ['parcel.notFound'],
  }),
  current: endpoint('GET', '/parcels/{id}/current-seed-application', {
    summary: 'What stands on a parcel today; null where nothing does',
    access: 'farm',
    permission: 'farm.read',
    params: parcelParam,
    response: SeedApplication.nullable(),
    errors: ['parcel.notFound'],
  }),
  outlines: endpoint('GET', '/seed-applications/geometry', {
    summary: 'Outlines of what stands on parcels on a day',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, ...onDay }),
    response: z.array(SeedApplicationOutline),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  atDate: endpoint('GET', '/seed-applications/at-date', {
    summary: 'What stands on parcels on a day',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, ...onDay }),
    response: z.array(SeedApplication),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  hints: endpoint('GET', '/seed-applications/hints', {
    summary: 'What to know before one crop is sown on some parcels at once',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ date: onDay.date, 'parcel-ids': z.array(ParcelId).min(1).max(200) }),
    response: z.array(ParcelHint),
    errors: ['parcel.notFound'],
  }),
  record: endpoint('POST', '/parcels/{id}/seed-applications', {
    summary: 'Record a crop on a parcel or a part of it; what stood in its place before ends on its first day',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: parcelParam,
    body: NewSeedApplication,
    response: ChangedSeedApplication,
    status: 201,
    errors: ['parcel.notFound', ...refused],
  }),
  change: endpoint('PATCH', '/seed-applications/{id}', {
    summary: 'Correct what was recorded of a crop on a parcel',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: cultivationParam,
    body: SeedApplicationChange,
    response: ChangedSeedApplication,
    errors: ['cultivation.notFound', 'record.changed', ...refused],
  }),
  end: endpoint('POST', '/seed-applications/{id}/end', {
    summary: 'Say from which day on a crop stands no more, and whether it was harvested',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: cultivationParam,
    body: z.strictObject({ on: day, isHarvested: z.boolean().default(true) }).meta({ id: 'SeedApplicationEnd' }),
    response: ChangedSeedApplication,
    errors: ['cultivation.notFound', 'record.changed', ...refused],
  }),
  retract: endpoint('POST', '/seed-applications/{id}/retract', {
    summary: 'Take back what was recorded by mistake; what it had put an end to goes on',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: cultivationParam,
    response: RetractedSeedApplication,
    errors: ['cultivation.notFound', 'parcel.retired', 'record.changed'],
  }),
};
