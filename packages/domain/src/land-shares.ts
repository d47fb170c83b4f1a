import { roundedHectares } from './measures.ts';

/** How much of a parcel's land one thing takes. */
export interface LandShare<Key> {
  readonly key: Key;
  readonly areaHa: number;
}

/**
 * How much of a parcel each thing takes that stands on parts of it, each told once, in the order in which they come first.
 * Parts that come to more than the parcel are fitted into it: those were measured on the map, or typed rounded.
 */
export function sharesOfLand<Key>(parcelHa: number, parts: readonly LandShare<Key>[]): readonly LandShare<Key>[] {
  const takenHa = parts.reduce((sum, { areaHa }) => sum + areaHa, 0);
  const fit = takenHa > parcelHa ? parcelHa / takenHa : 1;
  const shares = new Map<Key, number>();
  for (const { key, areaHa } of parts) shares.set(key, (shares.get(key) ?? 0) + areaHa * fit);
  return [...shares].map(([key, areaHa]) => ({ key, areaHa }));
}

/** What shares leave of a parcel, to the square metre. */
export function landLeft(parcelHa: number, shares: readonly Pick<LandShare<unknown>, 'areaHa'>[]): number {
  return Math.max(0, roundedHectares(parcelHa - shares.reduce((sum, { areaHa }) => sum + areaHa, 0)));
}
