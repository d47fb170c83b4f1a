import type { BalanceBeginning } from '../enumerations/water-balance.ts';

/** Month and day from which the water of a spring is counted. */
const springBegins = '03-01';

/**
 * Until when in the year soil may be taken for full after the winter. General knowledge of Central Europe, and cautious: in
 * April it may be dry already.
 */
const winterWaterLasts = '03-31';

/** The day from which a balance could be known: when the crop was sown, or the last first of March, whichever is later. */
export function earliestStart(sownOn: string, lastDay: string): string {
  const spring = lastSpring(lastDay);
  return sownOn > spring ? sownOn : spring;
}

export interface BalanceStart {
  readonly day: string;
  readonly beginning: BalanceBeginning;
  /** Whether the soil is taken for full when the day begins. */
  readonly isFull: boolean;
}

/** Where a balance begins, once it is known from which day the weather is. */
export function balanceStart(sownOn: string, lastDay: string, weatherFrom: string): BalanceStart {
  const earliest = earliestStart(sownOn, lastDay);
  const day = weatherFrom > earliest ? weatherFrom : earliest;
  const ofCrop = sownOn === earliest ? 'SOWING' : 'SPRING';
  const monthAndDay = day.slice(5);
  return {
    ...{ day, beginning: day === earliest ? ofCrop : 'WEATHER' },
    isFull: springBegins <= monthAndDay && monthAndDay <= winterWaterLasts,
  };
}

function lastSpring(day: string): string {
  const year = Number(day.slice(0, 4));
  const ofYear = `${day.slice(0, 4)}-${springBegins}`;
  return ofYear <= day ? ofYear : `${String(year - 1).padStart(4, '0')}-${springBegins}`;
}
