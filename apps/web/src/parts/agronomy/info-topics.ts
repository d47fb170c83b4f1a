import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';

/** What is explained: what it is, how it is measured, how it is read, and where it ends. */
export const infoTopics = [
  'SOIL_WATER_POTENTIAL',
  'LEAF_WETNESS',
  'CONDUCTIVITY',
  'EVAPOTRANSPIRATION',
  'DISEASES',
  'WATER_BALANCE',
] as const;
export type InfoTopic = (typeof infoTopics)[number];

export const infoParts = ['what', 'measured', 'read', 'limits'] as const;

/** Whence it is known: documents are called the same in all languages. */
export const infoSources: Readonly<Record<InfoTopic, string>> = {
  SOIL_WATER_POTENTIAL: 'Irrometer, Watermark reading guide',
  LEAF_WETNESS: 'Sentelhas et al. 2008, Agricultural and Forest Meteorology 148',
  CONDUCTIVITY: 'FAO Irrigation and Drainage Paper 29, Water quality for agriculture',
  EVAPOTRANSPIRATION: 'FAO Irrigation and Drainage Paper 56, Crop evapotranspiration',
  DISEASES: 'AHDB Hutton Criteria 2017; Aarhus University, SEGES; FieldClimate; Agroscope',
  WATER_BALANCE: 'FAO Irrigation and Drainage Paper 56, Crop evapotranspiration, chapters 6 and 8',
};

/** What explains a chart of a feature, where anything does. */
export function topicOf(feature: SensorFeature): InfoTopic | undefined {
  return infoTopics.find((topic) => topic === feature);
}
