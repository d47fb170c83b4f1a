import type { ReportKind, ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { reportParametersOf } from '@brazda/domain/enumerations/report.ts';
import { firstSeason, lastSeason, seasonOfDay } from '@brazda/domain/season.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Days } from './report-rows.repository.ts';

/** What was said about a report. */
export interface AskedReport {
  readonly date?: string | undefined;
  readonly season?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly parcel?: readonly number[] | undefined;
}

const nothing: ReportQuestion = { date: null, season: null, from: null, to: null, parcels: [] };

/**
 * What is meant by what was said of a report on a day: nothing of it hangs on the clock any more. Throws `report.daysReversed`
 * and `report.parcelsNeeded`.
 */
export function questionOf(report: ReportKind, asked: AskedReport, today: string): ReportQuestion {
  switch (reportParametersOf[report]) {
    case 'DAY':
      return { ...nothing, date: withinYears(asked.date ?? today) };
    case 'SEASON': {
      const season = asked.season ?? seasonOfDay(today);
      return { ...nothing, season, ...daysOfSeason(season) };
    }
    case 'PERIOD':
      return { ...nothing, ...daysAsked(asked, today) };
    case 'PARCELS': {
      const parcels = [...new Set(asked.parcel)].sort((one, other) => one - other);
      if (parcels.length === 0) throw new Failure('report.parcelsNeeded');
      return { ...nothing, ...daysAsked(asked, today), parcels };
    }
  }
}

/** The days of a report that has some. */
export function daysOf({ from, to }: ReportQuestion): Days {
  if (from === null || to === null) throw new Error('The report has no days');
  return { from, to };
}

function daysAsked({ season, from, to }: AskedReport, today: string): Days {
  if (from === undefined && to === undefined) return daysOfSeason(season ?? seasonOfDay(today));
  if (from === undefined || to === undefined || from > to) throw new Failure('report.daysReversed');
  return { from: withinYears(from), to: withinYears(to) };
}

/** Days beyond what is recorded are taken as the first and the last of it. */
function withinYears(day: string): string {
  const [first, last] = [daysOfSeason(firstSeason).from, daysOfSeason(lastSeason).to];
  if (day < first) return first;
  return day > last ? last : day;
}
