import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartData } from './chart-data.ts';
import { followGestures } from './gestures.ts';
import { chartHeight, plotOptions, type PlotSetup } from './plot-options.ts';
import { hasBars, plotRows, type PlotRows } from './plot-rows.ts';
import { panned, usualStep, zoomed, type TimeWindow } from './time-window.ts';

/** Where the cursor is. */
export interface PlotCursor {
  /** Of which of the times. */
  readonly at: number;
  /** In pixels from the left edge of the chart. */
  readonly left: number;
  /** Whether it is in the right half, so that what is said of it stands to its left. */
  readonly isRight: boolean;
  /** Whether it only follows that of another chart. */
  readonly isFollowing: boolean;
}

interface Told {
  readonly onCursor: (cursor: PlotCursor | null) => void;
  readonly onZoom: (isZoomed: boolean) => void;
}

/** A chart that is drawn, and what can be done with it; nothing of the library is seen outside. */
export interface Plot {
  /** Draws data of the same shape in the place of the others. */
  readonly setData: (data: ChartData) => void;
  readonly resize: (width: number) => void;
  /** Moves the cursor so many times further, within what is seen. */
  readonly moveCursor: (by: number) => number | undefined;
  readonly leaveCursor: () => void;
  readonly pan: (share: number) => void;
  readonly zoom: (factor: number) => void;
  readonly showAll: () => void;
  readonly show: (of: number, isShown: boolean) => void;
  readonly canvas: () => HTMLCanvasElement;
  readonly dispose: () => void;
}

export function openPlot(target: HTMLElement, setup: PlotSetup, told: Told): Plot {
  let data = setup.data;
  let rows = plotRows(data);
  let isFollowing = false;
  const plot = new uPlot(
    {
      ...plotOptions(setup, rows, {
        onFollow: (isIt) => (isFollowing = isIt),
        setCursor: [() => told.onCursor(cursorNow())],
        setScale: [(_, scale) => scale === 'x' && told.onZoom(isZoomed(windowOf(plot), fullWindow()))],
      }),
      width: Math.max(target.clientWidth, 1),
    },
    aligned(rows),
    target,
  );

  const fullWindow = (): TimeWindow => ({ min: rows.times.at(0) ?? 0, max: rows.times.at(-1) ?? 0 });

  function cursorNow(): PlotCursor | null {
    const { left = -1, idx } = plot.cursor;
    if (left < 0 || idx == null || data.times.length === 0) return null;
    const at = atCursor(idx, left);
    const isRight = left > plot.over.clientWidth / 2;
    return { at, left: left + plot.over.offsetLeft, isRight, isFollowing };
  }

  /** A bar begins at its time, and all of it is of that time. */
  function atCursor(idx: number, left: number): number {
    const isBefore = hasBars(data.series) && (rows.times[idx] ?? 0) > plot.posToVal(left, 'x');
    return Math.min(Math.max(isBefore ? idx - 1 : idx, 0), data.times.length - 1);
  }

  function look(window: TimeWindow): void {
    const { key } = plot.cursor.sync ?? {};
    for (const each of key == null ? [plot] : uPlot.sync(key).plots) each.setScale('x', { ...window });
  }

  const pan = (share: number): void => look(panned(windowOf(plot), fullWindow(), share));
  // Both at once: what is seen changes only when all that is asked for in a turn is done.
  const zoomAround = (factor: number, around: number, share = 0): void => {
    const closer = zoomed(windowOf(plot), fullWindow(), { factor, around, step: usualStep(data.times) });
    look(panned(closer, fullWindow(), share));
  };
  const stopGestures = followGestures(plot.over, {
    onPan: pan,
    onZoom: (factor, left, share) => zoomAround(factor, plot.posToVal(left, 'x'), share),
    onTouch: (left) => putCursor(plot, left),
  });

  // What was drawn before the letters of the page had come was written in others.
  const redraw = (): void => plot.redraw();
  document.fonts.addEventListener('loadingdone', redraw);

  return {
    setData: (next) => {
      const wasZoomed = isZoomed(windowOf(plot), fullWindow());
      const isSameTime = next.times.at(0) === data.times.at(0);
      data = next;
      rows = plotRows(data);
      plot.setData(aligned(rows), !(wasZoomed && isSameTime));
      plot.redraw();
    },
    resize: (width) => plot.setSize({ width, height: chartHeight }),
    moveCursor: (by) => {
      const [first, last] = plot.series[0]?.idxs ?? [0, data.times.length - 1];
      if (data.times.length === 0) return undefined;
      const now = cursorNow()?.at ?? (by < 0 ? last + 1 : first - 1);
      const at = Math.min(Math.max(now + by, first), Math.min(last, data.times.length - 1));
      // A hair to the right, so that a bar is met and not the edge between two.
      putCursor(plot, plot.valToPos(rows.times[at] ?? 0, 'x') + 0.01);
      return at;
    },
    leaveCursor: () => putCursor(plot, -10),
    pan,
    zoom: (factor) => {
      const at = cursorNow()?.at;
      const { min, max } = windowOf(plot);
      zoomAround(factor, at === undefined ? (min + max) / 2 : (data.times[at] ?? min));
    },
    showAll: () => look(fullWindow()),
    show: (of, isShown) => {
      plot.batch(() => {
        for (const [at, row] of rows.rows.entries())
          if (row.of === of && plot.series[at + 1]?.show !== isShown) plot.setSeries(at + 1, { show: isShown });
      });
    },
    canvas: () => plot.ctx.canvas,
    dispose: () => {
      stopGestures();
      document.fonts.removeEventListener('loadingdone', redraw);
      plot.destroy();
    },
  };
}

/** Its types do not know the last argument, by which the library moves the cursors of the other charts as well. */
type PutCursor = (place: { left: number; top: number }, isTold: boolean, isPublished: boolean) => void;

function putCursor(plot: uPlot, left: number): void {
  (plot.setCursor as PutCursor)({ left, top: Math.min(left, 0) }, true, true);
}

function windowOf(plot: uPlot): TimeWindow {
  const { min = 0, max = 0 } = plot.scales['x'] ?? {};
  return { min, max };
}

function isZoomed({ min, max }: TimeWindow, full: TimeWindow): boolean {
  return max > min && (min > full.min || max < full.max);
}

/** The library asks for arrays that it might change, and does not. */
function aligned({ times, rows }: PlotRows): uPlot.AlignedData {
  return [times as number[], ...rows.map(({ values }) => values as (number | null)[])];
}
