/** Crops whose diseases are judged by the weather. */
export const diseaseHosts = ['POTATO', 'WHEAT', 'GRAPE'] as const;
export type DiseaseHost = (typeof diseaseHosts)[number];

/** Why no weather is taken for a parcel: no node of the farm measures it, none has a place, or the nearest is too far. */
export const weatherLacks = ['NO_NODE', 'NO_PLACE', 'TOO_FAR'] as const;
export type WeatherLack = (typeof weatherLacks)[number];
