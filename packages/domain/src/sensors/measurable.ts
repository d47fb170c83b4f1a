import type { SensorFeature } from '../enumerations/sensor.ts';

/**
 * Between what sensors of farms can measure, in the units of features. General knowledge, and wide: what lies beyond is a
 * fault of the device, of its wire or of how its field was mapped. Soil moisture is below zero in air, and sensors of
 * humidity and light are some percent beside.
 */
const bounds: Partial<Record<SensorFeature, readonly [lowest: number, highest: number]>> = {
  TEMPERATURE: [-90, 100],
  SOIL_TEMPERATURE: [-90, 100],
  STORAGE_TEMPERATURE: [-90, 200],
  LEAF_TEMPERATURE: [-90, 100],
  HUMIDITY: [0, 110],
  SOIL_MOISTURE: [-20, 120],
  WIND_SPEED: [0, 150],
  WIND_GUST: [0, 150],
  WIND_DIRECTION: [0, 360],
  IRRADIATION: [-50, 2500],
  PRESSURE: [300, 1200],
  VOLTAGE: [0, 100],
  BATTERY: [0, 110],
  // What devices say in place of a value, such as -999 and 65535 thousandths, lies beyond these.
  CONDUCTIVITY: [-1, 60],
  EVAPOTRANSPIRATION: [-5, 50],
  LEAF_WETNESS: [-1, 2000],
  RAINFALL: [0, Infinity],
  VALVE: [-1, 100],
};

/** Millimetres of rain since the last message: more has fallen nowhere in a day of these lands. */
const mostRainAtOnce = 500;

/** Whether so much rain can have fallen between two messages of a device that says that instead of counting. */
export function isFallen(millimetres: number): boolean {
  return millimetres <= mostRainAtOnce;
}

/** Whether anything can have measured it. */
export function isMeasurable(feature: SensorFeature, value: number): boolean {
  const [lowest, highest] = bounds[feature] ?? [-Infinity, Infinity];
  return value >= lowest && value <= highest;
}
