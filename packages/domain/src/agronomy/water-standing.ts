import { addDays } from '../days.ts';
import type { WaterState } from '../enumerations/water-balance.ts';
import type { BalancedDay } from './daily-water-balance.ts';

/** Over how many days the mean is taken of what a crop evaporates. */
export const meanDays = 7;

/** Within how many days water is said to be short soon. Our own choice: to bring water or people takes some days. */
export const soonDays = 5;

/** How a crop is off for water when a day has ended; null where it is not known. */
export interface WaterStanding {
  readonly state: WaterState;
  readonly depletion: number | null;
  readonly readily: number | null;
  readonly total: number | null;
  /** Which part of what is readily available is used up; over 1 the crop thirsts. */
  readonly share: number | null;
  /** In how many days it will be used up without rain, at the mean of the last days; null where nothing evaporates. */
  readonly daysLeft: number | null;
  /** The first of the days that end it and are not known; null where the last one is known, or none ever was. */
  readonly unknownSince: string | null;
}

/** How the last of some days has ended. */
export function waterStanding(days: readonly BalancedDay[]): WaterStanding {
  const last = days.at(-1);
  const { readily = null, total = null, depletion = null } = last ?? {};
  if (depletion === null || readily === null || total === null)
    return {
      ...{ state: 'UNKNOWN', depletion: null, readily, total, share: null, daysLeft: null },
      unknownSince: unknownSince(days),
    };
  const daysLeft = daysUntilUsed(readily - depletion, days.slice(-meanDays));
  return {
    ...{ state: stateOf(readily - depletion, daysLeft), depletion, readily, total, daysLeft, unknownSince: null },
    share: readily > 0 ? depletion / readily : null,
  };
}

function stateOf(left: number, daysLeft: number | null): WaterState {
  if (left <= 0) return 'DRY';
  return daysLeft !== null && daysLeft <= soonDays ? 'SOON' : 'ENOUGH';
}

function daysUntilUsed(left: number, days: readonly BalancedDay[]): number | null {
  if (left <= 0) return 0;
  const known = days.flatMap(({ evapotranspiration }) => evapotranspiration ?? []);
  const sum = known.reduce((all, one) => all + one, 0);
  return sum > 0 ? (left * known.length) / sum : null;
}

function unknownSince(days: readonly BalancedDay[]): string | null {
  const lastKnown = days.findLast(({ depletion }) => depletion !== null);
  return lastKnown ? addDays(lastKnown.day, 1) : null;
}
