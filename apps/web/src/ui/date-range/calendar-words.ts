import { dateFormat } from '@brazda/domain/kept-formats.ts';
import type { DayPickerProps } from 'react-day-picker';
import type { Locale } from '#web/i18n/locales.ts';
import type { Text } from '#web/i18n/text.ts';
import type { WeekStart } from './range-rules.ts';

/** Weeks begin on Monday in all our languages but American English. */
export function weekStartOf(locale: Locale): WeekStart {
  return locale === 'en-US' ? 0 : 1;
}

/** A calendar day at the midnight with which calendars reckon, whatever clocks are near. */
export function dateOf(day: string): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
}

export function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What stands in calendars and is read of them, as the browser says it in the language: no library's words are fetched. */
export function calendarWords(locale: Locale, text: Text): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const says = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
    const format = dateFormat(locale, options);
    return (date) => format.format(date);
  };
  const monthAndYear = says({ month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: says({ month: 'long' }),
      formatWeekdayName: says({ weekday: 'short' }),
      formatYearDropdown: says({ year: 'numeric' }),
    },
    labels: {
      labelDayButton: says({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      labelGrid: monthAndYear,
      labelMonthDropdown: () => text('dateRange.month'),
      labelNav: () => text('dateRange.months'),
      labelNext: () => text('dateRange.nextMonth'),
      labelPrevious: () => text('dateRange.previousMonth'),
      labelWeekday: says({ weekday: 'long' }),
      labelYearDropdown: () => text('dateRange.year'),
    },
  };
}
