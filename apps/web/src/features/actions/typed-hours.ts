import { dateFormat } from '@brazda/domain/kept-formats.ts';
import { addDays } from '@brazda/domain/days.ts';
import { instantOf } from '@brazda/domain/local-time.ts';

const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether something was typed that clocks show. */
export function isHour(text: string): boolean {
  return hour.test(text);
}

/** HH:MM of a moment by the clocks of a zone such as Europe/Prague. */
export function timeIn(moment: string, timeZone: string): string {
  return dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );
}

/** The moment of HH:MM on a day by the clocks of a zone; where they are put forward over it, the one just after. */
export function momentOf(date: string, time: string, timeZone: string): string {
  return instantOf(date, time, timeZone).toISOString();
}

/** From when to when somebody worked; what ends at an hour before its beginning ended on the next day. */
export function momentsOf(
  date: string,
  { startedAt, finishedAt }: { readonly startedAt: string; readonly finishedAt: string },
  timeZone: string,
): { readonly startedAt: string | null; readonly finishedAt: string | null } {
  const isOverNight = startedAt !== '' && finishedAt !== '' && finishedAt < startedAt;
  const lastDay = isOverNight ? addDays(date, 1) : date;
  return {
    startedAt: startedAt === '' ? null : momentOf(date, startedAt, timeZone),
    finishedAt: finishedAt === '' ? null : momentOf(lastDay, finishedAt, timeZone),
  };
}
