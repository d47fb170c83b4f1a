import { divideByArea } from './materials/amount.ts';
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

/** Parts may come to so much more or less of their parcel together: areas are typed rounded, and registers round. */
const roundedOff = 0.005;
export const mostOfParcel = 1 + roundedOff;
const squareMetresOfHectare = 10_000;

/**
 * Hectares of parts as they are on a parcel of another size: each has the same share of it, to the square metre, and all of
 * them together too. A part without an area stays what the others leave. Undefined where a part would come to nothing.
 */
export function dividedAlike(
  areasHa: readonly (number | null)[],
  fromHa: number,
  toHa: number,
): readonly (number | null)[] | undefined {
  const known = areasHa.filter((area) => area !== null);
  if (known.length === 0 || fromHa === toHa) return areasHa;
  const takenHa = known.reduce((sum, area) => sum + area, 0);
  const isAll = known.length === areasHa.length && Math.abs(takenHa - fromHa) <= fromHa * roundedOff;
  const wantedM2 = Math.round((isAll ? toHa : (takenHa / fromHa) * toHa) * squareMetresOfHectare);
  if (takenHa <= 0) return undefined;
  const areasM2 = divideByArea(
    wantedM2,
    known.map((area) => area * squareMetresOfHectare),
  );
  const areas = areasM2.map((area) => area / squareMetresOfHectare);
  if (areas.some((area) => !(area > 0))) return undefined;
  const next = areas.values();
  return areasHa.map((area) => (area === null ? null : (next.next().value ?? null)));
}
