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
  readonly days: readonly SteppedDay[];
}

/** A day, and when its steps begin. */
interface SteppedDay {
  readonly day: string;
  readonly steps: readonly number[];
}

/** More of them are read as one, out of half hours. */
const mostStretches = 12;

/** What sensors measured in the steps of some days, each counter of the same rain for itself. */
export async function writtenSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<WrittenSteps> {
  const [times, stretches] = await Promise.all([stepsBetween(farms, span), stretchesOf(farms, sensors, span)]);
  const lists = stretches && (await listsOf(farms, sensors, span, stretches(times)));
  if (!lists) {
    const series = await halfHourSeries(farms, sensors, span, times);
    return { times, series: sensors.map((sensor, at) => written(sensor, listsAt(series, at))) };
  }
  const joined = (sensor: MeasuredSensor, at: number): WrittenLists =>
    joinLists(
      lists.flatMap((stretch) => stretch[at] ?? []),
      sensor.aggregation === 'AVG',
    );
  return { times, series: sensors.map((sensor, at) => written(sensor, joined(sensor, at))) };
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

/** How a span is made up of stretches, by its steps; undefined where nothing charted can be taken for it. */
async function stretchesOf(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<((times: readonly number[]) => readonly Stretch[]) | undefined> {
  if (span.granularity === '7d' || sensors.length === 0) return undefined;
  const [uncharted, begins] = await Promise.all([
    findUnchartedDays(farms, span),
    stepsBetween(farms, { ...span, granularity: '1d' }),
  ]);
  return (times) => joinDays(span, uncharted, stepsOfDays(begins, times));
}

function joinDays(
  { from, to }: DayRange,
  uncharted: ReadonlySet<string>,
  days: readonly (readonly number[])[],
): Stretch[] {
  const stretches: { from: string; to: string; isCharted: boolean; days: SteppedDay[] }[] = [];
  for (let at = 0; at <= daysBetween(from, to); at += 1) {
    const day = addDays(from, at);
    const stepped = { day, steps: days[at] ?? [] };
    const isCharted = !uncharted.has(day);
    const last = stretches.at(-1);
    if (last?.isCharted === isCharted) {
      last.to = day;
      last.days.push(stepped);
    } else {
      stretches.push({ from: day, to: day, isCharted, days: [stepped] });
    }
  }
  return stretches;
}

/** The lists of each sensor, stretch after stretch; undefined where what is charted of them cannot be taken, or is in too many pieces. */
async function listsOf(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
  stretches: readonly Stretch[],
): Promise<(readonly WrittenLists[])[][] | undefined> {
  if (stretches.length > mostStretches) return undefined;
  // What is not charted is known by now: a day that is charted meanwhile is worked out of half hours, and not left out.
  const [charted, workedOut] = await Promise.all([
    findChartedDays(farms, sensors, span),
    Promise.all(
      stretches.map(async (stretch) => (stretch.isCharted ? undefined : workOut(farms, sensors, span, stretch))),
    ),
  ]);
  return charted && stretches.map((stretch, at) => workedOut[at] ?? chartedLists(sensors, stretch, charted));
}

async function workOut(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
  { from, to, days }: Stretch,
): Promise<(readonly WrittenLists[])[]> {
  const times = days.flatMap(({ steps }) => steps);
  const series = await halfHourSeries(farms, sensors, { ...span, from, to }, times);
  return series.map((one) => [writeLists(one)]);
}

function chartedLists(
  sensors: readonly MeasuredSensor[],
  { days }: Stretch,
  charted: ChartedDays,
): (readonly WrittenLists[])[] {
  return sensors.map(({ id, aggregation }) => {
    const known = charted.get(id);
    return days.flatMap(({ day, steps }) => {
      const packed = known?.get(day);
      if (packed !== undefined) return unpackLists(packed);
      return steps.length === 0 ? [] : nothingIn(steps.length, aggregation === 'AVG');
    });
  });
}
