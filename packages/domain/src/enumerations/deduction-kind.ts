/** What lies beside or on parcels and takes land from what is done there, as a farm has drawn it. */
export const landFeatureKinds = ['WATER', 'WATER_PROTECTION_ZONE', 'POPULATION_PROTECTION_ZONE'] as const;
export type LandFeatureKind = (typeof landFeatureKinds)[number];

/** Along what land is left out: the edge of the parcel, water, water where the parcel slopes, and protection zones. */
export const deductionKinds = ['BOUNDARY', 'SLOPE_WATER', ...landFeatureKinds] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** When in the year, or in the life of the crop, a distance is asked for. */
export const deductionVariants = ['SPRING', 'AUTUMN', 'PRE_EMERGENT', 'POST_EMERGENT'] as const;
export type DeductionVariant = (typeof deductionVariants)[number];

const variantsOfYear: readonly DeductionVariant[] = ['SPRING', 'AUTUMN'];

/** Whether something can be of both at once: in autumn and after the crop is up, but not in autumn and in spring. */
export function mayBeBoth(one: DeductionVariant, other: DeductionVariant): boolean {
  return one === other || variantsOfYear.includes(one) !== variantsOfYear.includes(other);
}

/** Why nobody can say how much land is left out. */
export const unknownDeductions = ['NO_WIDTH', 'NO_FEATURES', 'NO_SLOPE'] as const;
export type UnknownDeduction = (typeof unknownDeductions)[number];
