import { addDays } from '../days.ts';
import { isUnderWay, type MonthStanding, type SubmissionState } from '../enumerations/submission.ts';
import { seasonBegins } from '../season.ts';

/** By when the records of a month are handed over: so many months after it, or on one day. */
export interface DeadlineRule {
  /** The first and the last day of the months that it is for; null: no end is known. */
  readonly from: string;
  readonly to: string | null;
  readonly dueMonths: number | null;
  readonly dueOn: string | null;
}

const monthsOfYear = 12;

/** The last day of the month that lies so many months after the one of a day. */
export function lastDayOfMonth(day: string, monthsLater = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + monthsLater, 0)).toISOString().slice(0, 10);
}

export function firstDayOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function isLastDayOfMonth(day: string): boolean {
  return lastDayOfMonth(day) === day;
}

/** The last days of the months of a farming year that have begun on a day, the first one first. */
export function monthsBegun(startYear: number, today: string): string[] {
  const first = `${startYear}-${String(seasonBegins.month).padStart(2, '0')}-01`;
  return Array.from({ length: monthsOfYear }, (_, at) => lastDayOfMonth(first, at)).filter(
    (end) => firstDayOfMonth(end) <= today,
  );
}

/** The last day on which the records of a month are handed over in time; undefined where no rule asks for them. */
export function dueOn<Rule extends DeadlineRule>(
  rules: readonly Rule[],
  monthEnd: string,
): { readonly day: string; readonly rule: Rule } | undefined {
  const rule = rules.find(({ from, to }) => from <= monthEnd && (to === null || monthEnd <= to));
  if (!rule) return undefined;
  const day = rule.dueOn ?? (rule.dueMonths === null ? null : lastDayOfMonth(monthEnd, rule.dueMonths));
  return day === null ? undefined : { day, rule };
}

/** What is known of a month. */
export interface KnownMonth {
  readonly end: string;
  /** How many uses were recorded in it. */
  readonly uses: number;
  /** The last submission of it; undefined where there is none. */
  readonly state: SubmissionState | undefined;
  /** Whether a later month of the farming year was accepted: each submission tells of the whole year so far. */
  readonly isCovered: boolean;
}

/**
 * What is to be done about a month. One in which nothing was used needs no submission (ministry, 13 October 2023), and one that
 * is not over yet cannot be handed over.
 */
export function standingOf({ end, uses, state, isCovered }: KnownMonth, today: string): MonthStanding {
  if (isCovered && state !== 'ACCEPTED' && !(state && isUnderWay(state))) return 'COVERED';
  if (state !== undefined) return isUnderWay(state) ? 'UNDER_WAY' : state;
  if (today <= end) return 'NOT_OVER';
  return uses === 0 ? 'NOTHING' : 'TO_SEND';
}

const doneWith: readonly MonthStanding[] = ['NOT_OVER', 'NOTHING', 'COVERED', 'ACCEPTED', 'DELIVERED', 'UNDER_WAY'];

/** Whether somebody has still to do something about a month. */
export function needsWork(standing: MonthStanding): boolean {
  return !doneWith.includes(standing);
}

/** From so many days before its deadline on a month is told of. Our own choice. */
const toldDaysBefore = 14;

export function isNear(deadline: string, today: string): boolean {
  return addDays(deadline, -toldDaysBefore) <= today;
}
