import { numberFormat } from '@brazda/domain/kept-formats.ts';
import uPlot from 'uplot';
import type { AxisLimits, ChartData, ChartSeries, ValueZone } from './chart-data.ts';
import { seenThrough, seriesColor, seriesDash, type ChartLook } from './chart-look.ts';
import { arrowRow, drawArrows, drawZones, drawZoneWords } from './draw-on-plot.ts';
import { hasBars, loneValues, type PlotRow, type PlotRows } from './plot-rows.ts';
import { shownDates, timeLabels } from './time-axis.ts';
import { axisRange } from './value-axis.ts';

/** How high every chart is, so that several stand below each other and are compared. */
export const chartHeight = 150;
/** Room for the values beside the plot: the same in all charts, so that their times lie below each other. */
const valueRoom = 52;
const timeRoom = 28;
/** Half of what stands below the last time. */
const edgeRoom = 22;

/** More values than pixels make a thick line a blot. */
const manyValues = 1500;

export interface PlotDress {
  readonly look: ChartLook;
  readonly locale: string;
  readonly timeZone: string;
}

export interface PlotSetup {
  readonly data: ChartData;
  readonly limits: AxisLimits | undefined;
  readonly zones: readonly ValueZone[];
  readonly dress: PlotDress;
  /** Charts with the same key move their cursors together. */
  readonly syncKey: string | undefined;
}

interface Hooks extends Pick<uPlot.Hooks.Arrays, 'setCursor' | 'setScale'> {
  /** Whether the cursor follows that of another chart, or leads the others. */
  readonly onFollow: (isFollowing: boolean) => void;
}

/** What the library is told of a chart, but for its width. */
export function plotOptions(
  setup: PlotSetup,
  { rows }: PlotRows,
  { onFollow, ...hooks }: Hooks,
): Omit<uPlot.Options, 'width'> {
  const { data, zones, dress, syncKey } = setup;
  const units = axisUnits(data.series);
  const arrows = data.series.findIndex(({ kind }) => kind === 'direction');
  const hasArrows = arrows >= 0;
  const kinds = data.series.map(({ kind }) => kind);
  return {
    height: chartHeight,
    tzDate: shownDates(dress.timeZone),
    padding: [hasArrows ? arrowRow : 8, units.length > 1 ? 0 : edgeRoom, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: true, y: false, dist: 8 },
      // Of bars, arrows and the edges of bands no point is to be seen.
      points: { size: (_, row) => (isLine(rows[row - 1], data.series) ? 7 : 0) },
      ...(syncKey !== undefined && { sync: { key: syncKey, scales: ['x', null], filters: followed(onFollow) } }),
    },
    scales: {
      direction: { range: [0, 360] },
      ...Object.fromEntries(units.map((unit, at) => [scaleOf(unit), valueScale(setup, unit, at === 0)])),
    },
    axes: [timeAxis(dress), ...units.slice(0, 2).map((unit, at) => valueAxis(unit, at, dress))],
    series: [{}, ...rows.map((row) => seriesOptions(row, setup))],
    bands: rows.flatMap(({ of, part }, at) =>
      part === 'maximum'
        ? { series: [at + 1, at + 2], fill: seenThrough(seriesColor(dress.look, kinds, of), 0.18) }
        : [],
    ),
    hooks: {
      ...hooks,
      drawClear: [(plot) => drawZones(plot, zones, scaleOf(units[0] ?? ''), dress.look)],
      drawAxes: [(plot) => drawZoneWords(plot, zones, scaleOf(units[0] ?? ''), dress.look)],
      draw: hasArrows ? [(plot) => drawArrows(plot, valuesOf(plot, rows, arrows), dress.look.ink)] : [],
    },
  };
}

function followed(onFollow: Hooks['onFollow']): uPlot.Cursor.Sync.Filters {
  const telling = (isFollowing: boolean) => (): boolean => {
    onFollow(isFollowing);
    return true;
  };
  return { pub: telling(false), sub: telling(true) };
}

function isLine(row: PlotRow | undefined, series: readonly ChartSeries[]): boolean {
  return row?.part === 'average' && series[row.of]?.kind === 'line';
}

function valuesOf(plot: uPlot, rows: readonly PlotRow[], of: number): (number | null)[] {
  const at = rows.findIndex((row) => row.of === of);
  // Hidden rows are drawn by nobody.
  return plot.series[at + 1]?.show === false ? [] : ((plot.data[at + 1] ?? []) as (number | null)[]);
}

/** Directions have no axis: they are said by arrows. */
function axisUnits(series: readonly ChartSeries[]): string[] {
  const units = series.flatMap(({ kind, unit }) => (kind === 'direction' ? [] : unit));
  return [...new Set(units.length > 0 ? units : [''])];
}

function scaleOf(unit: string): string {
  return `of ${unit}`;
}

function valueScale({ data, limits }: PlotSetup, unit: string, isFirst: boolean): uPlot.Scale {
  const isFromZero = hasBars(data.series.filter((one) => one.unit === unit));
  return {
    range: (_, min: number | null, max: number | null) =>
      axisRange({ min, max, isFromZero }, isFirst ? limits : undefined),
  };
}

function timeAxis({ look, locale, timeZone }: PlotDress): uPlot.Axis {
  return {
    ...axisLook(look),
    size: timeRoom,
    space: 64,
    grid: { show: false },
    ticks: { stroke: look.grid, width: 1, size: 4 },
    values: (_, times, _axis, _space, apart) => timeLabels(times, apart, { locale, timeZone }),
  };
}

function valueAxis(unit: string, at: number, { look, locale }: PlotDress): uPlot.Axis {
  const format = numberFormat(locale, { maximumFractionDigits: 3 });
  return {
    ...axisLook(look),
    scale: scaleOf(unit),
    side: at === 0 ? 3 : 1,
    size: valueRoom,
    space: 26,
    grid: at === 0 ? { stroke: look.grid, width: 1 } : { show: false },
    ticks: { show: false },
    values: (_, values) => values.map((value) => format.format(value)),
  };
}

function axisLook(look: ChartLook): Pick<uPlot.Axis, 'font' | 'gap' | 'stroke'> {
  return { font: `12px ${look.fontFamily}`, gap: 6, stroke: look.muted };
}

function seriesOptions({ of, part }: PlotRow, { data, dress }: PlotSetup): uPlot.Series {
  const series = data.series[of];
  if (!series) return { show: false };
  const { look } = dress;
  const kinds = data.series.map(({ kind }) => kind);
  const color = seriesColor(look, kinds, of);
  if (series.kind === 'direction')
    return { scale: 'direction', auto: false, paths: () => null, points: { show: false }, stroke: color };
  const scale = scaleOf(series.unit);
  // The edges of a band: only what is between them is seen.
  if (part !== 'average') return { scale, points: { show: false }, width: 0 };
  if (series.kind === 'bars')
    return {
      scale,
      stroke: color,
      fill: seenThrough(color, 0.75),
      width: 0,
      points: { show: false },
      ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ align: 1, size: [0.8, 32, 1] }) }),
    };
  const dash = seriesDash(look, of);
  return {
    scale,
    stroke: color,
    width: data.times.length > manyValues ? 1 : 1.75,
    ...(dash && { dash }),
    points: {
      show: false,
      size: 5,
      fill: color,
      filter: (plot, row) =>
        loneValues((plot.data[row] ?? []) as (number | null)[], ...(plot.series[0]?.idxs ?? [0, -1])),
    },
  };
}
