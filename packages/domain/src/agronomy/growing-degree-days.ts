/** The extremes of one day, in one unit with the bounds; null is not known. */
export interface DayTemperatures {
  readonly max: number | null;
  readonly min: number | null;
}

/** Between what temperatures a crop grows; without a cap heat is never too much. */
export interface GrowthBounds {
  readonly base: number;
  readonly cap: number | null;
}

/** The bounds of maize that are known as 86/50, in °C. */
export const maizeBounds: GrowthBounds = { base: 10, cap: 30 };

/** Growing degree-days by the simple average: the mean of the extremes above the base, never below zero. */
export function simpleDegreeDays({ max, min }: DayTemperatures, base: number): number | null {
  return max === null || min === null ? null : Math.max(0, (max + min) / 2 - base);
}

/** Growing degree-days by the 86/50 method: both extremes are brought between base and cap before they are averaged. */
export function boundedDegreeDays({ max, min }: DayTemperatures, { base, cap }: GrowthBounds): number | null {
  if (max === null || min === null) return null;
  const bounded = (value: number): number => Math.max(base, cap === null ? value : Math.min(cap, value));
  return (bounded(max) + bounded(min)) / 2 - base;
}

/** What is known of a sum, and of how many days it is not. */
export interface DegreeDaySum {
  readonly degreeDays: number;
  readonly unknownDays: number;
}

/** The sum of degree-days since a first day; days that nobody knows are counted and not guessed. */
export function sumOfDegreeDays(days: readonly (number | null)[]): DegreeDaySum {
  const known = days.filter((value) => value !== null);
  return { degreeDays: known.reduce((sum, value) => sum + value, 0), unknownDays: days.length - known.length };
}
