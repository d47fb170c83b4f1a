import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { ParcelTraits } from './parcel-traits.ts';
import type { ParcelStatus } from './parcels.repository.ts';
import type { WordColumn } from './word-column.ts';

/** By what the parcel at a place is put in order: smaller comes first, and what is no number is not known. */
export type Rank = (place: number) => number;

/**
 * Places in order; where the rank is the same they stay as they stood before, and what is not known comes last whichever
 * way.
 */
export function orderedBy(places: Int32Array, rank: Rank, direction: SortDirection): Int32Array {
  const sign = direction === 'asc' ? 1 : -1;
  return places.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    if (first === second) return 0;
    if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return sign * (first - second);
  });
}

/** By what words mean in a language; blank words are not known. */
export function rankOfWords(column: WordColumn, nameOf: (word: string) => string, language: string): Rank {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const named = column.words.filter((word) => word !== '').map((word) => ({ word, name: nameOf(word) }));
  const inOrder = named.toSorted((one, other) => compare(one.name, other.name));
  const ranks = new Map(inOrder.map(({ word }, at) => [word, at]));
  return rankBy(column, (word) => ranks.get(word));
}

/** By the rank of each word; without one it is not known. */
function rankBy<Word>({ words, numbers }: WordColumn<Word>, rankOf: (word: Word) => number | undefined): Rank {
  const ranks = Float64Array.from(words, (word) => rankOf(word) ?? Number.NaN);
  return (place) => ranks[numbers[place] ?? -1] ?? Number.NaN;
}

const nitrateRanks: Readonly<Record<TriState, number>> = { YES: 0, NO: 1, NOT_SPECIFIED: Number.NaN };
const statusRanks: Readonly<Partial<Record<ParcelStatus, number>>> = { OPEN: 0, RETIRED: 1 };

/** Ranks of what is known without any names. */
export const plainRanks = {
  'official-area': numbers(({ officialAreas }) => officialAreas),
  'computed-area': numbers(({ computedAreas }) => computedAreas),
  altitude: numbers(({ altitudes }) => altitudes),
  'climate-region': numbers(({ climateRegions }) => climateRegions),
  slope: numbers(({ slopes }) => slopes),
  nitrate: ({ nitrates }: ParcelTraits): Rank => rankBy(nitrates, (nitrate) => nitrateRanks[nitrate]),
  status: ({ statuses }: ParcelTraits): Rank => rankBy(statuses, (status) => statusRanks[status]),
} as const;

function numbers(column: (traits: ParcelTraits) => Float64Array): (traits: ParcelTraits) => Rank {
  return (traits) => {
    const values = column(traits);
    return (place) => values[place] ?? Number.NaN;
  };
}
