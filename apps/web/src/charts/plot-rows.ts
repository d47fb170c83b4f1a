import type { ChartData, ChartSeries, ChartValues } from './chart-data.ts';
import { usualStep } from './time-window.ts';

/** One line of what the library is given: whose it is, and which of its values. */
export interface PlotRow {
  readonly of: number;
  readonly part: 'average' | 'minimum' | 'maximum';
  readonly values: ChartValues;
}

export interface PlotRows {
  readonly times: readonly number[];
  readonly rows: readonly PlotRow[];
}

/** More bands than these over each other say nothing any more: only the lines are drawn then. */
const mostBands = 4;

export function isBanded({ kind, minimum, maximum }: ChartSeries): boolean {
  return kind === 'line' && minimum !== undefined && maximum !== undefined;
}

/** What is drawn: each average, and below it the edges of its band where those are drawn. */
export function plotRows({ times, series }: ChartData): PlotRows {
  const areBandsDrawn = series.filter(isBanded).length <= mostBands;
  const rows = series.flatMap((one, of): PlotRow[] => {
    const { average, minimum, maximum } = one;
    const line: PlotRow = { of, part: 'average', values: average };
    if (!areBandsDrawn || !isBanded(one) || !minimum || !maximum) return [line];
    return [{ of, part: 'maximum', values: maximum }, { of, part: 'minimum', values: minimum }, line];
  });
  if (times.length === 0) return { times, rows };
  // A value is of the time from its beginning on: the last one needs room as well, above all where it is a bar.
  const end = (times.at(-1) ?? 0) + usualStep(times);
  return { times: [...times, end], rows: rows.map((row) => ({ ...row, values: [...row.values, null] })) };
}

export function hasBars(series: readonly ChartSeries[]): boolean {
  return series.some(({ kind }) => kind === 'bars');
}

/** What the rows have in common decides whether they can be put in the place of others without a new chart. */
export function shapeOf({ series }: ChartData): string {
  return JSON.stringify(series.map((one) => [one.label, one.unit, one.kind, isBanded(one)]));
}

/** Values without a neighbour, which no line leads to: they are drawn as points. */
export function loneValues(values: ChartValues, first: number, last: number): number[] {
  const lone: number[] = [];
  for (let at = first; at <= last; at += 1)
    if (values[at] != null && values[at - 1] == null && values[at + 1] == null) lone.push(at);
  return lone;
}
