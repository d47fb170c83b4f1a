import { amountBases } from '@brazda/domain/enumerations/action.ts';
import { deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions, materialUnits } from '@brazda/domain/enumerations/material.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MultiPolygon } from '../shapes.ts';
import { ActionId, CropId, MaterialId, ParcelId } from './agroevidence.ids.ts';
import { mostMaterials, mostTargets } from '@brazda/domain/enumerations/action.ts';
import { largestAction } from './action-records.ts';
import { DrawnOutline } from './drawn-outline.ts';
import { LandFormat } from './parcel-export.ts';
import { FoundOfMaterial, RestrictionFinding, Vote } from './restriction-shapes.ts';

const day = z.iso.date();
const mostHectares = 100_000;
const mostAmount = 10_000_000;
const mostOrganisms = 10;
const longestCode = 60;

/** What is to be done: to bring materials onto the land, to harvest, mow or graze it, or to go there for other work. */
const question = {
  work: z.enum(['APPLICATION', 'HARVEST', 'ENTRY']).default('APPLICATION'),
  day,
  /** When it begins; null is any time of the day. */
  startedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  /** The crop that it counts to; without it the one that stands there, or is planned to come. */
  cropId: CropId.nullable().default(null),
  timing: z.enum(deductionVariants).nullable().default(null),
  /** Percent less drift; null is none. */
  driftReduction: z.literal(driftReductions).nullable().default(null),
  /** Litres of water for a hectare; null where nobody says. */
  water: z.number().positive().max(10_000).nullable().default(null),
  targets: z
    .array(
      z.strictObject({
        parcelId: ParcelId,
        /** Hectares; without it all of the parcel. What is drawn is measured instead, and cut by the parcel. */
        area: z.number().positive().max(mostHectares).nullable().default(null),
        /** The part of it that is worked, where one is drawn: what is left is counted and drawn within it. */
        geometry: DrawnOutline.nullable().default(null),
        /** BBCH. */
        growthStage: z.int().min(0).max(99).nullable().default(null),
        /** The first digit of the code of its soil (BPEJ); without it as it is kept with the parcel. */
        climateRegion: z.int().min(0).max(9).nullable().default(null),
      }),
    )
    .min(1)
    .max(mostTargets)
    .refine((targets) => new Set(targets.map(({ parcelId }) => parcelId)).size === targets.length),
  materials: z
    .array(
      z.strictObject({
        materialId: MaterialId,
        value: z.number().positive().max(mostAmount),
        unit: z.enum(materialUnits),
        basis: z.enum(amountBases).default('HECTARE'),
        organismCodes: z.array(z.string().max(longestCode)).max(mostOrganisms).default([]),
        /** The last day of its package. */
        expiresOn: day.nullable().default(null),
      }),
    )
    .max(mostMaterials)
    .default([]),
  /** What is recorded anew is not held against itself. */
  exceptActionId: ActionId.optional(),
};

export const RestrictionQuestion = z
  .strictObject({
    ...question,
    /** Whether the land that is left is told with its outline. */
    isOutlined: z.boolean().default(false),
  })
  .meta({ id: 'RestrictionQuestion' });
export type RestrictionQuestion = z.output<typeof RestrictionQuestion>;

export const EffectiveLandQuestion = z
  .strictObject({ ...question, format: LandFormat })
  .meta({ id: 'EffectiveLandQuestion' });
export type EffectiveLandQuestion = z.output<typeof EffectiveLandQuestion>;

export const RestrictedMaterial = FoundOfMaterial.extend({
  vote: Vote,
  /**
   * The first day, from the asked one on, on which it may be, at any time of it unless one was asked; null where there is none
   * within a year, or nobody knows.
   */
  earliest: day.nullable(),
  /** The first instant at which it may be, where hours are counted and that is before this day begins. */
  earliestAt: z.iso.datetime().nullable(),
  /** The first day on which the crop may be harvested after it; null where no days are asked for. */
  harvestFrom: day.nullable(),
}).meta({ id: 'RestrictedMaterial' });
export type RestrictedMaterial = z.infer<typeof RestrictedMaterial>;

export const Restrictions = z
  .object({
    /** Each once, whatever parcels and materials it is about. */
    findings: z.array(RestrictionFinding),
    parcels: z.array(
      z.object({
        parcelId: ParcelId,
        vote: Vote,
        /** Hectares of the part that was drawn, as far as it lies in the parcel, else of all of it. */
        area: z.number(),
        /** Hectares that were drawn outside of the parcel, and are left out. */
        outside: z.number(),
        /** Hectares where all materials keep their distances; what is not known of them is not left out. */
        remaining: z.number(),
        /** Whether all distances are known. */
        isComplete: z.boolean(),
        /** The land that is left; null where it was not asked for, or nothing is left. */
        geometry: MultiPolygon.nullable(),
        materials: z.array(RestrictedMaterial),
      }),
    ),
  })
  .meta({ id: 'Restrictions' });
export type Restrictions = z.infer<typeof Restrictions>;

const limit = { calls: 240, seconds: 60, together: 'restrictions' };
const errors = [
  'parcel.notFound',
  'crop.notFound',
  'material.notFound',
  'action.notFound',
  'action.amountTooLarge',
  'cultivation.outlineInvalid',
  'cultivation.outsideParcel',
  'deductions.tooLarge',
] as const;

export const restrictions = {
  judge: endpoint('POST', '/actions/eph/restrictions', {
    summary:
      'Whether materials may be brought onto parcels on a day, these harvested, or people go there: why, by which rule, and when first',
    access: 'farm',
    permission: 'farm.read',
    limit,
    largestBody: largestAction,
    body: RestrictionQuestion,
    response: Restrictions,
    errors,
  }),
  file: endpoint('POST', '/actions/eph/restrictions/file', {
    summary:
      'The land that is left where all distances are kept, as a land file in WGS 84, for the guidance of sprayers',
    access: 'farm',
    permission: 'farm.read',
    limit,
    largestBody: largestAction,
    body: EffectiveLandQuestion,
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
    errors,
  }),
};
