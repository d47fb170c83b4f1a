import type { Palette } from '#web/lib/design-tokens.ts';
import type { ChartKind, ZoneTone } from './chart-data.ts';

/** Colours and type of what charts draw. */
export interface ChartLook {
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly paper: string;
  /** In the order of the series; all of them are told from paper. */
  readonly series: readonly string[];
  /** Dots, lines and bars of water. */
  readonly water: string;
  readonly zones: Readonly<Record<ZoneTone, string>>;
  readonly fontFamily: string;
}

const fontFamily = '"Inter Variable", system-ui, sans-serif';

const lightSeries = ['#9a5b0c', '#1f6795', '#9b3b2e', '#7a4a8c', '#0f7a72', '#6d6a14', '#b0436f', '#55626d', '#7b5636'];
const darkSeries = ['#e9b565', '#7cb8e4', '#eb9585', '#c7a0d8', '#6ccabf', '#c9c56b', '#ee9cbd', '#a9b7c2', '#cfa681'];

/** The look of charts in a brand's palette; the first line has the brand's own colour. */
export function chartLook(palette: Palette, isDark: boolean): ChartLook {
  const { ink, muted, line, paper, field } = palette;
  return {
    ink,
    muted,
    grid: line,
    paper,
    series: [field, ...(isDark ? darkSeries : lightSeries)],
    water: isDark ? '#7cb8e4' : '#1f6795',
    zones: isDark
      ? { full: '#1d3c52', good: '#22442c', fair: '#46411f', poor: '#4d371d', bad: '#4c2a23' }
      : { full: '#d5e6f2', good: '#dcecd9', fair: '#f6efcd', poor: '#fae3c6', bad: '#f6d7cf' },
    fontFamily,
  };
}

/** The colour of one of several series; the first bars are of rain. */
export function seriesColor(look: ChartLook, kinds: readonly ChartKind[], of: number): string {
  if (kinds[of] === 'direction') return look.ink;
  const alike = kinds.slice(0, of).filter((kind) => kind === kinds[of]).length;
  if (kinds[of] === 'bars' && alike === 0) return look.water;
  return look.series[of % look.series.length] ?? look.ink;
}

/** From the second round of colours on lines are dashed, so that two of one colour are told apart. */
export function seriesDash(look: ChartLook, of: number): number[] | undefined {
  const round = Math.floor(of / look.series.length);
  return round === 0 ? undefined : [6, 3 * round];
}

/** A colour through which what lies below it is seen. */
export function seenThrough(color: string, share: number): string {
  return `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
