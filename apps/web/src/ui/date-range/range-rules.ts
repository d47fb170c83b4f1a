import { addDays, daysBetween, type DayRange } from '@brazda/domain/days.ts';

/** Nothing was measured before, so that nobody has to leaf through years without anything. */
export const earliestDay = '2010-01-01';

/** Ranges that are chosen by a word, in the order in which they are offered. */
export const shortcuts = ['today', 'yesterday', 'last7Days', 'lastWeek', 'lastMonth', 'thisYear'] as const;
export type Shortcut = (typeof shortcuts)[number];

/** On which day weeks begin, counted from Sunday. */
export type WeekStart = 0 | 1;

/** What a word means on a day. A year is all of it: what has not come yet is cut where the range is shown. */
export function shortcutRange(shortcut: Shortcut, today: string, weekStart: WeekStart): DayRange {
  switch (shortcut) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7Days':
      return { from: addDays(today, -6), to: today };
    case 'lastWeek': {
      const from = addDays(weekBegin(today, weekStart), -7);
      return { from, to: addDays(from, 6) };
    }
    case 'lastMonth':
      return monthAt(monthOf(today) - 1);
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  }
}

/** The word for a range, where it has one. */
export function shortcutOf(
  range: DayRange,
  today: string,
  { weekStart, bounds }: { readonly weekStart: WeekStart; readonly bounds: DayRange },
): Shortcut | undefined {
  return shortcuts.find((shortcut) => isSame(clamped(shortcutRange(shortcut, today, weekStart), bounds), range));
}

export type Direction = -1 | 1;

/**
 * The range before or after one: as long as it is, or the calendar month or year beside one that is exactly that. A week
 * is seven days wherever it begins.
 */
export function stepped(range: DayRange, direction: Direction): DayRange {
  if (isWholeYear(range))
    return { from: addMonths(range.from, 12 * direction), to: addMonths(range.to, 12 * direction) };
  if (isSame(range, monthAt(monthOf(range.from)))) return monthAt(monthOf(range.from) + direction);
  const days = dayCount(range) * direction;
  return { from: addDays(range.from, days), to: addDays(range.to, days) };
}

/** What of a range lies within the bounds; the nearest day within them where nothing does. */
export function clamped({ from, to }: DayRange, bounds: DayRange): DayRange {
  return { from: clampedDay(from, bounds), to: clampedDay(to, bounds) };
}

/** Whether there is anything before or after a range. */
export function canStep({ from, to }: DayRange, direction: Direction, bounds: DayRange): boolean {
  return direction < 0 ? from > bounds.from : to < bounds.to;
}

/** How many days a range has: both ends count, and what begins and ends on one day has one. */
export function dayCount({ from, to }: DayRange): number {
  return Math.max(1, daysBetween(from, to) + 1);
}

/** What is being chosen: nothing, its first day, or all of it. */
export interface RangeDraft {
  readonly from?: string;
  readonly to?: string;
}

/** A day that is touched is the other end of what is begun, on whichever side it lies; else it begins anew. */
export function withDay({ from, to }: RangeDraft, day: string): RangeDraft {
  if (from === undefined || to !== undefined) return { from: day };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** Of what is chosen without an end the start is the end. */
export function finished({ from, to }: RangeDraft): DayRange | undefined {
  return from === undefined ? undefined : { from, to: to ?? from };
}

export function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}

function clampedDay(day: string, { from, to }: DayRange): string {
  if (day < from) return from;
  return day > to ? to : day;
}

function weekBegin(day: string, weekStart: WeekStart): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - weekStart + 7) % 7));
}

function isWholeYear({ from, to }: DayRange): boolean {
  return from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
}

/** Months counted from the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthAt(month: number): DayRange {
  return { from: firstOfMonth(month), to: addDays(firstOfMonth(month + 1), -1) };
}

function firstOfMonth(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
}

function addMonths(day: string, months: number): string {
  return `${firstOfMonth(monthOf(day) + months).slice(0, 7)}${day.slice(7)}`;
}
