import type {
  ParcelPlanEntry,
  SeasonPlan,
  SeasonStatistics,
  SowingPlan,
} from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { seasonFrom, seasonsFrom, usualStartYear, type SeasonYears } from '@brazda/domain/season.ts';
import { sql } from 'kysely';
import type { Who } from '#server/access/who.ts';
import { farmDays } from '#server/db/farm-days.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { jsonWith } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { findChoices, findPlanCrops } from './plan-crops.repository.ts';
import {
  findPlanEntries,
  findPlannedParcels,
  isKnownParcel,
  isOpenScenario,
  writePlanEntries,
  type PlanEntryRow,
  type PlanSpan,
} from './plan-entries.repository.ts';
import {
  currentState,
  grownAreas,
  listAreas,
  plannedAreas,
  sumSeasons,
  type StatisticRow,
} from './planned-areas.repository.ts';
import {
  parcelCropsView,
  parcelPlanEntryView,
  planChoiceView,
  planCropView,
  seasonStatisticsView,
  strangeCropView,
  writtenParcelView,
  type CropOf,
} from './sowing-plan.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** Which seasons are asked about, and of which plan. */
export interface AskedSpan {
  readonly startYear?: number | undefined;
  readonly size: number;
  readonly 'scenario-id'?: number | undefined;
}

export async function readSeasons({ database, clock }: Needs, who: Who, asked: AskedSpan): Promise<SeasonYears[]> {
  const first = asked.startYear ?? (await usualStart(readingOf(database, who), clock.now()));
  return seasonsFrom(first, asked.size);
}

/** The plan of all open parcels, a `SowingPlan` as it goes on the wire. Throws `planScenario.notFound`. */
export async function writePlan(services: Needs, who: Who, asked: AskedSpan): Promise<string> {
  const farms = readingOf(services.database, who);
  const seasons = await readSeasons(services, who, asked);
  const span = await spanOf(farms, seasons, asked['scenario-id']);
  const [parcels, entries, crops] = await Promise.all([
    findPlannedParcels(farms),
    writePlanEntries(farms, span),
    findChoices(farms, span),
  ]);
  const plan: Omit<SowingPlan, 'parcels'> = {
    seasons,
    crops: crops.map((crop) => planChoiceView(crop, who.language)),
  };
  const written = parcels.map((parcel) => writtenParcelView(parcel, entries.get(parcel.id)));
  return jsonWith(plan, 'parcels', `[${written.join(',')}]`);
}

/** What is planned on one parcel. Throws `parcel.notFound` and `planScenario.notFound`. */
export async function readParcelPlan(
  services: Needs,
  who: Who,
  parcelId: number,
  asked: AskedSpan,
): Promise<ParcelPlanEntry[]> {
  const farms = readingOf(services.database, who);
  if (!(await isKnownParcel(farms, parcelId))) throw new Failure('parcel.notFound');
  const span = await askedSpan(services, who, asked);
  const entries = await findPlanEntries(farms, span, parcelId);
  const cropOf = await namedCrops(farms, cropIdsOf(entries), who.language);
  return entries.map((entry) => parcelPlanEntryView(entry, cropOf));
}

/** How much of each crop there is, season by season. Throws `planScenario.notFound`. */
export async function readStatistics(services: Needs, who: Who, asked: AskedSpan): Promise<SeasonStatistics[]> {
  const farms = readingOf(services.database, who);
  const span = await askedSpan(services, who, asked);
  return statisticsOf(farms, plannedAreas(farms, span), span, who.language);
}

/** One season with the crops of each parcel; `0` is what grows today. Throws `planScenario.notFound`. */
export async function readSeason(
  { database, clock }: Needs,
  who: Who,
  id: number,
  scenarioId: number | undefined,
): Promise<SeasonPlan> {
  const farms = readingOf(database, who);
  const season = id === currentState ? null : seasonFrom(id);
  const span = await spanOf(farms, [{ id }], scenarioId);
  const areas = season ? plannedAreas(farms, span) : grownAreas(farms, clock.now());
  const [rows, [statistics]] = await Promise.all([
    listAreas(farms, areas),
    statisticsOf(farms, areas, span, who.language),
  ]);
  if (!statistics) throw new Error(`The season ${id} was not summed up`);
  const cropOf = await namedCrops(farms, cropIdsOf(rows), who.language);
  return { season, ...statistics, parcels: parcelCropsView(rows, cropOf) };
}

async function statisticsOf(
  farms: FarmReading,
  areas: ReturnType<typeof plannedAreas>,
  span: PlanSpan,
  language: Language,
): Promise<SeasonStatistics[]> {
  const { planned, unplanned } = await sumSeasons(farms, areas, span);
  const ofSeason = groupedBy(planned, ({ season }) => season);
  const cropOf = await namedCrops(farms, cropIdsOf(planned), language);
  return unplanned.map((row) => seasonStatisticsView(row, ofSeason.get(row.season) ?? [], cropOf));
}

/** Throws `planScenario.notFound`. */
export async function askedSpan(services: Needs, who: Who, asked: AskedSpan): Promise<PlanSpan> {
  const seasons = await readSeasons(services, who, asked);
  return spanOf(readingOf(services.database, who), seasons, asked['scenario-id']);
}

/** Throws `planScenario.notFound`. */
async function spanOf(
  farms: FarmReading,
  seasons: readonly { readonly id: number }[],
  scenarioId: number | undefined,
): Promise<PlanSpan> {
  if (scenarioId !== undefined && !(await isOpenScenario(farms, scenarioId)))
    throw new Failure('planScenario.notFound');
  const first = seasons[0]?.id ?? 0;
  return { first, last: seasons.at(-1)?.id ?? first, scenarioId };
}

async function usualStart(farms: FarmReading, now: Date): Promise<number> {
  const [row] = await farms.rows(
    sql<{ day: string }>`select day from (${farmDays(farms, now)}) as farm order by farm_id`,
  );
  return usualStartYear(row?.day ?? now.toISOString());
}

export async function namedCrops(farms: FarmReading, ids: readonly number[], language: Language): Promise<CropOf> {
  const crops = new Map((await findPlanCrops(farms, ids)).map((row) => [row.id, planCropView(row, language)]));
  return (cropId, name) => (cropId === null ? undefined : crops.get(cropId)) ?? strangeCropView(name ?? '');
}

function cropIdsOf(rows: readonly Pick<PlanEntryRow | StatisticRow, 'cropId'>[]): number[] {
  const ids = new Set<number>();
  for (const { cropId } of rows) if (cropId !== null) ids.add(cropId);
  return [...ids];
}
