import { reportKinds, reportParametersOf, type ReportKind } from '@brazda/domain/enumerations/report.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import { choiceInAddress, dayInAddress, listSearch, pageInAddress, textInAddress } from '#web/lib/list-search.ts';
import { seasonInAddress } from '#web/parts/plan/season-in-address.ts';

/** What the address says: which report of which time, and the page of those that were made. */
export const validateReportsSearch = listSearch({
  report: choiceInAddress(reportKinds),
  date: dayInAddress,
  season: seasonInAddress,
  from: dayInAddress,
  to: dayInAddress,
  parcels: textInAddress(6000),
  page: pageInAddress,
});
export type ReportsSearch = ReturnType<typeof validateReportsSearch>;

/** A report and what it is to be about, as far as it can be asked for. */
export interface AskedReport {
  readonly report: ReportKind;
  readonly date?: string;
  readonly season?: number;
  readonly from?: string;
  readonly to?: string;
  readonly parcel?: number[];
}

const separator = '-';

/** The parcels that the address names, each once. */
export function parcelsNamed({ parcels }: Pick<ReportsSearch, 'parcels'>): readonly number[] {
  const ids = (parcels ?? '').split(separator).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

export function namedParcels(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(separator);
}

/** Whether somebody has chosen days of their own instead of a farming year. */
export function hasOwnDays({ from, to }: Pick<ReportsSearch, 'from' | 'to'>): boolean {
  return from !== undefined || to !== undefined;
}

/** What is missing before the report can be asked for; undefined where nothing is. */
export function missingOf(search: ReportsSearch, report: ReportKind): 'parcels' | 'days' | 'daysReversed' | undefined {
  const parameters = reportParametersOf[report];
  if (parameters === 'PARCELS' && parcelsNamed(search).length === 0) return 'parcels';
  if (parameters === 'DAY' || parameters === 'SEASON' || !hasOwnDays(search)) return undefined;
  if (search.from === undefined || search.to === undefined) return 'days';
  return search.from > search.to ? 'daysReversed' : undefined;
}

/** The report as it is asked for; what is not of it is left out. Today says which farming year it is. */
export function askedReport(search: ReportsSearch, report: ReportKind, today: string): AskedReport {
  const parameters = reportParametersOf[report];
  if (parameters === 'DAY') return { report, date: search.date ?? today };
  const season = search.season ?? seasonOfDay(today);
  if (parameters === 'SEASON') return { report, season };
  const { from, to } = search;
  const days = from !== undefined && to !== undefined ? { from, to } : { season };
  return { report, ...days, ...(parameters === 'PARCELS' && { parcel: [...parcelsNamed(search)] }) };
}
