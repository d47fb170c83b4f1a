const minute = 60_000;
const day = 24 * 60 * minute;

/** HH:MM of a moment by the clocks of a zone such as Europe/Prague. */
export function timeIn(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );
}

/** The moment of HH:MM on a day by the clocks of a zone; where they are put forward over it, the one just after. */
export function momentOf(date: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - aheadAt(wanted, timeZone);
  return new Date(wanted - aheadAt(guess, timeZone)).toISOString();
}

/** From when to when somebody worked; what ends at an hour before its beginning ended on the next day. */
export function momentsOf(
  date: string,
  { startedAt, finishedAt }: { readonly startedAt: string; readonly finishedAt: string },
  timeZone: string,
): { readonly startedAt: string | null; readonly finishedAt: string | null } {
  const isOverNight = startedAt !== '' && finishedAt !== '' && finishedAt < startedAt;
  const lastDay = isOverNight ? new Date(Date.parse(date) + day).toISOString().slice(0, 10) : date;
  return {
    startedAt: startedAt === '' ? null : momentOf(date, startedAt, timeZone),
    finishedAt: finishedAt === '' ? null : momentOf(lastDay, finishedAt, timeZone),
  };
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function aheadAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
    minute: '2-digit',
  }).formatToParts(moment);
  const of = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const shown = Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:00Z`);
  return shown - Math.floor(moment / minute) * minute;
}
