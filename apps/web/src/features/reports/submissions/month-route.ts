import { isLastDayOfMonth } from '@brazda/domain/submissions/submission-month.ts';
import { useParams } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';

/** The last day of the month of the screen; undefined where the address says none. */
export function useMonthEnd(): string | undefined {
  const { monthEnd = '' } = useParams({ strict: false });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(monthEnd) && !Number.isNaN(Date.parse(monthEnd));
  return isDay && isLastDayOfMonth(monthEnd) ? monthEnd : undefined;
}

/** A month by its last day, such as October 2026. */
export function monthName({ formatDate }: Pick<IntlShape, 'formatDate'>, end: string): string {
  return formatDate(end, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
