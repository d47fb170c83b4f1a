import { isNear } from './submission-month.ts';

/** By when something of a whole farming year is handed over: on a day of a year after the one in which it ends. */
export interface YearlyDeadlineRule {
  /** The first and the last farming year that it is for, by the years in which they begin; null: no end is known. */
  readonly firstSeason: number;
  readonly lastSeason: number | null;
  readonly dueYears: number;
  /** As MM-DD. */
  readonly dueDay: string;
}

/** Of one farming year. */
export interface YearlyDeadline<Rule> {
  readonly season: number;
  readonly dueOn: string;
  /** Whether it is so near that it is told of. */
  readonly isNear: boolean;
  readonly isPast: boolean;
  readonly rule: Rule;
}

/**
 * The deadlines around a day: of each rule those of the farming year that it is, and of the two before it, for the last of which
 * is handed over months after its end. The next one first, those that are past at the end.
 */
export function deadlinesAround<Rule extends YearlyDeadlineRule>(
  rules: readonly Rule[],
  season: number,
  today: string,
): YearlyDeadline<Rule>[] {
  const found = rules.flatMap((rule) =>
    [season - 2, season - 1, season]
      .filter((one) => rule.firstSeason <= one && (rule.lastSeason === null || one <= rule.lastSeason))
      .map((one) => {
        const dueOn = `${one + 1 + rule.dueYears}-${rule.dueDay}`;
        const isPast = dueOn < today;
        return { season: one, dueOn, isPast, isNear: !isPast && isNear(dueOn, today), rule };
      }),
  );
  const byDay = found.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return [...byDay.filter(({ isPast }) => !isPast), ...byDay.filter(({ isPast }) => isPast)];
}
