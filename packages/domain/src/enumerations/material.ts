/** What is brought onto land and recorded. */
export const materialKinds = ['FERTILIZER', 'PLANT_PROTECTION', 'SEED'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** What an amount is measured in: two of one kind follow from each other, two of different kinds need a density. */
export const unitKinds = ['WEIGHT', 'VOLUME', 'COUNT'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** As people say amounts; a seed unit is what a seed house sells as one, such as 50,000 grains of maize. */
export const materialUnits = ['G', 'KG', 'T', 'ML', 'L', 'HL', 'M3', 'SEED_UNIT'] as const;
export type MaterialUnit = (typeof materialUnits)[number];

export const fertilizerTypes = ['MINERAL', 'ORGANIC', 'FARM', 'LIMING', 'FOLIAR', 'SLUDGE'] as const;
export type FertilizerType = (typeof fertilizerTypes)[number];

/** How fast nitrogen of a fertilizer is there for the crop; the days on which none may be given hang on it. */
export const releaseClasses = ['MINERAL', 'FAST', 'SLOW', 'NONE'] as const;
export type ReleaseClass = (typeof releaseClasses)[number];

export const protectionFunctions = [
  'HERBICIDE',
  'FUNGICIDE',
  'INSECTICIDE',
  'GROWTH_REGULATOR',
  'SEED_TREATMENT',
  'MOLLUSCICIDE',
  'RODENTICIDE',
  'DESICCANT',
  'ADJUVANT',
  'OTHER',
] as const;
export type ProtectionFunction = (typeof protectionFunctions)[number];

/** How much less drifts away with a nozzle or a sprayer than without, in percent. */
export const driftReductions = [0, 50, 75, 90] as const;
export type DriftReduction = (typeof driftReductions)[number];

/** What a dose is for: land, or the seed that is treated. */
export const doseBases = ['HECTARE', 'TONNE_OF_SEED'] as const;
export type DoseBase = (typeof doseBases)[number];

/** How much of a substance is in a product. */
export const substanceUnits = ['G_PER_L', 'G_PER_KG', 'PERCENT'] as const;
export type SubstanceUnit = (typeof substanceUnits)[number];
