import { readDay } from '../catalogue-files/read-day.ts';

/** A day, and the time of it where that is said too: as the clocks of the farm show it, 08:30. */
export interface ReadMoment {
  readonly day: string;
  readonly time: string | null;
}

const yearFirst = /^(\d{4})[-/.]\s*(\d{1,2})[-/.]\s*(\d{1,2})\.?$/;
const yearLast = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})\.?$/;
const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:\s*h(?:od)?\.?)?$/;
const ofWorkbook = /^(\d{5})(?:[.,](\d+))?$/;

const minutesOfDay = 1440;
/** No day is written longer. */
const longestMoment = 40;
/** Years of two figures are of this century, up to those that have not come. */
const centuryBegins = 2000;

/** Whether days with strokes are written with the month first: some cannot be meant otherwise, and none can be meant only so. */
export function isMonthFirst(texts: Iterable<string>): boolean {
  let mayBeOnlyMonth = false;
  for (const text of texts) {
    const [, first, sign, second] = yearLast.exec(text.trim().split(/[T ]/)[0] ?? '') ?? [];
    if (sign !== '/') continue;
    if (Number(first) > 12) return false;
    mayBeOnlyMonth ||= Number(second) > 12;
  }
  return mayBeOnlyMonth;
}

/** A day as people and programs write it, perhaps with a time behind it; undefined where it is none. */
export function readMoment(text: string, monthFirst: boolean): ReadMoment | undefined {
  const said = text.trim();
  if (said.length > longestMoment) return undefined;
  const [, serial, fraction] = ofWorkbook.exec(said) ?? [];
  if (serial !== undefined) return momentOf(readDay(serial), timeOfFraction(fraction));
  const [, date = '', hours = ''] = /^(.*?\d\.?)(?:(?:T|\s+(?=\d{1,2}[:.]\d{2}(?:\D|$)))(.*))?$/.exec(said) ?? [];
  const day = dayOf(date.trim(), monthFirst);
  return day === undefined
    ? undefined
    : momentOf(day, hours === '' ? null : (readClock(hours.replace(/Z$/, '')) ?? null));
}

/** A time of day; undefined where it is none. */
export function readClock(text: string): string | undefined {
  const said = text.trim();
  const [, hours, minutes] = clock.exec(said) ?? [];
  if (hours !== undefined && Number(hours) < 24 && Number(minutes) < 60)
    return `${hours.padStart(2, '0')}:${minutes ?? ''}`;
  const [, whole, fraction] = /^(\d+)?[.,](\d+)$/.exec(said) ?? [];
  return fraction !== undefined && (whole === undefined || whole === '0' || whole.length === 5)
    ? (timeOfFraction(fraction) ?? undefined)
    : undefined;
}

function dayOf(text: string, monthFirst: boolean): string | undefined {
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== '') return dayFrom(Number(year), Number(month), Number(day));
  const [, first, sign, second, last = ''] = yearLast.exec(text) ?? [];
  if (first === undefined) return undefined;
  const saidYear = Number(last) + (last.length === 2 ? centuryBegins : 0);
  return monthFirst && sign === '/'
    ? dayFrom(saidYear, Number(first), Number(second))
    : dayFrom(saidYear, Number(second), Number(first));
}

/** A day that the calendar has. */
function dayFrom(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function momentOf(day: string, time: string | null): ReadMoment {
  return { day, time };
}

/** Workbooks write the time as a part of the day. */
function timeOfFraction(fraction: string | undefined): string | null {
  const minutes = Math.round(Number(`0.${fraction ?? '0'}`) * minutesOfDay) % minutesOfDay;
  if (minutes === 0) return null;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
