import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import { sensorFeatureFacts, type SensorAggregation } from '@brazda/domain/enumerations/sensor.ts';
import { degreesOfWindSector, mostFrequentWindSector, noWind } from '@brazda/domain/sensors/wind-sector.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findSteps, stepsBetween, type MeasuredSensor, type Span, type StepRow } from './measurements.repository.ts';

export type Series = Measurements['series'][number];

/** What sensors measured in the steps of some days. */
export async function measuredSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<Pick<Measurements, 'times' | 'series'>> {
  const [times, steps] = await Promise.all([stepsBetween(farms, span), findSteps(farms, sensors, span)]);
  return { times, series: joinRain(sensors.map((sensor) => seriesOf(sensor, times, steps))) };
}

/** Of which sensors there is a series: a second counter of the same rain has none of its own. */
export function seriesKinds(sensors: readonly MeasuredSensor[]): MeasuredSensor[] {
  return sensors.filter((sensor) => !isMoreRain(sensor));
}

function seriesOf(
  sensor: MeasuredSensor,
  times: readonly number[],
  steps: ReadonlyMap<number, ReadonlyMap<number, StepRow>>,
): Measurements['series'][number] {
  const own = steps.get(sensor.id);
  const { nodeId, feature, level, aggregation } = sensor;
  const list = (value: (step: StepRow) => number | null): (number | null)[] =>
    times.map((time) => {
      const step = own?.get(time);
      return step ? value(step) : null;
    });
  const hasBand = aggregation === 'AVG';
  return {
    ...{ nodeId, feature, level, aggregation },
    unit: sensorFeatureFacts[feature].unit,
    values: list((step) => valueOf(step, sensor)),
    minimum: hasBand ? list(({ minimum }) => minimum) : null,
    maximum: hasBand ? list(({ maximum }) => maximum) : null,
  };
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
  return one === null ? other : one + (other ?? 0);
}

function valueOf(step: StepRow, { aggregation, feature }: MeasuredSensor): number | null {
  const sector = mostFrequentWindSector(step.sectors ?? noWind);
  const values: Readonly<Record<SensorAggregation, number | null>> = {
    AVG: step.count > 0 ? step.sum / step.count : null,
    SUM: step.sum,
    INCREMENT: step.increment,
    MAX_COUNT: feature === 'WIND_DIRECTION' && sector !== null ? degreesOfWindSector(sector) : sector,
  };
  return values[aggregation];
}
