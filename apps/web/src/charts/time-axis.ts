import { dateFormat } from '@brazda/domain/kept-formats.ts';
import { clockOf } from '@brazda/domain/local-time.ts';

const day = 86_400;

/** What stands below the times of an axis that are so many seconds apart, where the clocks show the time of a zone. */
export function timeLabels(
  times: readonly number[],
  apart: number,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string[] {
  const says = (options: Intl.DateTimeFormatOptions): ((time: number) => string) => {
    const format = dateFormat(locale, { timeZone, ...options });
    return (time) => format.format(time * 1000);
  };
  const dayAndMonth = says({ day: 'numeric', month: 'numeric' });
  const year = says({ year: 'numeric' });
  if (apart < day) {
    const clock = says({ hour: 'numeric', minute: '2-digit' });
    const isMidnight = beginningOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone, '00:00');
    return times.map((time) => (isMidnight(time) ? dayAndMonth(time) : clock(time)));
  }
  if (apart < 28 * day) return times.map(dayAndMonth);
  if (apart < 360 * day) {
    const month = says({ month: 'short' });
    const isJanuary = beginningOf({ month: 'numeric' }, timeZone, '1');
    return times.map((time) => (isJanuary(time) ? year(time) : month(time)));
  }
  return times.map(year);
}

function beginningOf(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  beginning: string,
): (time: number) => boolean {
  const format = dateFormat('en-GB', { timeZone, ...options });
  return (time) => format.format(time * 1000) === beginning;
}

/** What the clocks of a zone show at a time, in seconds since 1970, as the date at which the browser's own show the same. */
export function shownDates(timeZone: string): (time: number) => Date {
  const clock = clockOf(timeZone);
  return (time) => new Date(clock(new Date(time * 1000)).stamp.replace(' ', 'T'));
}
