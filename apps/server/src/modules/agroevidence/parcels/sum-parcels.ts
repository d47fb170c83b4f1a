import { roundedHectares } from '@brazda/domain/measures.ts';
import type { ParcelTraits } from './parcel-traits.ts';
import type { WordColumn } from './word-column.ts';

export interface Sum {
  readonly count: number;
  readonly area: number;
}

export interface ParcelTotals extends Sum {
  readonly officialArea: number;
  readonly officialCount: number;
  readonly computedArea: number;
}

/** How many parcels stand at places, and how much land they are. */
export function totalsOf(traits: ParcelTraits, places: Int32Array): ParcelTotals {
  let [area, officialArea, officialCount, computedArea] = [0, 0, 0, 0];
  for (const place of places) {
    area += traits.areas[place] ?? 0;
    computedArea += traits.computedAreas[place] ?? 0;
    const official = traits.officialAreas[place] ?? Number.NaN;
    if (Number.isNaN(official)) continue;
    officialArea += official;
    officialCount += 1;
  }
  return {
    count: places.length,
    area: roundedHectares(area),
    officialArea: roundedHectares(officialArea),
    officialCount,
    computedArea: roundedHectares(computedArea),
  };
}

/** The same by what a column says, the most land first and what it does not say last. */
export function sumsBy<Word>(
  { areas }: ParcelTraits,
  places: Int32Array,
  { words, numbers }: WordColumn<Word>,
): readonly (Sum & { readonly word: Word })[] {
  const counts = new Int32Array(words.length);
  const sums = new Float64Array(words.length);
  for (const place of places) {
    const number = numbers[place] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
    sums[number] = (sums[number] ?? 0) + (areas[place] ?? 0);
  }
  return words
    .map((word, number) => ({ word, count: counts[number] ?? 0, area: roundedHectares(sums[number] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(one.word === '') - Number(other.word === '') || other.area - one.area);
}
