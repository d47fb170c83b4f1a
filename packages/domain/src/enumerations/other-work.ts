/** Which animals graze, as far as it matters how much they eat and leave behind. */
export const grazingAnimals = [
  'DAIRY_COWS',
  'SUCKLER_COWS',
  'YOUNG_CATTLE',
  'BULLS',
  'SHEEP',
  'GOATS',
  'HORSES',
  'PIGS',
  'POULTRY',
  'OTHER',
] as const;
export type GrazingAnimals = (typeof grazingAnimals)[number];

/** How water that is brought onto land is said: as high as it would stand there, or as much as comes to a hectare. */
export const irrigationUnits = ['MM', 'M3_PER_HA'] as const;
export type IrrigationUnit = (typeof irrigationUnits)[number];

const cubicMetresOfHectareAndMillimetre = 10;

/** How high water that was said would stand on the land, in millimetres. */
export function irrigationHeight(value: number, unit: IrrigationUnit): number {
  return unit === 'MM' ? value : value / cubicMetresOfHectareAndMillimetre;
}

/** Cubic metres of water in all, of what was said for some hectares. */
export function irrigationTotal(value: number, unit: IrrigationUnit, hectares: number): number {
  return value * hectares * (unit === 'MM' ? cubicMetresOfHectareAndMillimetre : 1);
}
