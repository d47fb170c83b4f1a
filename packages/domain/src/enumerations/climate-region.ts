/** From very warm and dry to cold and wet: the first digit of the code of a soil (BPEJ). */
export const climateRegions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type ClimateRegion = (typeof climateRegions)[number];
