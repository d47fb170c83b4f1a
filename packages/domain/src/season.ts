/** A farming year, named by the year in which it begins: 2026 is 2026/27. */
export interface SeasonYears {
  readonly id: number;
  readonly startYear: number;
  readonly endYear: number;
}

/**
 * The day on which a farming year begins, as the balance of nitrogen and the records of Czech farms count it: from 1 July to
 * 30 June (government regulation 262/2012 Sb., § 7a, as the ministry explains it).
 */
export const seasonBegins = { month: 7, day: 1 } as const;

/**
 * The day by which it is judged what a season has grown: winter crops still stand on it, and spring crops are sown.
 * General knowledge, our own choice.
 */
export const standsOn = { month: 6, day: 1 } as const;

export const firstSeason = 1990;
export const lastSeason = 2100;

export function seasonFrom(startYear: number): SeasonYears {
  return { id: startYear, startYear, endYear: startYear + 1 };
}

/** So many seasons one after another; none after the last that there is. */
export function seasonsFrom(startYear: number, size: number): SeasonYears[] {
  const last = Math.min(startYear + size - 1, lastSeason);
  return Array.from({ length: Math.max(0, last - startYear + 1) }, (_, at) => seasonFrom(startYear + at));
}

/** As people write it: 2026/27. */
export function seasonLabel(startYear: number): string {
  return `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`;
}

/** The season that a calendar day lies in. */
export function seasonOfDay(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= seasonBegins.month ? year : year - 1;
}

/** Where a plan begins that nothing more is said of: with the season of last calendar year. */
export function usualStartYear(day: string): number {
  return Number(day.slice(0, 4)) - 1;
}
