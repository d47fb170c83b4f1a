import type { FarmReading } from '#server/db/farm-scope.ts';
import { readLists } from './day-lists.ts';
import { exact, type Series } from './half-hour-series.ts';
import type { MeasuredSensor, Span } from './measurements.repository.ts';
import { writtenSteps, type WrittenSeries } from './written-steps.ts';

/** What sensors measured in the steps of some days. */
export async function measuredSteps(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<{ readonly times: number[]; readonly series: Series[] }> {
  const { times, series } = await writtenSteps(farms, sensors, span);
  return { times, series: joinRain(series.map(readSeries)) };
}

/** Of which sensors there is a series: a second counter of the same rain has none of its own. */
export function seriesKinds(sensors: readonly MeasuredSensor[]): MeasuredSensor[] {
  return sensors.filter((sensor) => !isMoreRain(sensor));
}

/** The same with its series written as JSON: most of them are kept as they are sent. */
export async function writtenMeasurements(
  farms: FarmReading,
  sensors: readonly MeasuredSensor[],
  span: Span,
): Promise<{ readonly times: number[]; readonly series: string }> {
  const { times, series } = await writtenSteps(farms, sensors, span);
  const written = series.some(isMoreRain)
    ? joinRain(series.map(readSeries)).map((one) => JSON.stringify(one))
    : series.map(writeSeries);
  return { times, series: `[${written.join(',')}]` };
}

function readSeries({ lists, ...about }: WrittenSeries): Series {
  return { ...about, ...readLists(lists) };
}

function writeSeries({ lists: { values, minimum, maximum }, ...about }: WrittenSeries): string {
  const bracketed = (list: string | null): string => (list === null ? 'null' : `[${list}]`);
  return `${JSON.stringify(about).slice(0, -1)},"values":[${values}],"minimum":${bracketed(minimum)},"maximum":${bracketed(maximum)}}`;
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
