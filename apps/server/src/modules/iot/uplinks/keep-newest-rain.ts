import {
  isWholeDayKnown,
  rainIncrement,
  rainRate,
  ratePerHour,
  withoutNoise,
  type CounterReading,
} from '@brazda/domain/sensors/rain-counter.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { findRainReadings, writeNewestRain, type NewestRain, type RainReadings } from './newest-rain.repository.ts';
import type { NewReading } from './readings.repository.ts';
import type { SensorRow } from './sensors.repository.ts';

/**
 * Works out anew what the newest rain is of each gauge that values came from, late ones too; after its half hours, for what
 * has fallen on a day is their sum. Gives what it has kept.
 */
export async function keepNewestRain(
  tx: FarmChange,
  readings: readonly Pick<NewReading, 'sensor'>[],
): Promise<readonly NewestRain[]> {
  const gauges = new Map(
    readings.flatMap(({ sensor }) => (sensor.feature === 'RAINFALL' ? [[sensor.id, sensor] as const] : [])),
  );
  if (gauges.size === 0) return [];
  // Whoever writes the same rows at the same time takes them in the same order.
  const inOrder = [...gauges.values()].sort((one, other) => one.id - other.id);
  const rain = (await findRainReadings(tx, inOrder)).map(newestRain);
  await writeNewestRain(tx, rain);
  return rain;
}

function newestRain(readings: RainReadings): NewestRain {
  const { sensor, newest, previous, firstOfDay, beforeDay, counted, dayEnds } = readings;
  const isCounter = sensor.aggregation === 'INCREMENT';
  const wasDry = firstOfDay.value === (isCounter ? beforeDay?.value : 0);
  const ofDay = isWholeDayKnown(beforeDay, firstOfDay, wasDry) ? withoutNoise(counted) : null;
  return {
    ...{ sensor, dayEnds, at: new Date(newest.at * 1000), ofDay },
    rate: previous && (isCounter ? rateOfCounter(sensor, previous, newest) : rateSince(previous, newest)),
    leastOfDay: ofDay ?? withoutNoise(Math.max(0, counted - firstCounted(readings))),
  };
}

/** What the first reading of a day has told of, of which nobody knows how much fell before midnight. */
function firstCounted({ sensor, firstOfDay, beforeDay }: RainReadings): number {
  if (sensor.aggregation !== 'INCREMENT') return firstOfDay.value;
  return beforeDay === null ? 0 : rainIncrement(beforeDay, firstOfDay, { range: sensor.counterRange });
}

function rateOfCounter(
  { counterRange: range }: SensorRow,
  previous: CounterReading,
  newest: CounterReading,
): number | null {
  return rainRate(previous, newest, { range });
}

/** Of a gauge that says by each reading what has fallen since the one before. */
function rateSince(previous: CounterReading, newest: CounterReading): number | null {
  return ratePerHour(newest.value, newest.at - previous.at);
}
