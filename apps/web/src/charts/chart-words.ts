import { dateFormat, numberFormat } from '@brazda/domain/kept-formats.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Text } from '#web/i18n/text.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';

const longRange = 365 * 86_400;

/** In which language and by which clocks a chart speaks. */
export interface ChartSpeech {
  readonly text: Text;
  readonly locale: Locale;
  /** Where the farm lies, such as Europe/Prague. */
  readonly timeZone: string;
}

export interface ChartWords {
  /** The day and the time; with the year where there is more than one. */
  readonly time: (time: number) => string;
  /** A value with one decimal and its unit, or that there is none. */
  readonly value: (value: number | null | undefined, series: ChartSeries) => string;
  /** A value as exactly as it is known. */
  readonly exactly: (value: number | null | undefined, series: ChartSeries) => string;
}

/** How what is drawn is said. */
export function chartWords({ times }: Pick<ChartData, 'times'>, speech: ChartSpeech): ChartWords {
  const { text, locale, timeZone } = speech;
  const isLong = (times.at(-1) ?? 0) - (times.at(0) ?? 0) > longRange;
  const clock = dateFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(isLong && { year: 'numeric' }),
  });
  const number = (value: number, decimals: number): string => {
    const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return numberFormat(locale, fixed).format(value);
  };
  const say = (value: number | null | undefined, { kind, unit }: ChartSeries, decimals: number): string => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return text('chart.noData');
    if (kind === 'direction') return text('chart.direction', { sector: sectorOf(value), degrees: Math.round(value) });
    return unit === '' ? number(value, decimals) : text('chart.value', { value: number(value, decimals), unit });
  };
  return {
    time: (time) => clock.format(time * 1000),
    value: (value, series) => say(value, series, 1),
    exactly: (value, series) => say(value, series, series.decimals),
  };
}

const sectors = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** From which of eight sides a wind comes. */
export function sectorOf(degrees: number): (typeof sectors)[number] {
  const at = Math.round(degrees / 45);
  return sectors[((at % 8) + 8) % 8] ?? 'n';
}
