/**
 * Of how many values most have to be there, before one number may stand for all of them: 4 of 6 values of ten minutes for
 * an hour, 20 of 24 hours for a day. Our own choice, kept for days of 23 and 25 hours and for other intervals.
 */
const leastOfHour = 4 / 6;
const leastOfDay = 20 / 24;
const shortestDayHours = 23;

/** The known values of an hour that has one place for each value that was due; null where too few are known. */
export function knownOfHour(values: readonly (number | null)[]): readonly number[] | null {
  return knownWhereEnough(values, leastOfHour);
}

/** The known values of a day that has one place for each of its hours; null where too few are known. */
export function knownOfDay(hours: readonly (number | null)[]): readonly number[] | null {
  return hours.length < shortestDayHours ? null : knownWhereEnough(hours, leastOfDay);
}

/** Whether so many hours are enough of a day of so many. */
export function isEnoughOfDay(known: number, hours: number): boolean {
  return hours >= shortestDayHours && isEnough(known, hours, leastOfDay);
}

/** The mean of known values; null where they are null. */
export function meanOf(known: readonly number[] | null): number | null {
  if (known === null || known.length === 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The mean of an hour; null where too little is known. */
export function meanOfHour(values: readonly (number | null)[]): number | null {
  return meanOf(knownOfHour(values));
}

function knownWhereEnough(values: readonly (number | null)[], least: number): readonly number[] | null {
  const known = values.filter((value) => value !== null);
  return isEnough(known.length, values.length, least) ? known : null;
}

function isEnough(known: number, due: number, least: number): boolean {
  const rounding = 1e-9;
  return known > 0 && known >= due * least - rounding;
}
