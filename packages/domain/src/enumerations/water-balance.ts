/** Classes of soil by its grains, from coarse to fine, as table 19 of FAO-56 has them. */
export const soilTextures = [
  'SAND',
  'LOAMY_SAND',
  'SANDY_LOAM',
  'LOAM',
  'SILT_LOAM',
  'SILT',
  'SILT_CLAY_LOAM',
  'SILTY_CLAY',
  'CLAY',
] as const;
export type SoilTexture = (typeof soilTextures)[number];

/** How a crop is off for water: it will not thirst soon, it will within days, it does, or nobody knows. */
export const waterStates = ['ENOUGH', 'SOON', 'DRY', 'UNKNOWN'] as const;
export type WaterState = (typeof waterStates)[number];

/** Why there is no balance of a parcel, or why it is not known any more. */
export const waterLacks = [
  'CROP_UNKNOWN',
  'SOWING_UNKNOWN',
  'SOIL_UNSAID',
  'NO_NODE',
  'NO_PLACE',
  'TOO_FAR',
  'NO_DAY_YET',
  'WEATHER_UNKNOWN',
  'START_UNSAID',
  'WEATHER_GAP',
] as const;
export type WaterLack = (typeof waterLacks)[number];

/** What a balance begins with: the crop, the spring, or the first day whose weather is known. */
export const balanceBeginnings = ['SOWING', 'SPRING', 'WEATHER'] as const;
export type BalanceBeginning = (typeof balanceBeginnings)[number];

/** What people say of the water of a parcel on a day. */
export const waterEntryKinds = ['IRRIGATION', 'FIELD_CAPACITY', 'DEPLETION'] as const;
export type WaterEntryKind = (typeof waterEntryKinds)[number];

/** How far a crop is grown, by the days of table 11 of FAO-56. */
export const growthStages = ['INITIAL', 'DEVELOPMENT', 'MIDDLE', 'LATE', 'OUT_OF_SEASON'] as const;
export type GrowthStage = (typeof growthStages)[number];

/** Crops whose need of water is known. */
export const waterCropNames = [
  'WINTER_WHEAT',
  'SPRING_WHEAT',
  'WINTER_BARLEY',
  'SPRING_BARLEY',
  'OATS',
  'MAIZE',
  'SORGHUM',
  'MILLET',
  'WINTER_RAPE',
  'SPRING_RAPE',
  'SUNFLOWER',
  'FLAX',
  'SOYBEAN',
  'PEAS',
  'FABA_BEAN',
  'LENTIL',
  'DRY_BEAN',
  'SUGAR_BEET',
  'POTATO',
  'ONION',
  'ALFALFA',
  'CLOVER',
  'RYEGRASS',
  'GRAPE',
  'HOPS',
] as const;
export type WaterCropName = (typeof waterCropNames)[number];
