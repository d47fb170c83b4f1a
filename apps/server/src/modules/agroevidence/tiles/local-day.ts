import { dateFormat } from '@brazda/domain/kept-formats.ts';

const quarterHour = 900_000;

interface KnownDay {
  readonly quarter: number;
  readonly day: string;
}

const days = new Map<string, KnownDay>();

/** The calendar day that it is at an instant where the clocks show the time of a zone. Days begin on a quarter of an hour everywhere. */
export function localDay(timeZone: string, now: Date): string {
  const quarter = Math.floor(now.getTime() / quarterHour);
  const known = days.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  days.set(timeZone, { quarter, day });
  return day;
}
