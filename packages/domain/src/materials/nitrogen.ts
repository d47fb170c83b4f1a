import type { FertilizerType } from '../enumerations/material.ts';
import type { CountedShare, FertilizerFacts } from './material-facts.ts';

/** A fertilizer on some land; how much it weighs is not known where it was said by volume, and its density is not. */
export interface BroughtFertilizer {
  readonly facts: FertilizerFacts;
  readonly kilograms: number | undefined;
}

/** Kilograms of nitrogen; null where nobody knows. Nothing brought is zero. */
export interface Nitrogen {
  readonly all: number | null;
  /** What counts to the crop by the nitrates directive (government regulation 262/2012, § 7(5)). */
  readonly counted: number | null;
  /** From organic fertilizers and manures: what the 170 kg/ha over a holding are reckoned of. */
  readonly organic: number | null;
}

export const unknownNitrogen: Nitrogen = { all: null, counted: null, organic: null };

const organicTypes: readonly FertilizerType[] = ['ORGANIC', 'FARM', 'SLUDGE'];

/** Whether what a fertilizer brings counts to the organic nitrogen of a holding. */
export function isOrganic(type: FertilizerType): boolean {
  return organicTypes.includes(type);
}

export function nitrogenOf(brought: readonly BroughtFertilizer[], day: string): Nitrogen {
  const each = brought.map(({ facts, kilograms }) => {
    const all = contentOf(facts.percent.N, kilograms);
    const share = facts.percent.N === 0 ? 0 : countedShareOn(facts.countedNitrogen, day)?.percent;
    const isOrganic = organicTypes.includes(facts.type);
    return { all, counted: contentOf(share ?? null, all ?? undefined), organic: isOrganic ? all : 0 };
  });
  return {
    all: sum(each.map(({ all }) => all)),
    counted: sum(each.map(({ counted }) => counted)),
    organic: sum(each.map(({ organic }) => organic)),
  };
}

/** What counts on a day; undefined where no share is known for it. */
export function countedShareOn(shares: readonly CountedShare[], day: string): CountedShare | undefined {
  return shares.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
}

/** Kilograms in a weight, null where nobody knows; without any of it, none is in whatever weight. */
export function contentOf(percent: number | null, kilograms: number | undefined): number | null {
  if (percent === 0) return 0;
  return percent === null || kilograms === undefined ? null : (kilograms * percent) / 100;
}

function sum(parts: readonly (number | null)[]): number | null {
  return parts.reduce((whole, part) => (whole === null || part === null ? null : whole + part), 0);
}
