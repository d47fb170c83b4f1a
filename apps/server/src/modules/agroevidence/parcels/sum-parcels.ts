import { landLeft, sharesOfLand } from '@brazda/domain/land-shares.ts';
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
  { areas }: Pick<ParcelTraits, 'areas'>,
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
  return told(words.map((word, number) => ({ word, count: counts[number] ?? 0, area: sums[number] ?? 0 })));
}

const noCrop = '';

/**
 * The same by crop. A parcel that is divided counts with each of its crops, and with none where these leave some of its
 * land: all areas together are the land.
 */
export function sumsByCrop(traits: ParcelTraits, places: Int32Array): readonly (Sum & { readonly word: string })[] {
  const { areas, crops, cropParts } = traits;
  if (cropParts.size === 0) return sumsBy(traits, places, crops);
  const whole = places.filter((place) => !cropParts.has(place));
  const sums = new Map(sumsBy(traits, whole, crops).map((sum) => [sum.word, sum]));
  const add = (word: string, area: number): void => {
    const before = sums.get(word) ?? { count: 0, area: 0 };
    sums.set(word, { word, count: before.count + 1, area: before.area + area });
  };
  for (const place of places) {
    const parts = cropParts.get(place);
    if (!parts) continue;
    const area = areas[place] ?? 0;
    const shares = sharesOfLand(area, parts);
    for (const { key, areaHa } of shares) add(key, areaHa);
    const left = landLeft(area, shares);
    if (left > 0) add(noCrop, left);
  }
  return told([...sums.values()]);
}

function told<S extends Sum & { readonly word: unknown }>(sums: readonly S[]): S[] {
  return sums
    .filter(({ count }) => count > 0)
    .map((sum) => ({ ...sum, area: roundedHectares(sum.area) }))
    .toSorted((one, other) => Number(one.word === '') - Number(other.word === '') || other.area - one.area);
}
