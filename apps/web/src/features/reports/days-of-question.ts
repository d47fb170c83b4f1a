import type { ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import { seasonBegins } from '@brazda/domain/season.ts';

/** From which day to which a report is, both included; empty where it is of a day alone. */
export function daysOfQuestion({ from, to, season }: Pick<ReportQuestion, 'from' | 'to' | 'season'>): {
  readonly from?: string;
  readonly to?: string;
} {
  if (from !== null && to !== null) return { from, to };
  if (season === null) return {};
  const begin = Date.UTC(season, seasonBegins.month - 1, seasonBegins.day);
  const end = Date.UTC(season + 1, seasonBegins.month - 1, seasonBegins.day - 1);
  return { from: dayOf(begin), to: dayOf(end) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
