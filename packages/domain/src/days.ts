const millisecondsOfDay = 86_400_000;

/** A calendar day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Before and after all that is recorded: where no first or last day is known. */
export const endOfDays = '9999-12-31';
export const beginningOfDays = '0001-01-01';

/** Calendar days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export function isWithin({ from, to }: DayRange, day: string): boolean {
  return from <= day && day <= to;
}

/** The first day from a day on that lies in none of some ranges; null where there is none. */
export function firstDayOutside(ranges: readonly DayRange[], from: string): string | null {
  let day = from;
  for (const range of ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (!isWithin(range, day)) continue;
    if (range.to >= endOfDays) return null;
    day = addDays(range.to, 1);
  }
  return day;
}

/** How many days later a day is than another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);
}

/** All days. */
export const allDays: DayRange = { from: beginningOfDays, to: endOfDays };
