import { numberFormat } from '@brazda/domain/kept-formats.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { ChartData } from './chart-data.ts';

interface CsvOptions {
  readonly locale: string;
  readonly timeZone: string;
  /** What the first column is called. */
  readonly timeLabel: string;
}

/** What a spreadsheet would run as a formula; it shows what stands behind an apostrophe as it is. */
const formula = /^[=+\-@\t\r]/;

/** What is drawn, as a file that spreadsheets of the language open by a double click: local time and a column a series. */
export function chartCsv({ times, series }: ChartData, { locale, timeZone, timeLabel }: CsvOptions): string {
  const comma = numberFormat(locale, {}).format(0.5).includes(',');
  const between = comma ? ';' : ',';
  const clock = localClock(timeZone);
  const head = [timeLabel, ...series.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`))];
  const rows = times.map((time, at) => [
    clock(time),
    ...series.map(({ average, decimals }) => csvNumber(average[at], decimals, comma)),
  ]);
  const lines = [head.map((cell) => csvText(cell, between)), ...rows].map((cells) => cells.join(between));
  // The mark at the beginning tells spreadsheets that letters are UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvText(cell: string, between: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(safe) || safe.includes(between) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** By hand, since some languages write their minus by a sign that no spreadsheet reads. */
function csvNumber(value: number | null | undefined, decimals: number, comma: boolean): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const written = value.toFixed(decimals).replace(/^-(?=[0.]*$)/, '');
  return comma ? written.replace('.', ',') : written;
}

/** `2026-11-26 05:30` is a time to the spreadsheets of every language. */
function localClock(timeZone: string): (time: number) => string {
  const clock = clockOf(timeZone);
  return (time) => clock(new Date(time * 1000)).stamp.slice(0, 'YYYY-MM-DD HH:MM'.length);
}
