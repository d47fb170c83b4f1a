import { addDays, type DayRange } from '@brazda/domain/days.ts';
import type { Granularity } from '@brazda/domain/enumerations/granularity.ts';

/** A range of days piece by piece, each of so many at most; no week is in two of them where steps are weeks. */
export function* windowsOf({ from, to }: DayRange, granularity: Granularity, mostDays: number): Generator<DayRange> {
  const isWeekly = granularity === '7d';
  const days = isWeekly ? Math.max(7, Math.floor(mostDays / 7) * 7) : mostDays;
  let begin = from;
  while (begin <= to) {
    const end = addDays(isWeekly ? mondayOf(begin) : begin, days - 1);
    yield { from: begin, to: end < to ? end : to };
    begin = addDays(end, 1);
  }
}

function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
