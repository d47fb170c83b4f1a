import type { SensedHour } from '@brazda/domain/agronomy/weather-day.ts';
import { meanOf } from '@brazda/domain/agronomy/coverage.ts';
import type { DayRange } from '@brazda/domain/days.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import type { MeasuredSensor } from '../measurements/measurements.repository.ts';
import type { Series } from '../measurements/half-hour-series.ts';
import { measuredSteps } from '../measurements/measured-steps.ts';

/** An hour and when it began, in seconds since 1970. */
export interface TimedHour extends SensedHour {
  readonly at: number;
}

export interface SensedDay {
  readonly day: string;
  readonly hours: readonly TimedHour[];
}

/** What a node sensed on some days, each with all of its hours. */
export interface SensedDays {
  readonly days: readonly SensedDay[];
  /** Whether it has a sensor of wet leaves. */
  readonly hasLeafSensor: boolean;
  /** Of all hours in kPa; null where it measures none. */
  readonly meanPressureKpa: number | null;
}

/** By which sensor each part of an hour is told. */
const featureOf = {
  temperature: 'TEMPERATURE',
  humidity: 'HUMIDITY',
  windSpeed: 'WIND_SPEED',
  irradiation: 'IRRADIATION',
  rainfall: 'RAINFALL',
  leafWetness: 'LEAF_WETNESS',
} as const satisfies Record<keyof SensedHour, SensorFeature>;

const parts = Object.keys(featureOf) as (keyof SensedHour)[];
const sensedFeatures: readonly SensorFeature[] = [...Object.values(featureOf), 'PRESSURE'];

interface Asked extends DayRange {
  readonly timeZone: string;
  /** All, where nothing is said. */
  readonly features?: readonly SensorFeature[];
}

/** What nodes of one farm sensed on days, hour by hour. An hour is known where any value of it is. */
export async function sensedDays(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  { features = sensedFeatures, ...days }: Asked,
): Promise<ReadonlyMap<number, SensedDays>> {
  const told = firstLevels(sensors.filter(({ feature }) => features.includes(feature)));
  const { times, series } = await measuredSteps(farms, told, { ...days, granularity: '1h' });
  const clock = clockOf(days.timeZone);
  const places = groupedBy(times.keys(), (at) => clock(new Date((times[at] ?? 0) * 1000)).stamp.slice(0, 10));
  const ofNodes = groupedBy(series, ({ nodeId }) => nodeId);
  return new Map([...ofNodes].map(([nodeId, own]) => [nodeId, sensedBy(own, times, places)]));
}

function sensedBy(
  series: readonly Series[],
  times: readonly number[],
  places: ReadonlyMap<string, readonly number[]>,
): SensedDays {
  const valuesOf = (feature: SensorFeature): Series['values'] | undefined =>
    series.find((one) => one.feature === feature)?.values;
  const columns = parts.map((part) => [part, valuesOf(featureOf[part])] as const);
  const hourAt = (at: number): TimedHour => ({
    ...(Object.fromEntries(columns.map(([part, values]) => [part, values?.[at] ?? null])) as unknown as SensedHour),
    at: times[at] ?? 0,
  });
  const pressure = meanOf((valuesOf('PRESSURE') ?? []).filter((value) => value !== null));
  const hectopascalsOfKilopascal = 10;
  return {
    days: [...places].map(([day, at]) => ({ day, hours: at.map(hourAt) })),
    hasLeafSensor: valuesOf('LEAF_WETNESS') !== undefined,
    meanPressureKpa: pressure === null ? null : pressure / hectopascalsOfKilopascal,
  };
}

/** Of several levels at which a node measures the same the first; of rain all, for its counters add up. */
function firstLevels(sensors: readonly MeasuredSensor[]): MeasuredSensor[] {
  return sensors.filter(
    (one) =>
      one.feature === 'RAINFALL' ||
      !sensors.some((other) => other.nodeId === one.nodeId && other.feature === one.feature && other.level < one.level),
  );
}
