import { dateFormat } from './kept-formats.ts';

/** What clocks of a place show at an instant, and by how much they are ahead of UTC. */
export interface LocalTime {
  /** `2026-11-26 05:30:00`: a time to the spreadsheets of every language. */
  readonly stamp: string;
  /** `+01:00`: it tells the two hours of the same name apart where clocks are put back. */
  readonly offset: string;
}

/** Every change of clocks is at a full quarter of an hour. */
const quarterMilliseconds = 900_000;

/** Reads instants by the clocks of a time zone, such as Europe/Prague; quick where one follows the other. */
export function clockOf(timeZone: string): (at: Date) => LocalTime {
  const format = offsetFormat(timeZone);
  let quarter = Number.NaN;
  let offset = '+00:00';
  let ahead = 0;
  return (at) => {
    const its = Math.floor(at.getTime() / quarterMilliseconds);
    if (its !== quarter) {
      quarter = its;
      offset = offsetIn(format, at);
      ahead = millisecondsOf(offset);
    }
    const local = new Date(at.getTime() + ahead).toISOString();
    return { stamp: `${local.slice(0, 10)} ${local.slice(11, 19)}`, offset };
  };
}

/** The calendar day that it is at an instant, by the clocks of a zone. */
export function dayIn(at: Date, timeZone: string): string {
  return clockOf(timeZone)(at).stamp.slice(0, 10);
}

/** The instant of HH:MM on a day by the clocks of a zone; where they are put forward over it, the one just after. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const format = offsetFormat(timeZone);
  const aheadAt = (instant: number): number => millisecondsOf(offsetIn(format, new Date(instant)));
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(guess));
}

/** The instant at which a calendar day begins by the clocks of a zone. */
export function beginOfDay(day: string, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  let begin = begins.get(key);
  if (begin === undefined) {
    begin = instantOf(day, '00:00', timeZone).getTime();
    if (begins.size >= mostBegins) begins.clear();
    begins.set(key, begin);
  }
  return new Date(begin);
}

/** Milliseconds by zones and days: whoever judges much land asks for the same few days again and again. */
const begins = new Map<string, number>();
const mostBegins = 1000;

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}

function offsetIn(format: Intl.DateTimeFormat, at: Date): string {
  const said = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return /[+-]\d\d:\d\d/.exec(said)?.[0] ?? '+00:00';
}

function millisecondsOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
