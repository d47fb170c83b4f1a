/** How a reference evapotranspiration was found, from the best; kept with the value, for they differ by a tenth and more. */
export const evapotranspirationMethods = [
  'PENMAN_MONTEITH',
  'PENMAN_MONTEITH_SUNSHINE',
  'PENMAN_MONTEITH_ESTIMATED_RADIATION',
  'PENMAN_MONTEITH_ESTIMATED_AIR',
  'HARGREAVES',
] as const;
export type EvapotranspirationMethod = (typeof evapotranspirationMethods)[number];

/** What a place or a day would have to tell for the best method. */
export const evapotranspirationNeeds = ['RADIATION', 'HUMIDITY', 'WIND', 'WIND_HEIGHT', 'ELEVATION'] as const;
export type EvapotranspirationNeed = (typeof evapotranspirationNeeds)[number];

/** How near a disease is by the weather. Unknown is never none; protected is a crop that was sprayed against it. */
export const diseaseLevels = ['NONE', 'LOW', 'HIGH', 'UNKNOWN', 'PROTECTED'] as const;
export type DiseaseLevel = (typeof diseaseLevels)[number];

export const diseaseModels = [
  'POTATO_BLIGHT_HUTTON',
  'POTATO_BLIGHT_SMITH',
  'WHEAT_SEPTORIA_HUMIDITY',
  'WHEAT_SEPTORIA_REFERENCE',
  'GRAPE_DOWNY_MILDEW_OOSPORES',
  'GRAPE_DOWNY_MILDEW_PRIMARY',
  'GRAPE_DOWNY_MILDEW_SECONDARY',
  'WHEAT_LEAF_RUST',
] as const;
export type DiseaseModel = (typeof diseaseModels)[number];

/** Models whose sources say nothing of how far the crop is grown: they are told in any stage. */
export const modelsOfAnyStage: readonly DiseaseModel[] = [
  'POTATO_BLIGHT_HUTTON',
  'POTATO_BLIGHT_SMITH',
  'WHEAT_SEPTORIA_REFERENCE',
  'GRAPE_DOWNY_MILDEW_SECONDARY',
  'WHEAT_LEAF_RUST',
];

/** Why: each says what was looked for, and is worded in every language. */
export const diseaseReasons = [
  'SPRAYED',
  'WEATHER_UNKNOWN',
  'GROWTH_STAGE_OUTSIDE',
  'GROWTH_STAGE_UNKNOWN',
  'SHOOTS_UNKNOWN',
  'SHOOTS_TOO_SHORT',
  'TOO_COLD',
  'BLIGHT_DAYS',
  'HUMID_DAYS_NEAR',
  'WET_HOURS_IN_A_ROW',
  'WET_HOURS_IN_WINDOW',
  'DEGREE_DAYS',
  'RAIN',
  'DEGREE_HOURS_OF_NIGHT',
  'DEGREE_HOURS_OF_WETNESS',
] as const;
export type DiseaseReason = (typeof diseaseReasons)[number];

/** What the numbers of a reason are measured in. */
export const diseaseUnits = ['DAYS', 'HOURS', 'DEGREE_DAYS', 'DEGREE_HOURS', 'MILLIMETRES', 'CELSIUS'] as const;
export type DiseaseUnit = (typeof diseaseUnits)[number];

/** How soil of some water potential is read, from wet to dry. */
export const soilWaterStates = [
  'SATURATED',
  'ADEQUATELY_WET',
  'IRRIGATION_USUAL',
  'IRRIGATION_USUAL_ON_CLAY',
  'DANGEROUSLY_DRY',
  'BEYOND_SCALE',
] as const;
export type SoilWaterState = (typeof soilWaterStates)[number];
