import type { SensorAggregation, SensorFeature } from '../enumerations/sensor.ts';

/** One value that a device has sent, in the unit of its feature. */
export interface DecodedReading {
  readonly feature: SensorFeature;
  /**
   * 0 where there is only one; grain from 1, down; soil from 1, in the order of the device; wind 1 averaged, 3 of gusts.
   * A second counter of the same rain, which adds to the first, is level 1.
   */
  readonly level: number;
  readonly value: number;
  /** Seconds since 1970, where the message says when it was measured; else it is of the time of the message. */
  readonly at?: number;
  /** Millimetres at which a counter of rain begins anew. */
  readonly counter?: { readonly range: number };
  /** Where it is not that of the feature. */
  readonly aggregation?: SensorAggregation;
}

type More = Omit<DecodedReading, 'feature' | 'value' | 'level'>;

/** One reading, or none of what is missing; to six decimals, finer than any sensor. */
export function measured(feature: SensorFeature, level: number, value: number | null, more?: More): DecodedReading[] {
  const rounded = value === null ? Number.NaN : Math.round(value * 1e6) / 1e6;
  // A zero below zero is a zero.
  return Number.isFinite(rounded) ? [{ feature, level, value: rounded + 0, ...more }] : [];
}
