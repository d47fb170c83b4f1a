import type { measurements, Measurements } from '@brazda/contract/iot/measurements.ts';
import { sensorFeatureFacts, type SensorAggregation } from '@brazda/domain/enumerations/sensor.ts';
import { secondsOf } from '@brazda/domain/enumerations/granularity.ts';
import { degreesOfWindSector, mostFrequentWindSector, noWind } from '@brazda/domain/sensors/wind-sector.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findMeasuredSensors,
  findSteps,
  stepsBetween,
  type MeasuredSensor,
  type StepRow,
} from './measurements.repository.ts';

type Wish = z.output<typeof measurements.read.query>;

/** Steps of all series together: more than a chart has pixels for. */
const mostValues = 200_000;

/** What nodes measured on days of their farm. Throws `node.notFound` and `measurements.tooMany`. */
export async function readMeasurements(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { 'node-id': nodeIds, from, to, granularity, feature }: Wish,
): Promise<Measurements> {
  const farms = readingOf(database, who);
  const { sensors, timeZone } = await measuredSensors(farms, nodeIds);
  const wanted = feature ? sensors.filter((sensor) => feature.includes(sensor.feature)) : sensors;
  const days = Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  if ((days * 86_400 * Math.max(1, wanted.length)) / secondsOf[granularity] > mostValues)
    throw new Failure('measurements.tooMany');
  const wish = { from, to, granularity, timeZone };
  const [times, steps] = await Promise.all([stepsBetween(farms, wish), findSteps(farms, wanted, wish)]);
  return { timeZone, granularity, times, series: joinRain(wanted.map((sensor) => seriesOf(sensor, times, steps))) };
}

async function measuredSensors(
  farms: FarmReading,
  nodeIds: readonly number[],
): Promise<{ readonly sensors: readonly MeasuredSensor[]; readonly timeZone: string }> {
  const { sensors, timeZones, nodes } = await findMeasuredSensors(farms, nodeIds);
  if (nodes < new Set(nodeIds).size) throw new Failure('node.notFound');
  return { sensors, timeZone: timeZones[0] ?? 'UTC' };
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

type Series = Measurements['series'][number];

/** A second counter of the same rain adds to the first: some gauges count tips and what each of them lacked apart. */
function joinRain(series: readonly Series[]): Series[] {
  const isMore = ({ feature, level }: Series): boolean => feature === 'RAINFALL' && level > 0;
  return series
    .filter((one) => !isMore(one))
    .map((one) => {
      const more = series.filter((other) => isMore(other) && other.nodeId === one.nodeId);
      if (one.feature !== 'RAINFALL' || more.length === 0) return one;
      const values = one.values.map((value, at) =>
        more.reduce((sum, { values: own }) => add(sum, own[at] ?? null), value),
      );
      return { ...one, values };
    });
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
