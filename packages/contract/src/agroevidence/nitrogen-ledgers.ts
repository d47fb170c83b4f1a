import { nitrogenKinds, nitrogenSeasons } from '@brazda/domain/enumerations/nitrogen.ts';
import { amountBases } from '@brazda/domain/enumerations/action.ts';
import { releaseClasses } from '@brazda/domain/enumerations/material.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, TriState } from '../shapes.ts';
import { ActionId, CropId, MaterialId, ParcelId } from './agroevidence.ids.ts';
import { mostMaterials, mostTargets } from '@brazda/domain/enumerations/action.ts';
import { cropStandings } from '@brazda/domain/enumerations/crop-role.ts';
import { MaterialUnit } from './material-facts.ts';
import { Crop } from './crops.ts';

const day = z.iso.date();
const kilograms = z.number();

const sourced = { source: z.string(), isGeneralKnowledge: z.boolean() };

/** One number with all that it follows from; null is not known. */
export const NitrogenEntry = z
  .object({
    kind: z.enum(nitrogenKinds),
    /** Of fertilizers. */
    releaseClass: z.enum(releaseClasses).nullable(),
    season: z.enum(nitrogenSeasons),
    /** Null of what is only thought of, and of what crops take from the air. */
    actionId: ActionId.nullable(),
    day,
    materialId: MaterialId.nullable(),
    name: z.string().nullable(),
    /** Kilograms of what was brought or left. */
    weight: kilograms.nullable(),
    /** Percent of the weight; of what crops take from the air kilograms for a hectare. */
    content: z.number().nullable(),
    /** Whence the content is, where the material itself does not say it. */
    contentSource: z.object(sourced).nullable(),
    nitrogen: kilograms.nullable(),
    /** Percent of the nitrogen that counts to the crop. */
    share: z.object({ percent: z.number(), from: day.nullable(), to: day.nullable(), ...sourced }).nullable(),
    counted: kilograms.nullable(),
  })
  .meta({ id: 'NitrogenEntry' });
export type NitrogenEntry = z.infer<typeof NitrogenEntry>;

/** What is known in kilograms, and how many entries are not known whole. */
const sums = { nitrogen: kilograms, counted: kilograms, unknown: z.int() };

export const NitrogenLedger = z
  .object({
    parcelId: ParcelId,
    crop: Crop.nullable(),
    standing: z.enum(cropStandings),
    /** Hectares. */
    area: z.number(),
    /** The first day on which something counts to the crop. */
    from: day,
    /** The day on which nothing does any more; null where the crop has no end yet. */
    to: day.nullable(),
    entries: z.array(NitrogenEntry),
    groups: z.array(
      z.object({
        kind: z.enum(nitrogenKinds),
        releaseClass: z.enum(releaseClasses).nullable(),
        season: z.enum(nitrogenSeasons),
        ...sums,
      }),
    ),
    total: z.object(sums),
    /** Kilograms for a hectare that count to the crop; null where something is not known. */
    countedPerHectare: z.number().nullable(),
    /** How much the crop may have in a vulnerable zone. */
    limit: z.object({
      /** Whether the parcel lies in one: outside of it the crop may have more. */
      isVulnerable: TriState,
      /** Null where no rule is known for the crop and the day, or no crop. */
      most: z
        .object({
          perHectare: z.number(),
          paragraph: z.string().nullable(),
          from: day.nullable(),
          to: day.nullable(),
          ...sourced,
        })
        .nullable(),
    }),
  })
  .meta({ id: 'NitrogenLedger' });
export type NitrogenLedger = z.infer<typeof NitrogenLedger>;

/** Organic nitrogen over all land of a farm in the farming year of the day. */
export const HoldingNitrogen = z
  .object({
    farmId: FarmId,
    from: day,
    to: day,
    /** Hectares. */
    area: z.number(),
    organic: kilograms,
    /** On so many parcels something was brought of which nobody knows how much it is. */
    unknown: z.int(),
    /** Null where not all is known. */
    perHectare: z.number().nullable(),
    /** What may be brought at most, on average; null where no rule is known for the day. */
    most: z.object({ perHectare: z.number(), from: day, to: day.nullable(), ...sourced }).nullable(),
  })
  .meta({ id: 'HoldingNitrogen' });
export type HoldingNitrogen = z.infer<typeof HoldingNitrogen>;

export const NitrogenWish = z
  .strictObject({
    day,
    targets: z
      .array(
        z.strictObject({
          parcelId: ParcelId,
          /** Hectares on which what is thought of would be brought; without it all of the parcel. */
          area: z.number().positive().max(100_000).nullable().default(null),
        }),
      )
      .min(1)
      .max(mostTargets)
      .refine((targets) => new Set(targets.map(({ parcelId }) => parcelId)).size === targets.length),
    /** The crop that is meant; without it the one that stands there or is planned to come. */
    cropId: CropId.nullable().default(null),
    /** What is thought of and not recorded yet. */
    materials: z
      .array(
        z.strictObject({
          materialId: MaterialId,
          value: z.number().positive().max(10_000_000),
          unit: MaterialUnit,
          basis: z.enum(amountBases).default('HECTARE'),
        }),
      )
      .max(mostMaterials)
      .default([]),
    /** An action that is being changed: it does not count as it was. */
    exceptActionId: ActionId.nullable().default(null),
  })
  .meta({ id: 'NitrogenWish' });
export type NitrogenWish = z.infer<typeof NitrogenWish>;

export const nitrogenLedgers = {
  read: endpoint('POST', '/actions/target-seed-application/accountable-nitrogen', {
    summary:
      'The nitrogen that counts to the crop of each parcel: every number with what it follows from, and what of it is not known',
    access: 'farm',
    permission: 'farm.read',
    body: NitrogenWish,
    response: z
      .object({ parcels: z.array(NitrogenLedger), farms: z.array(HoldingNitrogen) })
      .meta({ id: 'NitrogenLedgers' }),
    errors: ['parcel.notFound', 'crop.notFound', 'action.notFound', 'material.notFound', 'action.amountTooLarge'],
  }),
};
