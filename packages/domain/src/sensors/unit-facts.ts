import type { SensorUnit } from '../enumerations/sensor.ts';

interface UnitFacts {
  readonly symbol: string;
  readonly decimals: number;
}

/** How units are written in all languages, and with how many decimals what was measured in them. */
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
