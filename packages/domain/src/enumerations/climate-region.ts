/** From very warm and dry to cold and wet: the first digit of the code of a soil (BPEJ). */
export const climateRegions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type ClimateRegion = (typeof climateRegions)[number];

/** The region of a digit that somebody has chosen; null for anything else. */
export function climateRegionOf(digit: string): ClimateRegion | null {
  return climateRegions.find((region) => String(region) === digit) ?? null;
}

/** Where soils are told by such codes, and bans by the first digit of them. */
export const countryOfClimateRegions = 'CZ';
