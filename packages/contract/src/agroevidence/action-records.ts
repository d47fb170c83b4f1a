import {
  actionTypesOf,
  amountBases,
  isRecordedDay,
  mostMaterials,
  mostTargets,
} from '@brazda/domain/enumerations/action.ts';
import { deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions } from '@brazda/domain/enumerations/material.ts';
import { grazingAnimals, irrigationUnits } from '@brazda/domain/enumerations/other-work.ts';
import { z } from 'zod';
import { optionalPersonText, personText } from '../shapes.ts';
import { ActionId, CropId, MaterialId, ParcelId } from './agroevidence.ids.ts';
import { ActionState, HarvestedKind } from './action-shapes.ts';
import { DrawnOutline } from './drawn-outline.ts';
import { MaterialUnit } from './material-facts.ts';
import { CultivationRole } from './seed-applications.ts';

const mostHectares = 100_000;
const mostAmount = 10_000_000;
/** So many parcels with their numbers, and some of them drawn. */
export const largestAction = 2 * 1024 * 1024;

const text = (longest: number): z.ZodNullable<z.ZodString> => optionalPersonText(longest).nullable();
const day = z.iso.date();

const amountFields = {
  value: z.number().positive().max(mostAmount),
  unit: MaterialUnit,
  basis: z.enum(amountBases).default('HECTARE'),
};

const SaidTarget = z.strictObject({
  parcelId: ParcelId,
  /** Hectares that were worked; without it all of the parcel. What is drawn is measured instead, and cut by the parcel. */
  area: z.number().positive().max(mostHectares).nullable().default(null),
  geometry: DrawnOutline.nullable().default(null),
  /** BBCH. */
  growthStage: z.int().min(0).max(99).nullable().default(null),
});

/** Of EPPO or of a register; where none is known our own, in small letters, as of all weeds and of what is no living thing. */
const OrganismCode = personText(60);

const SaidMaterial = z.strictObject({
  materialId: MaterialId,
  ...amountFields,
  batch: text(100).default(null),
  /** As its package says them. */
  producedOn: day.nullable().default(null),
  expiresOn: day.nullable().default(null),
  organismCodes: z.array(OrganismCode).max(10).default([]),
  purpose: text(200).default(null),
});

const SaidProduct = z.strictObject({ product: HarvestedKind, ...amountFields });

/** What is said of every action. */
const common = {
  state: ActionState.default('DONE'),
  day: day.refine(isRecordedDay),
  startedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  finishedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  operator: text(200).default(null),
  machine: text(200).default(null),
  note: text(2000).default(null),
  orderId: ActionId.nullable().default(null),
  targets: z
    .array(SaidTarget)
    .min(1)
    .max(mostTargets)
    .refine((targets) => new Set(targets.map(({ parcelId }) => parcelId)).size === targets.length),
};

const materials = z.array(SaidMaterial).max(mostMaterials).default([]);
const products = z
  .array(SaidProduct)
  .max(2)
  .refine((said) => new Set(said.map(({ product }) => product)).size === said.length)
  .default([]);

export const NewSowing = z
  .strictObject({
    ...common,
    actionType: z.enum(actionTypesOf.SOWING),
    cropId: CropId,
    cropRole: CultivationRole.default('MAIN'),
    /** Seeds, and what is brought onto the land with them. */
    materials,
  })
  .meta({ id: 'NewSowing' });

export const NewHarvest = z
  .strictObject({
    ...common,
    actionType: z.enum(actionTypesOf.HARVEST),
    /** What was harvested; without it what stood there with the most land. */
    cropId: CropId.nullable().default(null),
    products,
    moisture: z.number().min(0).max(100).nullable().default(null),
    byProductTaken: z.boolean().nullable().default(null),
    /** Whether the crop stands no more from that day on. */
    endsCrop: z.boolean().default(true),
  })
  .meta({ id: 'NewHarvest' });

export const NewMowing = z
  .strictObject({
    ...common,
    actionType: z.enum(actionTypesOf.MOWING),
    products,
    moisture: z.number().min(0).max(100).nullable().default(null),
    /** Whether what was mown was taken away. */
    byProductTaken: z.boolean().nullable().default(null),
    cut: z.int().min(1).max(20).nullable().default(null),
  })
  .meta({ id: 'NewMowing' });

const SaidSpray = z.strictObject({
  water: z.number().positive().max(10_000).nullable().default(null),
  tank: z.number().positive().max(100_000).nullable().default(null),
  nozzle: text(100).default(null),
  driftReduction: z.literal(driftReductions).nullable().default(null),
  wind: z.number().min(0).max(50).nullable().default(null),
  temperature: z.number().min(-60).max(60).nullable().default(null),
});

/** Fertilizers and products for plant protection, alone or mixed. */
export const NewApplication = z
  .strictObject({
    ...common,
    actionType: z.enum(actionTypesOf.EPH),
    /** The crop that it counts to; without it the one that stands there. */
    cropId: CropId.nullable().default(null),
    materials: materials.unwrap().min(1),
    incorporatedOn: day.nullable().default(null),
    timing: z.enum(deductionVariants).nullable().default(null),
    spray: SaidSpray.nullable().default(null),
  })
  .meta({ id: 'NewApplication' });

/** Which animals grazed, how many of them, and on how many days; unsaid is what nobody knows. */
const SaidGrazing = z.strictObject({
  animals: z.enum(grazingAnimals).nullable().default(null),
  head: z.int().min(1).max(100_000).nullable().default(null),
  days: z.int().min(1).max(366).nullable().default(null),
});

const SaidIrrigation = z.strictObject({ value: z.number().min(0.1).max(10_000), unit: z.enum(irrigationUnits) });

export const NewOtherAction = z
  .strictObject({
    ...common,
    actionType: z.enum(actionTypesOf.OTHER),
    /** Of a pasture alone. */
    grazing: SaidGrazing.nullable().default(null),
    /** Of an irrigation alone. */
    irrigation: SaidIrrigation.nullable().default(null),
  })
  .meta({ id: 'NewOtherAction' });

export type NewSowing = z.infer<typeof NewSowing>;
export type NewHarvest = z.infer<typeof NewHarvest>;
export type NewMowing = z.infer<typeof NewMowing>;
export type NewApplication = z.infer<typeof NewApplication>;
export type NewOtherAction = z.infer<typeof NewOtherAction>;
/** As any of them may be said. */
export type NewAction = NewSowing | NewHarvest | NewMowing | NewApplication | NewOtherAction;
