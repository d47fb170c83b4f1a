import { deductionKinds, deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import {
  doseBases,
  driftReductions,
  fertilizerTypes,
  materialKinds,
  materialUnits,
  protectionFunctions,
  releaseClasses,
  substanceUnits,
} from '@brazda/domain/enumerations/material.ts';
import type {
  FertilizerFacts as KnownFertilizer,
  PlantProtectionFacts as KnownPlantProtection,
  SeedFacts as KnownSeed,
} from '@brazda/domain/materials/material-facts.ts';
import { z } from 'zod';
import { optionalPersonText, personText } from '../shapes.ts';
import { CropId } from './agroevidence.ids.ts';

const percent = z.number().min(0).max(100);
/** Null where nobody says how much it holds; zero says that there is none. */
const content = percent.nullable();
const day = z.iso.date();
/** In millionths it still counts exactly, whatever the unit. */
const dose = z.number().min(0).max(100_000);
const density = z.number().gt(0).max(25);

export const MaterialKind = z.enum(materialKinds);
export const MaterialUnit = z.enum(materialUnits);

export const CountedShare = z.strictObject({
  percent,
  from: day.nullable(),
  to: day.nullable(),
  source: optionalPersonText(200),
  isGeneralKnowledge: z.boolean(),
});

export const FertilizerFacts = z
  .strictObject({
    type: z.enum(fertilizerTypes),
    releaseClass: z.enum(releaseClasses),
    percent: z.strictObject({ N: content, P2O5: content, K2O: content, CaO: content, MgO: content, S: content }),
    kilogramsPerLitre: density.nullable(),
    doseUnit: MaterialUnit,
    countedNitrogen: z.array(CountedShare).max(50),
  })
  .meta({ id: 'FertilizerFacts' });

const ActiveSubstance = z.strictObject({
  name: personText(200),
  amount: z.number().min(0).max(1_000_000).nullable(),
  unit: z.enum(substanceUnits).nullable(),
});

const growthStage = z.int().min(0).max(99).nullable();

export const AuthorisedUse = z
  .strictObject({
    cropIds: z.array(CropId).max(200),
    cropText: optionalPersonText(500),
    organisms: z.array(z.strictObject({ code: z.string().max(60).nullable(), name: personText(300) })).max(100),
    doseMin: dose.nullable(),
    doseMax: dose.nullable(),
    doseUnit: MaterialUnit.nullable(),
    dosePer: z.enum(doseBases),
    waterMin: dose.nullable(),
    waterMax: dose.nullable(),
    timing: z.enum(deductionVariants).nullable(),
    growthStageFrom: growthStage,
    growthStageTo: growthStage,
    mostApplications: z.int().min(1).max(100).nullable(),
    leastDaysBetween: z.int().min(0).max(1000).nullable(),
    preHarvest: z.union([z.int().min(0).max(1000), z.literal('AT')]).nullable(),
    reentryHours: z.int().min(0).max(10_000).nullable(),
    note: optionalPersonText(2000).nullable(),
  })
  .meta({ id: 'AuthorisedUse' });
export type AuthorisedUse = z.infer<typeof AuthorisedUse>;

export const SafeDistance = z.strictObject({
  kind: z.enum(deductionKinds),
  variant: z.enum(deductionVariants).nullable(),
  reduction: z.literal([...driftReductions]),
  metres: z.number().min(0).max(10_000).nullable(),
});

export const PlantProtectionFacts = z
  .strictObject({
    functions: z.array(z.enum(protectionFunctions)).max(10),
    formulation: optionalPersonText(100).nullable(),
    activeSubstances: z.array(ActiveSubstance).max(30),
    kilogramsPerLitre: density.nullable(),
    doseUnit: MaterialUnit,
    uses: z.array(AuthorisedUse).max(1000),
    distances: z.array(SafeDistance).max(200),
  })
  .meta({ id: 'PlantProtectionFacts' });

export const SeedFacts = z
  .strictObject({
    cropId: CropId.nullable(),
    kilogramsPerSeedUnit: z.number().gt(0).max(10_000).nullable(),
    doseUnit: MaterialUnit,
  })
  .meta({ id: 'SeedFacts' });

/** The same, whatever is declared as never to be written. */
type Unwritable<T> = T extends object ? { readonly [K in keyof T]: Unwritable<T[K]> } : T;
type Same<A, B> = [Unwritable<A>] extends [Unwritable<B>]
  ? [Unwritable<B>] extends [Unwritable<A>]
    ? true
    : never
  : never;

/** Does not compile where the rules know other facts than the wire. */
export const factsAgree: readonly [
  Same<z.infer<typeof FertilizerFacts>, KnownFertilizer>,
  Same<z.infer<typeof PlantProtectionFacts>, KnownPlantProtection>,
  Same<z.infer<typeof SeedFacts>, KnownSeed>,
] = [true, true, true];
