import type { DayRange } from '../days.ts';
import type { DeductionVariant } from '../enumerations/deduction-kind.ts';
import type { DriftReduction } from '../enumerations/material.ts';
import type { TriState } from '../enumerations/tri-state.ts';
import type { SaidAmount } from '../materials/amount.ts';
import type { KindFacts, PreHarvestInterval } from '../materials/material-facts.ts';
import type { RuleSource } from './finding.ts';

/** A material as it is asked about. */
export type JudgedMaterial = KindFacts & {
  readonly id: number;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Null of a farm's own. */
  readonly source: string | null;
  readonly isGeneralKnowledge: boolean;
};

/** What is said of a material that is to be brought onto land. */
export interface SaidMaterial {
  readonly material: JudgedMaterial;
  readonly amount: SaidAmount;
  /** What else of the same material is brought at once, such as from another package. */
  readonly further: readonly SaidAmount[];
  readonly organismCodes: readonly string[];
  /** The last day of its package, as that says it; null where nobody says. */
  readonly expiresOn: string | null;
}

/** A product for plant protection that was used on a parcel. */
export interface EarlierUse {
  readonly materialId: number;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly day: string;
  /** From when until when it was used, as instants; null is not known. */
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** Whether it was for the crop that is asked about, before that was sown. */
  readonly isBeforeSowing: boolean;
  /** The use that it was by, as the label was then: null is not known. */
  readonly preHarvest: PreHarvestInterval | null;
  readonly reentryHours: number | null;
}

/** What is known of a parcel on which something is to be brought. */
export interface JudgedParcel {
  readonly areaM2: number;
  /** By the clocks of this zone it is told when a day begins. */
  readonly timeZone: string;
  /** The crops that it counts to: what stands there, or is to come; none where nobody knows. */
  readonly cropIds: readonly number[];
  /** From when until when the crop stands; null where none stands yet. */
  readonly stand: DayRange | null;
  /** Main crops that stand on the parcel and are not the one that is meant; when, and which. */
  readonly otherStands: readonly (DayRange & { readonly cropId: number })[];
  /** BBCH. */
  readonly growthStage: number | null;
  readonly earlierUses: readonly EarlierUse[];
  /** On which it is or was harvested or mown, planned days among them. */
  readonly harvestDays: readonly string[];
  readonly slopeDegrees: number | null;
  readonly isVulnerable: TriState;
  /** The first digit of the soil's code (BPEJ). */
  readonly climateRegion: number | null;
  /** Whether another crop is to be sown in the same calendar year; null where nobody has said so. */
  readonly isCropToFollow: boolean | null;
  /** Kilograms of counted nitrogen that the crop has had on each hectare; null where nobody knows. */
  readonly nitrogenBefore: number | null;
}

/** The organic nitrogen of a holding in a farming year, with what is to be brought. */
export interface JudgedHolding {
  /** Kilograms on each hectare of all its land; null where nobody knows. */
  readonly actual: number | null;
  /** What it may be at most, and who says so; null where no rule is known. */
  readonly most: { readonly perHectare: number; readonly source: RuleSource } | null;
}

/** What is asked, of all parcels alike. */
export interface JudgedApplication {
  readonly day: string;
  /** The instant at which people go onto the land; null is any time of the day. */
  readonly startedAt: string | null;
  readonly timing: DeductionVariant | null;
  readonly driftReduction: DriftReduction | null;
  /** Litres of water for a hectare; null where nobody says. */
  readonly water: number | null;
}
