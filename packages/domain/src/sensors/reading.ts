import type { SensorAggregation, SensorFeature } from '../enumerations/sensor.ts';
import { isFallen, isMeasurable } from './measurable.ts';

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

/** Nothing that is measured comes near it in its unit; sums of what does not can be counted with (our choice). */
const mostMeasured = 1e9;

/** To six decimals, finer than any sensor; null for what no sensor measures. */
export function soundValue(feature: SensorFeature, value: number | null): number | null {
  if (value === null || !(Math.abs(value) <= mostMeasured) || !isMeasurable(feature, value)) return null;
  // A zero below zero is a zero.
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** One reading, or none of what is missing. */
export function measured(feature: SensorFeature, level: number, value: number | null, more?: More): DecodedReading[] {
  const sound = soundValue(feature, value);
  if (sound !== null && feature === 'RAINFALL' && more?.aggregation === 'SUM' && !isFallen(sound)) return [];
  return sound === null ? [] : [{ feature, level, value: sound, ...more }];
}
