import type { ReportKind, ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Report } from '#server/files/report/report.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { toldCrops } from '../cultivations/read-cultivations.ts';
import { composeActiveSubstances } from './read-active-substances.ts';
import { composeFertilizers } from './read-fertilizer-record.ts';
import { composeNitrateBalance } from './read-nitrate-balance.ts';
import { composeParcelCard } from './read-parcel-card.ts';
import { composeParcels } from './read-parcels-report.ts';
import { composePlantProtection } from './read-plant-protection.ts';
import { findReportFarms } from './report-farm.repository.ts';
import { questionOf, type AskedReport } from './report-question.ts';
import { reportShapes } from './report-shapes.ts';
import type { ComposeReport, ReportFarm } from './report-source.ts';

const composers: Readonly<Record<ReportKind, ComposeReport>> = {
  parcels: composeParcels,
  'nitrate-balance': composeNitrateBalance,
  'plant-protection': composePlantProtection,
  fertilizers: composeFertilizers,
  'active-substances': composeActiveSubstances,
  'parcel-card': composeParcelCard,
};

export interface ReportNeeds {
  readonly services: Pick<Services, 'database' | 'clock' | 'nudge'>;
  readonly crops: CropCatalogue;
}

/** What is asked for: which report, about what, in which language. */
export interface WantedReport {
  readonly kind: ReportKind;
  readonly farm: ReportFarm;
  readonly question: ReportQuestion;
  readonly language: Language;
}

/**
 * The report that is meant by what was said of it, on the one farm of the caller that is in scope. Throws `farm.oneNeeded`,
 * `report.daysReversed` and `report.parcelsNeeded`.
 */
export async function wantedReport(
  { services: { database, clock } }: ReportNeeds,
  who: Who,
  kind: ReportKind,
  { locale, ...asked }: AskedReport & { readonly locale?: Language | undefined },
): Promise<WantedReport> {
  const [farm, ...others] = await findReportFarms(readingOf(database, who), clock.now());
  if (!farm || others.length > 0) throw new Failure('farm.oneNeeded');
  return { kind, farm, question: questionOf(kind, asked, farm.today), language: locale ?? who.language };
}

/** Works a report out. Throws `parcel.notFound` and `report.tooLarge`. */
export async function readReport({ services, crops }: ReportNeeds, who: Who, wanted: WantedReport): Promise<Report> {
  const { kind, farm, question, language } = wanted;
  const asker = { ...who, farmIds: [farm.id], language };
  const farms = readingOf(services.database, asker);
  const told = await toldCrops(services, crops, asker);
  const composed = await composers[kind]({ services, who: asker, farms, farm, told }, question);
  return { ...composed, shape: reportShapes[kind], language, farm: farm.name, question };
}
