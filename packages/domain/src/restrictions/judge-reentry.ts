import { addDays } from '../days.ts';
import { beginOfDay, dayIn } from '../local-time.ts';
import { atHours, finding, onDays, type InstantRange, type Judged, type RuleSource } from './finding.ts';
import type { EarlierUse } from './question.ts';
import { figureOn, type RestrictionFigure } from './rules.ts';

const check = 'REENTRY';
const millisecondsOfHour = 3_600_000;
const hoursOfDay = 24;

/** When people go onto a parcel, and by whose clocks. */
export interface Entry {
  readonly day: string;
  /** Null is any time of the day. */
  readonly startedAt: string | null;
  readonly timeZone: string;
  readonly figures: readonly RestrictionFigure[];
}

/**
 * Whether people may go onto a parcel after something was used there. The hours of a label begin when the use is over. Where
 * nobody has said when that was, it was at some time between its beginning and the end of its day: as long as the hours may
 * last by that, nobody knows whether people may go there.
 */
export function judgeReentry(used: EarlierUse, entry: Entry): Judged | undefined {
  const { name, registrationNumber, reentryHours: hours } = used;
  const label = { validFrom: null, validTo: null, isGeneralKnowledge: false };
  const source = { document: name, paragraph: registrationNumber, ...label };
  if (hours === null) return judgeUnstated(used, entry, source);
  if (hours === 0 || isLongOver(used, hours, entry.day)) return undefined;
  const { timeZone } = entry;
  const ends = endOf(used, timeZone);
  const lasting = { from: beginningOf(used, timeZone), to: ends.latest + hours * millisecondsOfHour };
  const entered = entryOf(entry);
  if (entered.from >= lasting.to) return undefined;
  const days = {
    from: dayIn(new Date(lasting.from), timeZone),
    to: dayIn(new Date(lasting.to - 1), timeZone),
  };
  const until = new Date(lasting.to).toISOString();
  const surelyTo = ends.earliest + hours * millisecondsOfHour;
  const voted = votedOn(entered, lasting, surelyTo);
  const numbers = { least: hours, unit: 'HOURS', from: used.day, to: days.to, until, about: name } as const;
  return atHours(finding({ check, source, ...voted }, numbers), lasting, days);
}

/** Of an entry, while something may last that surely lasts until an instant. */
function votedOn(entered: InstantRange, lasting: InstantRange, surelyTo: number) {
  if (entered.to <= lasting.from) return { vote: 'ALLOWED', reason: 'REENTRY_FREE' } as const;
  if (entered.to <= surelyTo) return { vote: 'FORBIDDEN', reason: 'REENTRY_LASTS' } as const;
  // Where it is known when the hours are over, it is the time of the entry that nobody has said.
  const reason = surelyTo === lasting.to ? 'REENTRY_START_UNKNOWN' : 'REENTRY_MAY_LAST';
  return { vote: 'UNKNOWN', reason } as const;
}

/** Where the label says no hours they are told to be unknown for some days. */
function judgeUnstated(
  { name, day: usedOn }: EarlierUse,
  { day, figures }: Entry,
  source: RuleSource,
): Judged | undefined {
  const doubt = figureOn(figures, 'REENTRY_DOUBT_DAYS', day)?.value ?? 0;
  const to = addDays(usedOn, doubt - 1);
  if (doubt === 0 || day > to) return undefined;
  const voted =
    day < usedOn
      ? ({ vote: 'ALLOWED', reason: 'REENTRY_FREE' } as const)
      : ({ vote: 'UNKNOWN', reason: 'REENTRY_NOT_STATED' } as const);
  return onDays(finding({ check, source, ...voted }, { from: usedOn, to, about: name }), [{ from: usedOn, to }]);
}

/** Whether hours are over whatever the clocks say: most uses are, and no clock is asked about them. */
function isLongOver({ day: usedOn, finishedAt }: EarlierUse, hours: number, day: string): boolean {
  const ended = finishedAt === null || finishedAt.slice(0, 10) < usedOn ? usedOn : finishedAt.slice(0, 10);
  const daysOfClocks = 2;
  return day > addDays(ended, Math.ceil(hours / hoursOfDay) + daysOfClocks);
}

function beginningOf({ day, startedAt }: EarlierUse, timeZone: string): number {
  return startedAt === null ? beginOfDay(day, timeZone).getTime() : Date.parse(startedAt);
}

/** Between which instants a use was over. */
function endOf(used: EarlierUse, timeZone: string): { readonly earliest: number; readonly latest: number } {
  if (used.finishedAt !== null) {
    const ended = Date.parse(used.finishedAt);
    return { earliest: ended, latest: ended };
  }
  const earliest = beginningOf(used, timeZone);
  return { earliest, latest: Math.max(earliest, beginOfDay(addDays(used.day, 1), timeZone).getTime()) };
}

/** The instants at which people may be going there. */
function entryOf({ day, startedAt, timeZone }: Entry): InstantRange {
  if (startedAt !== null) return { from: Date.parse(startedAt), to: Date.parse(startedAt) + 1 };
  return { from: beginOfDay(day, timeZone).getTime(), to: beginOfDay(addDays(day, 1), timeZone).getTime() };
}
