import { addDays, daysBetween, type DayRange } from '@brazda/domain/days.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findChartedDays, findUnchartedDays, type ChartedDays } from './charted-days.repository.ts';
import { joinLists, nothingIn, unpackLists, writeLists, type WrittenLists } from './day-lists.ts';
import { halfHourSeries, type Series } from './half-hour-series.ts';
import { stepsBetween, type MeasuredSensor, type Span } from './measurements.repository.ts';

/** A series whose lists are written already. */
export interface WrittenSeries extends Omit<Series, 'values' | 'minimum' | 'maximum'> {
  readonly lists: WrittenLists;
}

interface WrittenSteps {
  readonly times: number[];
  readonly series: readonly WrittenSeries[];
}

/** Days one after the other that are charted, or of which half hours say what was measured. */
interface Stretch extends DayRange {
  readonly isCharted: boolean;
  /** When the steps of each day begin. */
  readonly days: readonly (readonly number[])[];
}

/** More of them are read as one, out of half hours. */
const mostStretches = 12;

/** What sensors measured in the steps of some days, each counter of the same rain for itself. */
export async function writtenSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<WrittenSteps> {
  const [times, known] = await Promise.all([stepsBetween(farms, span), chartsOf(farms, sensors, span)]);
  const stretches = known && stretchesOf(span, known.uncharted, stepsOfDays(known.begins, times));
  if (!stretches || stretches.length > mostStretches) {
    const series = await halfHourSeries(farms, sensors, span, times);
    return { times, series: sensors.map((sensor, at) => written(sensor, listsAt(series, at))) };
  }
  const lists = await Promise.all(
    stretches.map((stretch) => listsOf(farms, sensors, { ...span, ...stretch }, known.charted)),
  );
  const joined = (sensor: MeasuredSensor, at: number): WrittenLists =>
    joinLists(
      lists.flatMap((stretch) => stretch[at] ?? []),
      sensor.aggregation === 'AVG',
    );
  return { times, series: sensors.map((sensor, at) => written(sensor, joined(sensor, at))) };
}

interface Charts {
  readonly uncharted: ReadonlySet<string>;
  readonly charted: ChartedDays;
  /** When each day begins. */
  readonly begins: readonly number[];
}

/** What is charted of a span, and what is not; undefined where nothing can be taken of it. */
async function chartsOf(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<Charts | undefined> {
  if (span.granularity === '7d' || sensors.length === 0) return undefined;
  // First what is not charted: a day that is charted between the two is worked out of half hours, and not left out.
  const uncharted = await findUnchartedDays(farms, span);
  const [charted, begins] = await Promise.all([
    findChartedDays(farms, sensors, span),
    stepsBetween(farms, { ...span, granularity: '1d' }),
  ]);
  return charted && { uncharted, charted, begins };
}

function written({ nodeId, feature, level, aggregation }: MeasuredSensor, lists: WrittenLists): WrittenSeries {
  return { nodeId, feature, level, aggregation, unit: sensorFeatureFacts[feature].unit, lists };
}

function listsAt(series: readonly Series[], at: number): WrittenLists {
  return writeLists(series[at] ?? { values: [], minimum: null, maximum: null });
}

/** When the steps of each day begin. */
function stepsOfDays(begins: readonly number[], times: readonly number[]): number[][] {
  const days = begins.map((): number[] => []);
  let day = 0;
  for (const time of times) {
    while (time >= (begins[day + 1] ?? Infinity)) day += 1;
    days[day]?.push(time);
  }
  return days;
}

function stretchesOf(
  { from, to }: DayRange,
  uncharted: ReadonlySet<string>,
  days: readonly (readonly number[])[],
): Stretch[] {
  const stretches: { from: string; to: string; isCharted: boolean; days: (readonly number[])[] }[] = [];
  for (let at = 0; at <= daysBetween(from, to); at += 1) {
    const day = addDays(from, at);
    const isCharted = !uncharted.has(day);
    const last = stretches.at(-1);
    if (last?.isCharted === isCharted) {
      last.to = day;
      last.days.push(days[at] ?? []);
    } else {
      stretches.push({ from: day, to: day, isCharted, days: [days[at] ?? []] });
    }
  }
  return stretches;
}

/** The lists of each sensor. */
async function listsOf(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  stretch: Span & Stretch,
  charted: ChartedDays,
): Promise<(readonly WrittenLists[])[]> {
  const { isCharted, days, from } = stretch;
  if (!isCharted) {
    const series = await halfHourSeries(farms, sensors, stretch, days.flat());
    return series.map((one) => [writeLists(one)]);
  }
  return sensors.map(({ id, aggregation }) => {
    const known = charted.get(id);
    return days.flatMap((steps, at) => {
      const packed = known?.get(addDays(from, at));
      if (packed !== undefined) return unpackLists(packed);
      return steps.length === 0 ? [] : nothingIn(steps.length, aggregation === 'AVG');
    });
  });
}
