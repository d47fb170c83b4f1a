/** How the values of one sensor come together over a time: INCREMENT is of a counter, MAX_COUNT the value that was there most often. */
export const sensorAggregations = ['AVG', 'SUM', 'INCREMENT', 'MAX_COUNT'] as const;
export type SensorAggregation = (typeof sensorAggregations)[number];

/** Unknown units are none: an index, a state. */
export const sensorUnits = [
  'CELSIUS',
  'PERCENT',
  'MILLIMETRE',
  'CENTIBAR',
  'METRE_PER_SECOND',
  'DEGREE',
  'DECISIEMENS_PER_METRE',
  'WATT_PER_SQUARE_METRE',
  'HECTOPASCAL',
  'VOLT',
  'NONE',
] as const;
export type SensorUnit = (typeof sensorUnits)[number];

interface UnitFacts {
  /** The same in all languages. */
  readonly symbol: string;
  /** As many as are shown; files have all of them. */
  readonly decimals: number;
}

export const sensorUnitFacts: Readonly<Record<SensorUnit, UnitFacts>> = {
  CELSIUS: { symbol: '°C', decimals: 1 },
  PERCENT: { symbol: '%', decimals: 1 },
  MILLIMETRE: { symbol: 'mm', decimals: 1 },
  CENTIBAR: { symbol: 'cbar', decimals: 0 },
  METRE_PER_SECOND: { symbol: 'm/s', decimals: 1 },
  DEGREE: { symbol: '°', decimals: 0 },
  DECISIEMENS_PER_METRE: { symbol: 'dS/m', decimals: 2 },
  WATT_PER_SQUARE_METRE: { symbol: 'W/m²', decimals: 0 },
  HECTOPASCAL: { symbol: 'hPa', decimals: 1 },
  VOLT: { symbol: 'V', decimals: 2 },
  NONE: { symbol: '', decimals: 1 },
};

interface FeatureFacts {
  readonly unit: SensorUnit;
  readonly aggregation: SensorAggregation;
}

/**
 * What is measured. Rain comes as a counter; devices that tell the rain since their last message have SUM said of their
 * sensor. LQI is how well a device is heard, 0 to 5; VOLTAGE is that of its battery; BATTERY what is left of it.
 */
export const sensorFeatureFacts = {
  TEMPERATURE: { unit: 'CELSIUS', aggregation: 'AVG' },
  SOIL_TEMPERATURE: { unit: 'CELSIUS', aggregation: 'AVG' },
  STORAGE_TEMPERATURE: { unit: 'CELSIUS', aggregation: 'AVG' },
  LEAF_TEMPERATURE: { unit: 'CELSIUS', aggregation: 'AVG' },
  HUMIDITY: { unit: 'PERCENT', aggregation: 'AVG' },
  SOIL_MOISTURE: { unit: 'PERCENT', aggregation: 'AVG' },
  RAINFALL: { unit: 'MILLIMETRE', aggregation: 'INCREMENT' },
  EVAPOTRANSPIRATION: { unit: 'MILLIMETRE', aggregation: 'SUM' },
  SOIL_WATER_POTENTIAL: { unit: 'CENTIBAR', aggregation: 'AVG' },
  WIND_SPEED: { unit: 'METRE_PER_SECOND', aggregation: 'AVG' },
  WIND_GUST: { unit: 'METRE_PER_SECOND', aggregation: 'AVG' },
  WIND_DIRECTION: { unit: 'DEGREE', aggregation: 'MAX_COUNT' },
  CONDUCTIVITY: { unit: 'DECISIEMENS_PER_METRE', aggregation: 'AVG' },
  IRRADIATION: { unit: 'WATT_PER_SQUARE_METRE', aggregation: 'AVG' },
  PRESSURE: { unit: 'HECTOPASCAL', aggregation: 'AVG' },
  LEAF_WETNESS: { unit: 'NONE', aggregation: 'AVG' },
  VALVE: { unit: 'NONE', aggregation: 'MAX_COUNT' },
  LQI: { unit: 'NONE', aggregation: 'AVG' },
  VOLTAGE: { unit: 'VOLT', aggregation: 'AVG' },
  BATTERY: { unit: 'PERCENT', aggregation: 'AVG' },
} as const satisfies Record<string, FeatureFacts>;
export type SensorFeature = keyof typeof sensorFeatureFacts;

export const sensorFeatures = Object.keys(sensorFeatureFacts) as readonly SensorFeature[];

/** What a device without an anemometer takes from its base. */
export const windFeatures: readonly SensorFeature[] = ['WIND_SPEED', 'WIND_GUST', 'WIND_DIRECTION'];

/** Charts by what they show: all of the wind is one. */
export type SensorChart = Exclude<SensorFeature, 'WIND_SPEED' | 'WIND_GUST' | 'WIND_DIRECTION'> | 'WIND';

export function chartOf(feature: SensorFeature): SensorChart {
  return windFeatures.includes(feature) ? 'WIND' : (feature as SensorChart);
}

export const sensorCharts: readonly SensorChart[] = [...new Set(sensorFeatures.map(chartOf))];
