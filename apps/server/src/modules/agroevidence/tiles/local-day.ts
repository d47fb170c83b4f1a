const quarterHour = 900_000;

interface KnownDay {
  readonly quarter: number;
  readonly day: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, KnownDay>();

/** The calendar day that it is at an instant where the clocks show the time of a zone. Days begin on a quarter of an hour everywhere. */
export function localDay(timeZone: string, now: Date): string {
  const quarter = Math.floor(now.getTime() / quarterHour);
  const known = days.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  const day = format.format(now);
  days.set(timeZone, { quarter, day });
  return day;
}
