import { dateFormat } from '@brazda/domain/kept-formats.ts';

/**
 * A calendar day, YYYY-MM-DD, as all screens show it in a language: in English with the name of the month, since 4/5 is
 * another day in America than in Europe.
 */
export function formatDay(day: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(midnightOf(day));
}

/** A calendar day as it is typed in a language: in numbers alone, as parseDay reads it. */
export function typedDay(day: string, locale: string): string {
  return dateFormat(locale, { timeZone: 'UTC' }).format(midnightOf(day));
}

function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The calendar day that it is now where the clocks show the time of a zone such as Europe/Prague, else the browser's. */
export function todayIn(timeZone: string | undefined, now = new Date()): string {
  const parts = dateFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts) as Partial<Record<string, string>>;
  return `${year}-${month}-${day}`;
}

/** How long a day still lasts where the clocks show the time of a zone; where they are changed on it, an hour more or less. */
export function millisecondsOfToday(timeZone: string | undefined, now = new Date()): number {
  const parts = dateFormat('en-US', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { hour = 0, minute = 0, second = 0 } = Object.fromEntries(parts) as Partial<Record<string, number>>;
  return (86_400 - hour * 3600 - minute * 60 - second) * 1000;
}

/** The calendar day that somebody typed, in the order of the language or as YYYY-MM-DD; undefined where it is none. */
export function parseDay(text: string, locale: string): string | undefined {
  const numbers = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[./-]\s*|\s+/);
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return undefined;
  const order = /^\d{4}$/.test(numbers[0] ?? '') ? (['year', 'month', 'day'] as const) : orderOf(locale);
  const valueOf = (part: DayPart): string => numbers[order.indexOf(part)] ?? '';
  return existingDay(fullYear(valueOf('year')), Number(valueOf('month')), Number(valueOf('day')));
}

type DayPart = 'year' | 'month' | 'day';

function orderOf(locale: string): DayPart[] {
  const parts = dateFormat(locale, { timeZone: 'UTC' }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type): type is DayPart => ['year', 'month', 'day'].includes(type));
}

/** Two digits are of this century: records of a farm do not reach back into the last one. */
function fullYear(text: string): number {
  if (text.length === 2) return 2000 + Number(text);
  return text.length === 4 ? Number(text) : NaN;
}

function existingDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isIt = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isIt ? date.toISOString().slice(0, 10) : undefined;
}
