import type { ParcelTraits } from './parcel-traits.ts';

/** By what the parcel at a place is put in order: smaller comes first, and what is no number is not known. */
export type Rank = (place: number) => number;

/**
 * Places in order; where the rank is the same they stay as they stood before, and what is not known comes last whichever
 * way.
 */
export function orderedBy(places: readonly number[], rank: Rank, direction: 'asc' | 'desc'): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  return places.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    if (first === second) return 0;
    if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return sign * (first - second);
  });
}

/** By what words mean in a language; blank words are not known. */
export function rankOfWords(words: readonly string[], nameOf: (word: string) => string, language: string): Rank {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const named = [...new Set(words)].filter((word) => word !== '').map((word) => ({ word, name: nameOf(word) }));
  const inOrder = named.toSorted((one, other) => compare(one.name, other.name));
  const ranks = new Map(inOrder.map(({ word }, at) => [word, at]));
  return (place) => ranks.get(words[place] ?? '') ?? Number.NaN;
}

const nitrateRanks: Readonly<Record<string, number>> = { YES: 0, NO: 1 };
const statusRanks: Readonly<Record<string, number>> = { OPEN: 0, RETIRED: 1 };

/** Ranks of what is known without any names. */
export const plainRanks = {
  'official-area': numbers(({ officialAreas }) => officialAreas),
  'computed-area': numbers(({ computedAreas }) => computedAreas),
  altitude: numbers(({ altitudes }) => altitudes),
  'climate-region': numbers(({ climateRegions }) => climateRegions),
  slope: numbers(({ slopes }) => slopes),
  nitrate:
    ({ nitrates }: ParcelTraits): Rank =>
    (place) =>
      nitrateRanks[nitrates[place] ?? ''] ?? Number.NaN,
  status:
    ({ statuses }: ParcelTraits): Rank =>
    (place) =>
      statusRanks[statuses[place] ?? ''] ?? Number.NaN,
} as const;

function numbers(column: (traits: ParcelTraits) => Float64Array): (traits: ParcelTraits) => Rank {
  return (traits) => {
    const values = column(traits);
    return (place) => values[place] ?? Number.NaN;
  };
}
