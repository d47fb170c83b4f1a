import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import { sensorFeatureFacts, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { degreesOfWindSector, mostFrequentWindSector } from '@brazda/domain/sensors/wind-sector.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import {
  findSteps,
  numbersOfStep,
  type MeasuredSensor,
  type Span,
  type StepNumbers,
} from './measurements.repository.ts';

export type Series = Measurements['series'][number];

/** What sensors measured in steps of some days, worked out of half hours; each counter of the same rain for itself. */
export async function halfHourSeries(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
  times: readonly number[],
): Promise<Series[]> {
  const steps = await findSteps(farms, sensors, span);
  const places = new Map(times.map((time, place) => [time, place]));
  return sensors.map((sensor) => seriesOf(sensor, places, steps.get(sensor.id) ?? []));
}

/** Steps have the places of their times; in those of which nothing is known there is nothing. */
function seriesOf(sensor: MeasuredSensor, places: ReadonlyMap<number, number>, numbers: StepNumbers): Series {
  const { nodeId, feature, level, aggregation } = sensor;
  const width = numbersOfStep[aggregation];
  const list = (valueAt: (begin: number) => number | null): (number | null)[] => {
    const values = new Array<number | null>(places.size).fill(null);
    for (let begin = 0; begin < numbers.length; begin += width) {
      const place = places.get(numbers[begin] ?? 0);
      if (place !== undefined) values[place] = valueAt(begin);
    }
    return values;
  };
  const number = (within: number) => (begin: number) => exact(numbers[begin + within]);
  const hasBand = aggregation === 'AVG';
  const sector = (begin: number): number | null => mostFrequent(numbers.slice(begin + 1, begin + width), feature);
  return {
    ...{ nodeId, feature, level, aggregation },
    unit: sensorFeatureFacts[feature].unit,
    values: list(aggregation === 'MAX_COUNT' ? sector : number(1)),
    minimum: hasBand ? list(number(2)) : null,
    maximum: hasBand ? list(number(3)) : null,
  };
}

/** To six decimals, as finely as devices say it: a mean has as many as there is room for, and none of them says more. */
export function exact(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1e6) / 1e6 + 0;
}

function mostFrequent(counts: readonly number[], feature: SensorFeature): number | null {
  const sector = mostFrequentWindSector(counts);
  return feature === 'WIND_DIRECTION' && sector !== null ? degreesOfWindSector(sector) : sector;
}
