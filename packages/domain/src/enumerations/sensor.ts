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
