import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import type { AxisLimits } from './chart-data.ts';
import { soilPotentialLimits } from './soil-potential.ts';

/** Of what has ends of its own: charts of a damp week and of a dry one are to be told apart at a glance. */
const limits: Partial<Record<SensorFeature, AxisLimits>> = {
  HUMIDITY: { min: 0, max: 100 },
  // From dry to wet, in steps of the sensor.
  LEAF_WETNESS: { min: 0, max: 20 },
  SOIL_WATER_POTENTIAL: soilPotentialLimits,
};

/** From where to where the axis of what is measured goes; none where it goes around what was measured. */
export function axisLimitsOf(feature: SensorFeature): { readonly limits?: AxisLimits } {
  const known = limits[feature];
  return known ? { limits: known } : {};
}
