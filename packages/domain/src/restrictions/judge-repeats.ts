import { daysOfSeason } from '../agricultural-year.ts';
import { addDays, allDays, daysBetween, isWithin, type DayRange } from '../days.ts';
import type { AuthorisedUse } from '../materials/material-facts.ts';
import { seasonOfDay } from '../season.ts';
import { finding, onDays, type Judged, type RuleSource } from './finding.ts';
import type { JudgedParcel } from './question.ts';

/** How often a product was used on a crop, and when. */
export interface Repeats {
  readonly parcel: JudgedParcel;
  /** Days on which the same product was used on the parcel. */
  readonly usedOn: readonly string[];
  /** How often it was used for the crop before that was sown. */
  readonly beforeSowing: number;
  readonly day: string;
  readonly source: RuleSource;
}

/**
 * A product is used so often on a crop: as long as it stands, or where nothing stands yet, in a farming year. On days on
 * which it was used so often already, it is not used again.
 */
export function judgeApplications({ mostApplications: most }: AuthorisedUse, repeats: Repeats): Judged {
  const check = 'APPLICATIONS';
  const { usedOn, day, parcel, source } = repeats;
  const span = parcel.stand ?? seasonAround(day);
  // What was used for the crop before it was sown counts to it as well.
  const before = parcel.stand === null ? 0 : repeats.beforeSowing;
  const actual = before + usedOn.filter((used) => isWithin(span, used)).length + 1;
  const numbers = { most, actual, unit: 'TIMES' } as const;
  if (most === null) {
    return onDays(finding({ check, vote: 'UNKNOWN', reason: 'APPLICATIONS_NOT_STATED', source }, numbers), [allDays]);
  }
  const closed = spansOf(repeats).filter(
    (each) => before + usedOn.filter((used) => isWithin(each, used)).length >= most,
  );
  if (actual > most) {
    return onDays(finding({ check, vote: 'FORBIDDEN', reason: 'APPLICATIONS_EXHAUSTED', source }, numbers), closed);
  }
  return onDays(finding({ check, vote: 'ALLOWED', reason: 'APPLICATIONS_LEFT', source }, numbers), closed);
}

function seasonAround(day: string): DayRange {
  return daysOfSeason(seasonOfDay(day));
}

function spansOf({ parcel, usedOn, day }: Repeats): DayRange[] {
  if (parcel.stand !== null) return [parcel.stand];
  const seasons = new Set([day, ...usedOn].map(seasonOfDay));
  return [...seasons].map(daysOfSeason);
}

/** Between two uses of a product on a parcel lie so many days, whichever is the later. */
export function judgeInterval({ leastDaysBetween: least }: AuthorisedUse, repeats: Repeats): Judged {
  const check = 'INTERVAL';
  const { usedOn, day, source } = repeats;
  const nearest = nearestTo(day, usedOn);
  if (nearest === undefined) {
    return onDays(finding({ check, vote: 'ALLOWED', reason: 'NO_OTHER_USE', source }, { least, unit: 'DAYS' }), []);
  }
  const numbers = { least, actual: Math.abs(daysBetween(nearest, day)), unit: 'DAYS', from: nearest } as const;
  if (least === null) {
    return onDays(finding({ check, vote: 'UNKNOWN', reason: 'INTERVAL_NOT_STATED', source }, numbers), [allDays]);
  }
  const closed = usedOn.flatMap((used): DayRange[] =>
    least === 0 ? [] : [{ from: addDays(used, 1 - least), to: addDays(used, least - 1) }],
  );
  if (closed.some((range) => isWithin(range, day))) {
    return onDays(finding({ check, vote: 'FORBIDDEN', reason: 'INTERVAL_NOT_KEPT', source }, numbers), closed);
  }
  return onDays(finding({ check, vote: 'ALLOWED', reason: 'INTERVAL_KEPT', source }, numbers), closed);
}

function nearestTo(day: string, days: readonly string[]): string | undefined {
  return days.toSorted((one, other) => Math.abs(daysBetween(one, day)) - Math.abs(daysBetween(other, day)))[0];
}
