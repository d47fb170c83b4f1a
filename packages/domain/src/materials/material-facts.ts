import type { DeductionKind, DeductionVariant } from '../enumerations/deduction-kind.ts';
import type {
  DoseBase,
  DriftReduction,
  FertilizerType,
  MaterialUnit,
  ProtectionFunction,
  ReleaseClass,
  SubstanceUnit,
} from '../enumerations/material.ts';

/** Whence a fact is; what no register says is marked. */
export interface Sourced {
  readonly source: string;
  readonly isGeneralKnowledge: boolean;
}

export const nutrients = ['N', 'P2O5', 'K2O', 'CaO', 'MgO', 'S'] as const;
export type Nutrient = (typeof nutrients)[number];

/** Percent of nitrogen that counts to the crop, from a day to a day (both included; null: no end is known). */
export interface CountedShare extends Sourced {
  readonly percent: number;
  readonly from: string | null;
  readonly to: string | null;
}

export interface FertilizerFacts {
  readonly type: FertilizerType;
  readonly releaseClass: ReleaseClass;
  /** Percent of weight; null where nobody says. */
  readonly percent: Readonly<Record<Nutrient, number | null>>;
  readonly kilogramsPerLitre: number | null;
  /** What a dose for a hectare is usually said in. */
  readonly doseUnit: MaterialUnit;
  readonly countedNitrogen: readonly CountedShare[];
}

export interface ActiveSubstance {
  readonly name: string;
  /** In a litre or a kilogram of the product. */
  readonly amount: number | null;
  readonly unit: SubstanceUnit | null;
}

/** Days from the last use to the harvest; AT: the way the crop is grown sees to it. */
export type PreHarvestInterval = number | 'AT';

/** How a product is authorised to be used; null is not known, or not said by the authorisation. */
export interface AuthorisedUse {
  /** Numbers of crops of the catalogue; empty where the text names none that we know. */
  readonly cropIds: readonly number[];
  readonly cropText: string;
  readonly organisms: readonly { readonly code: string | null; readonly name: string }[];
  readonly doseMin: number | null;
  readonly doseMax: number | null;
  readonly doseUnit: MaterialUnit | null;
  /** What the dose is for: land, or the seed that is treated. */
  readonly dosePer: DoseBase;
  /** Litres of water for a hectare. */
  readonly waterMin: number | null;
  readonly waterMax: number | null;
  readonly timing: DeductionVariant | null;
  /** Growth stages of the BBCH scale, 0 to 99. */
  readonly growthStageFrom: number | null;
  readonly growthStageTo: number | null;
  readonly mostApplications: number | null;
  readonly leastDaysBetween: number | null;
  readonly preHarvest: PreHarvestInterval | null;
  readonly reentryHours: number | null;
  readonly note: string | null;
}

/** How far from something a product is kept, with so much less drift. */
export interface SafeDistance {
  readonly kind: DeductionKind;
  readonly variant: DeductionVariant | null;
  readonly reduction: DriftReduction;
  /** Null where the product must not be used there at all. */
  readonly metres: number | null;
}

export interface PlantProtectionFacts {
  readonly functions: readonly ProtectionFunction[];
  readonly formulation: string | null;
  readonly activeSubstances: readonly ActiveSubstance[];
  readonly kilogramsPerLitre: number | null;
  readonly doseUnit: MaterialUnit;
  readonly uses: readonly AuthorisedUse[];
  readonly distances: readonly SafeDistance[];
}

export interface SeedFacts {
  readonly cropId: number | null;
  readonly kilogramsPerSeedUnit: number | null;
  readonly doseUnit: MaterialUnit;
}

/** The facts of each kind, told apart by it. */
export type KindFacts =
  | { readonly kind: 'FERTILIZER'; readonly facts: FertilizerFacts }
  | { readonly kind: 'PLANT_PROTECTION'; readonly facts: PlantProtectionFacts }
  | { readonly kind: 'SEED'; readonly facts: SeedFacts };
