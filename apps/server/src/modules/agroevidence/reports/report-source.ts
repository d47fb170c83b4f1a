import type { ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import type { Who } from '#server/access/who.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import type { ReportContent } from '#server/files/report/report.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import type { NamesAsThen } from './names-as-then.ts';
import type { ReportFarm } from './report-rows.repository.ts';

/** What reports are composed from: the records of one farm. */
export interface ReportSource {
  readonly services: Pick<Services, 'database' | 'clock'>;
  /** Asks about this one farm. */
  readonly who: Who;
  readonly farms: FarmReading;
  readonly farm: ReportFarm;
  readonly told: ToldCrops;
  readonly asThen: NamesAsThen;
}

/** A report as it is composed, with the versions of the rules that it was worked out by. */
export interface ComposedReport extends ReportContent {
  readonly ruleVersions: Readonly<Record<string, string>>;
}

export type ComposeReport = (source: ReportSource, question: ReportQuestion) => Promise<ComposedReport>;

/** More rows than this no report has: memory and time are bounded by it. */
export const mostRows = 50_000;

/** Throws `report.tooLarge` where more was found than a report has. */
export function notTooMany<Row>(rows: Row[]): Row[] {
  if (rows.length > mostRows) throw new Failure('report.tooLarge');
  return rows;
}
