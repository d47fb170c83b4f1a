import type { z } from 'zod';
import type { parcelFilters } from '@brazda/contract/agroevidence/parcel-filters.ts';
import type { ParcelTraits } from './parcel-traits.ts';

export type ParcelFilter = z.output<z.ZodObject<typeof parcelFilters>>;

/** Whether the parcel at a place is left by one part of a filter. */
type Condition = (traits: ParcelTraits) => (place: number) => boolean;

/** Whether the parcel at a place is one of those that a filter leaves; what is searched for is looked for elsewhere. */
export function filterOf(traits: ParcelTraits, filter: ParcelFilter): (place: number) => boolean {
  const conditions = conditionsOf(filter).map((condition) => condition(traits));
  return (place) => conditions.every((holds) => holds(place));
}

function conditionsOf(filter: ParcelFilter): readonly Condition[] {
  const { status = ['OPEN'], crop, center, zone, nitrate, without } = filter;
  const all: readonly (Condition | undefined)[] = [
    oneOf(status, ({ statuses }) => statuses),
    crop &&
      oneOf(
        crop.map((id) => `#${id}`),
        ({ crops }) => crops,
      ),
    filter['land-use'] && oneOf(filter['land-use'], ({ landUses }) => landUses),
    center && oneOf(center, ({ centers }) => centers),
    zone && inZones(zone),
    nitrate && oneOf(nitrate, ({ nitrates }) => nitrates),
    filter['climate-region'] && oneOf<number>(filter['climate-region'], ({ climateRegions }) => climateRegions),
    between(filter['area-from'], filter['area-to']),
    ...(without ?? []).map((fact) => missing[fact]),
  ];
  return all.filter((condition) => condition !== undefined);
}

function oneOf<V>(values: readonly V[], column: (traits: ParcelTraits) => ArrayLike<V>): Condition {
  const wanted = new Set<V | undefined>(values);
  return (traits) => {
    const known = column(traits);
    return (place) => wanted.has(known[place]);
  };
}

function inZones(zones: readonly number[]): Condition {
  const wanted = new Set(zones);
  return ({ zoneIds }) =>
    (place) =>
      zoneIds[place]?.some((id) => wanted.has(id)) === true;
}

function between(from: number | undefined, to: number | undefined): Condition | undefined {
  if (from === undefined && to === undefined) return undefined;
  return ({ areas }) =>
    (place) => {
      const area = areas[place] ?? Number.NaN;
      return area >= (from ?? 0) && area <= (to ?? Infinity);
    };
}

const missing: Readonly<Record<NonNullable<ParcelFilter['without']>[number], Condition>> = {
  crop:
    ({ crops }) =>
    (place) =>
      crops[place] === '',
  center:
    ({ centers }) =>
    (place) =>
      centers[place] === 0,
  zone:
    ({ zoneIds }) =>
    (place) =>
      zoneIds[place]?.length === 0,
  'land-use':
    ({ landUses }) =>
    (place) =>
      landUses[place] === '',
  'official-area':
    ({ officialAreas }) =>
    (place) =>
      Number.isNaN(officialAreas[place]),
  'climate-region':
    ({ climateRegions }) =>
    (place) =>
      Number.isNaN(climateRegions[place]),
};
