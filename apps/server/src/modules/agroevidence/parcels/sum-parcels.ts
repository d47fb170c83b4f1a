import { roundedHectares } from '@brazda/domain/measures.ts';
import type { ParcelTraits } from './parcel-traits.ts';

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
export function totalsOf(traits: ParcelTraits, places: readonly number[]): ParcelTotals {
  const official = places.map((place) => traits.officialAreas[place]).filter((area) => !Number.isNaN(area));
  return {
    count: places.length,
    area: sumOf(places.map((place) => traits.areas[place])),
    officialArea: sumOf(official),
    officialCount: official.length,
    computedArea: sumOf(places.map((place) => traits.computedAreas[place])),
  };
}

/** The same by what a column says, the most land first and what it does not say last. */
export function sumsBy(
  traits: ParcelTraits,
  places: readonly number[],
  column: readonly string[],
): readonly (Sum & { readonly word: string })[] {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const word = column[place] ?? '';
    const group = groups.get(word);
    if (group) group.push(place);
    else groups.set(word, [place]);
  }
  const sums = Array.from(groups, ([word, ofWord]) => ({
    word,
    count: ofWord.length,
    area: sumOf(ofWord.map((place) => traits.areas[place])),
  }));
  return sums.toSorted((one, other) => Number(one.word === '') - Number(other.word === '') || other.area - one.area);
}

function sumOf(areas: readonly (number | undefined)[]): number {
  return roundedHectares(areas.reduce<number>((sum, area) => sum + (area ?? 0), 0));
}
