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

/**
 * How an explanation stands to its document: RECALLED where words and figures are general knowledge, which nobody has compared
 * with it; RULES where the product calculates as the document says, and the figures for reading are general knowledge.
 */
type InfoBasis = 'RECALLED' | 'RULES';

interface InfoSource {
  /** Documents are called the same in all languages. */
  readonly document: string;
  /** Which edition, or of when; null where that is not known. */
  readonly edition: string | null;
  readonly basis: InfoBasis;
}

/** Whence it is known. */
export const infoSources: Readonly<Record<InfoTopic, readonly [InfoSource, ...InfoSource[]]>> = {
  SOIL_WATER_POTENTIAL: [{ document: 'Irrometer, Watermark reading guide', edition: null, basis: 'RECALLED' }],
  LEAF_WETNESS: [
    { document: 'Sentelhas et al., Agricultural and Forest Meteorology 148', edition: '2008', basis: 'RECALLED' },
  ],
  CONDUCTIVITY: [
    {
      document: 'FAO Irrigation and Drainage Paper 29, Water quality for agriculture',
      edition: 'Rev. 1, 1985',
      basis: 'RECALLED',
    },
  ],
  EVAPOTRANSPIRATION: [
    { document: 'FAO Irrigation and Drainage Paper 56, Crop evapotranspiration', edition: '1998', basis: 'RULES' },
  ],
  DISEASES: [
    { document: 'AHDB 11120018, Hutton Criteria', edition: '2017', basis: 'RULES' },
    { document: 'Aarhus University, SEGES, Septoria humidity model', edition: '2017', basis: 'RULES' },
    { document: 'FieldClimate, docs.metos.at', edition: null, basis: 'RULES' },
    { document: 'Agroscope, Viret', edition: null, basis: 'RULES' },
    { document: 'kicro.eu', edition: null, basis: 'RULES' },
  ],
  WATER_BALANCE: [
    {
      document: 'FAO Irrigation and Drainage Paper 56, Crop evapotranspiration, chapters 6 and 8',
      edition: '1998',
      basis: 'RULES',
    },
  ],
};

/** What explains a chart of a feature, where anything does. */
export function topicOf(feature: SensorFeature): InfoTopic | undefined {
  return infoTopics.find((topic) => topic === feature);
}
