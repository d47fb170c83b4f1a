import { amountBases } from '@brazda/domain/enumerations/action.ts';
import { deductionKinds, deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions, materialUnits } from '@brazda/domain/enumerations/material.ts';
import { restrictionChecks, restrictionReasons, votes } from '@brazda/domain/enumerations/restriction.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ActionId, CropId, MaterialId, MultiPolygon, ParcelId } from '../shapes.ts';
import { mostMaterials, mostTargets } from './action-records.ts';
import { LandFormat } from './parcel-export.ts';

const day = z.iso.date();
const mostHectares = 100_000;
const mostAmount = 10_000_000;
const mostOrganisms = 10;
const longestCode = 60;

export const Vote = z.enum(votes);

/** What is to be done: to bring materials onto the land, or to harvest or mow it. */
const question = {
  work: z.enum(['APPLICATION', 'HARVEST']).default('APPLICATION'),
  day,
  /** The crop that it counts to; without it the one that stands there, or is planned to come. */
  cropId: CropId.nullable().default(null),
  timing: z.enum(deductionVariants).nullable().default(null),
  /** Percent less drift; null is none. */
  driftReduction: z.literal(driftReductions).nullable().default(null),
  targets: z
    .array(
      z.strictObject({
        parcelId: ParcelId,
        /** Hectares; without it all of the parcel. */
        area: z.number().positive().max(mostHectares).nullable().default(null),
        /** BBCH. */
        growthStage: z.int().min(0).max(99).nullable().default(null),
        /** The first digit of the code of its soil (BPEJ), where that is known. */
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

/** Where a rule stands: a law with its paragraph, or a product with the number of its authorisation. */
const RuleSource = z.object({
  document: z.string(),
  paragraph: z.string().nullable(),
  /** The days between which it holds as it stands there. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
  isGeneralKnowledge: z.boolean(),
});

const findingUnits = [
  ...materialUnits,
  ...(['TIMES', 'DAYS', 'HOURS', 'METRES', 'HECTARES', 'BBCH', 'N_PER_HECTARE'] as const),
] as const;

/** What one check has found, with the numbers that it rests on. */
export const RestrictionFinding = z
  .object({
    check: z.enum(restrictionChecks),
    vote: Vote,
    reason: z.enum(restrictionReasons),
    least: z.number().nullable(),
    most: z.number().nullable(),
    actual: z.number().nullable(),
    unit: z.enum(findingUnits).nullable(),
    from: day.nullable(),
    to: day.nullable(),
    /** Hectares. */
    leftOut: z.number().nullable(),
    along: z.enum(deductionKinds).nullable(),
    /** Another product, or the crops or organisms of a use in words. */
    about: z.string().nullable(),
    source: RuleSource.nullable(),
  })
  .meta({ id: 'RestrictionFinding' });
export type RestrictionFinding = z.infer<typeof RestrictionFinding>;

/** What was found of a material on a parcel, as places among the findings. */
export const FoundOfMaterial = z.object({
  /** Its place among the materials from 0 on; null is of the land itself. */
  material: z.int().nullable(),
  findings: z.array(z.int()),
});
export type FoundOfMaterial = z.infer<typeof FoundOfMaterial>;

export const RestrictedMaterial = FoundOfMaterial.extend({
  vote: Vote,
  /** The first day, from the asked one on, on which it may be; null where there is none within a year, or nobody knows. */
  earliest: day.nullable(),
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
        /** Hectares of the outline. */
        area: z.number(),
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
  'deductions.tooLarge',
] as const;

export const restrictions = {
  judge: endpoint('POST', '/actions/eph/restrictions', {
    summary:
      'Whether materials may be brought onto parcels on a day, or these harvested: why, by which rule, and when first',
    access: 'farm',
    permission: 'farm.read',
    limit,
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
    body: EffectiveLandQuestion,
    media: 'application/octet-stream',
    answerHeaders: { 'content-disposition': 'The name of the file' },
    errors,
  }),
};
