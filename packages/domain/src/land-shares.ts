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

/** Parts come to so much more or less of their parcel and are meant as all of it: areas are typed rounded. */
const roundedOff = 0.005;
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
  const exactM2 = known.map((area) => (area / takenHa) * wantedM2);
  const wholeM2 = exactM2.map(Math.floor);
  const leftM2 = wantedM2 - wholeM2.reduce((sum, area) => sum + area, 0);
  const byRest = exactM2
    .map((area, at) => ({ at, rest: area - Math.floor(area) }))
    .toSorted((one, other) => other.rest - one.rest);
  const roundedUp = new Set(byRest.slice(0, leftM2).map(({ at }) => at));
  const areas = wholeM2.map((area, at) => (area + (roundedUp.has(at) ? 1 : 0)) / squareMetresOfHectare);
  if (areas.some((area) => !(area > 0))) return undefined;
  const next = areas.values();
  return areasHa.map((area) => (area === null ? null : (next.next().value ?? null)));
}
