import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import { sensorFeatureFacts, type SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { degreesOfWindSector, mostFrequentWindSector } from '@brazda/domain/sensors/wind-sector.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import {
  findSteps,
  numbersOfStep,
  stepsBetween,
  type MeasuredSensor,
  type Span,
  type StepNumbers,
} from './measurements.repository.ts';

export type Series = Measurements['series'][number];

/** What sensors measured in the steps of some days. */
export async function measuredSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<Pick<Measurements, 'times' | 'series'>> {
  const [times, steps] = await Promise.all([stepsBetween(farms, span), findSteps(farms, sensors, span)]);
  const places = new Map(times.map((time, place) => [time, place]));
  return { times, series: joinRain(sensors.map((sensor) => seriesOf(sensor, places, steps.get(sensor.id) ?? []))) };
}

/** Of which sensors there is a series: a second counter of the same rain has none of its own. */
export function seriesKinds(sensors: readonly MeasuredSensor[]): MeasuredSensor[] {
  return sensors.filter((sensor) => !isMoreRain(sensor));
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
function exact(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1e6) / 1e6 + 0;
}

function mostFrequent(counts: readonly number[], feature: SensorFeature): number | null {
  const sector = mostFrequentWindSector(counts);
  return feature === 'WIND_DIRECTION' && sector !== null ? degreesOfWindSector(sector) : sector;
}

/** A second counter of the same rain adds to the first: some gauges count tips and what each of them lacked apart. */
function joinRain(series: readonly Series[]): Series[] {
  return series
    .filter((one) => !isMoreRain(one))
    .map((one) => {
      const more = series.filter((other) => isMoreRain(other) && other.nodeId === one.nodeId);
      if (one.feature !== 'RAINFALL' || more.length === 0) return one;
      const values = one.values.map((value, at) =>
        more.reduce((sum, { values: own }) => add(sum, own[at] ?? null), value),
      );
      return { ...one, values };
    });
}

function isMoreRain({ feature, level }: Pick<Series, 'feature' | 'level'>): boolean {
  return feature === 'RAINFALL' && level > 0;
}

function add(one: number | null, other: number | null): number | null {
  return one === null ? other : exact(one + (other ?? 0));
}
