import type { ReportKind, ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import { reportParametersOf } from '@brazda/domain/enumerations/report.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
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
import { readNamesAsThen } from './names-as-then.ts';
import { findFarmsOfParcels, findReportFarms } from './report-farm.repository.ts';
import { questionOf, type AskedReport } from './report-question.ts';
import { reportShapes } from './report-shapes.ts';
import type { ComposeReport } from './report-source.ts';
import type { ReportFarm } from './report-rows.repository.ts';

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
 * The report that is meant by what was said of it, on the one farm that it is about. Throws `farm.oneNeeded`, `farm.notFound`,
 * `parcel.notFound`, `report.daysReversed` and `report.parcelsNeeded`.
 */
export async function wantedReport(
  { services: { database, clock } }: ReportNeeds,
  who: Who,
  kind: ReportKind,
  { locale, ...asked }: AskedReport & { readonly locale?: Language | undefined },
): Promise<WantedReport> {
  const farms = readingOf(database, who);
  const farmIds = reportParametersOf[kind] === 'PARCELS' ? await farmsOfParcels(farms, asked.parcel) : who.farmIds;
  const farm = await onlyFarm(farms, farmIds, clock.now());
  return { kind, farm, question: questionOf(kind, asked, farm.today), language: locale ?? who.language };
}

/** The one that is in scope of some farms. Throws `farm.oneNeeded` and `farm.notFound`. */
export async function onlyFarm(farms: FarmReading, farmIds: readonly number[], now: Date): Promise<ReportFarm> {
  const [farm, ...others] = await findReportFarms(farms, farmIds, now);
  if (others.length > 0 || farmIds.length === 0) throw new Failure('farm.oneNeeded');
  if (!farm) throw new Failure('farm.notFound');
  return farm;
}

/** Parcels say by themselves of which farm they are. */
async function farmsOfParcels(farms: FarmReading, parcelIds: readonly number[] = []): Promise<readonly number[]> {
  const wanted = new Set(parcelIds);
  if (wanted.size === 0) throw new Failure('report.parcelsNeeded');
  const found = await findFarmsOfParcels(farms, [...wanted]);
  const known = found.reduce((sum, { parcels }) => sum + parcels, 0);
  if (known < wanted.size) throw new Failure('parcel.notFound');
  return found.map(({ farmId }) => farmId);
}

/** Whoever asks, held to the one farm that is asked about: by both locks. */
export function heldTo(who: Who, { farm }: Pick<WantedReport, 'farm'>): Who {
  return { ...who, memberships: [farm.id], farmIds: [farm.id] };
}

/** Works a report out. Throws `parcel.notFound` and `report.tooLarge`. */
export async function readReport({ services, crops }: ReportNeeds, who: Who, wanted: WantedReport): Promise<Report> {
  const { kind, farm, question, language } = wanted;
  const asker = { ...heldTo(who, wanted), language };
  const farms = readingOf(services.database, asker);
  const [told, asThen] = await Promise.all([toldCrops(services, crops, asker), readNamesAsThen(farms)]);
  const composed = await composers[kind]({ services, who: asker, farms, farm, told, asThen }, question);
  return { ...composed, shape: reportShapes[kind], language, farm: farm.name, question };
}
