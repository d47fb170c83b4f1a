import type { FarmChange } from '#server/db/farm-scope.ts';
import { increments, type CounterReading } from '@brazda/domain/sensors/rain-counter.ts';
import {
  computeAveraged,
  computeCounted,
  findCounted,
  halfHourMilliseconds,
  laterHalfHours,
  writeIncrements,
  type CountedReading,
  type HalfHour,
} from './half-hours.repository.ts';
import { markUncharted, type MeasuredInstant } from '../measurements/charted-days.repository.ts';
import type { NewReading } from './readings.repository.ts';

/** Works out anew each half hour that values came in or went from, from all that is known of it; their days are to be charted anew. */
export async function computeHalfHours(tx: FarmChange, readings: readonly Touched[]): Promise<void> {
  const touched = [...new Map(readings.map((reading) => halfHourOf(reading)).map((one) => [keyOf(one), one])).values()];
  const of = (...aggregations: readonly string[]): HalfHour[] =>
    touched.filter(({ sensor }) => aggregations.includes(sensor.aggregation));
  await computeAveraged(tx, of('AVG', 'SUM'));
  await computeCounted(tx, of('MAX_COUNT'));
  const later = await computeIncrements(tx, of('INCREMENT'));
  await markUncharted(tx, instantsOf([...touched, ...later]));
}

/** What was measured by a sensor at an instant, or is no more. */
type Touched = Pick<NewReading, 'sensor' | 'at'>;

/** Each once, whatever was measured in it. */
function instantsOf(halfHours: readonly HalfHour[]): MeasuredInstant[] {
  const instants = halfHours.map(({ sensor: { farmId }, at }): MeasuredInstant => ({ farmId, at }));
  return [...new Map(instants.map((one) => [`${one.farmId} ${one.at.getTime()}`, one])).values()];
}

export function halfHourOf({ sensor, at }: Touched): HalfHour {
  return { sensor, at: new Date(Math.floor(at.getTime() / halfHourMilliseconds) * halfHourMilliseconds) };
}

function keyOf({ sensor, at }: HalfHour): string {
  return `${sensor.farmId} ${sensor.id} ${at.getTime()}`;
}

/**
 * A counter says by its difference to what it was before: so what comes late changes the half hour after it too. Gives these
 * later ones.
 */
async function computeIncrements(tx: FarmChange, touched: readonly HalfHour[]): Promise<readonly HalfHour[]> {
  if (touched.length === 0) return [];
  const later = await laterHalfHours(tx, touched);
  const all = [...new Map([...touched, ...later].map((one) => [keyOf(one), one])).values()];
  const counted = await findCounted(tx, all);
  await writeIncrements(
    tx,
    counted.map(({ halfHour, previous, readings }) => ({
      halfHour,
      readings,
      increment: increments(readings.map(counterReading), {
        range: halfHour.sensor.counterRange,
        previous: previous && counterReading(previous),
      }).reduce((sum, one) => sum + one, 0),
    })),
  );
  return later;
}

function counterReading({ at, value }: CountedReading): CounterReading {
  return { at: at.getTime() / 1000, value };
}
