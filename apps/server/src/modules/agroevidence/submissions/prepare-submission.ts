import { createHash } from 'node:crypto';
import { dueOn, isLastDayOfMonth } from '@brazda/domain/submissions/submission-month.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { severityOf } from '@brazda/domain/enumerations/submission.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { RegistrySettings } from '#server/registries/eagri/registry-settings.ts';
import { requestOfRecords } from '#server/registries/eagri/write-records.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { heldTo, onlyFarm } from '../reports/read-report.ts';
import { readTreatments } from '../reports/read-plant-protection.ts';
import { mostRows, notTooMany } from '../reports/report-source.ts';
import type { Days, ReportFarm } from '../reports/report-rows.repository.ts';
import { composeSubmission, type SubmissionSource, type UseFinding, type UseOrigin } from './compose-submission.ts';
import { findSubmissionRules } from './submission-rules.repository.ts';
import {
  findMixed,
  findOpenUses,
  findSubmittedCultivations,
  findSubmittedVersions,
} from './submitted-land.repository.ts';
import { createCropFinder } from './told-crop.ts';

export interface SubmissionNeeds {
  readonly services: Pick<Services, 'database' | 'clock' | 'nudge' | 'registry' | 'secrets'>;
  readonly crops: CropCatalogue;
}

/** Records up to the end of a month as they would be handed over, with what is wrong with them. */
export interface PreparedSubmission {
  readonly farm: ReportFarm;
  readonly days: Days;
  readonly findings: readonly UseFinding[];
  readonly origins: readonly UseOrigin[];
  readonly uses: number;
  readonly parcels: number;
  readonly request: string;
  readonly hash: Buffer;
}

/** How records are written where the registry is not connected. */
const usualSettings = RegistrySettings.parse({});

export function settingsFor(registry: Registry | undefined): RegistrySettings {
  return registry?.settings ?? usualSettings;
}

/** Throws `farm.oneNeeded`, `farm.notFound`, `submission.notAsked`, `submission.notMonthEnd` and `report.tooLarge`. */
export async function prepareSubmission(
  { services: { database, clock, registry }, crops }: SubmissionNeeds,
  who: Who,
  to: string,
): Promise<PreparedSubmission> {
  const farm = await onlyFarm(readingOf(database, who), who.farmIds, clock.now());
  const farms = readingOf(database, heldTo(who, { farm }));
  const rules = await findSubmissionRules(farms, farm.countryCode);
  if (rules.length > 0 && !isLastDayOfMonth(to)) throw new Failure('submission.notMonthEnd');
  if (!dueOn(rules, to)) throw new Failure('submission.notAsked');
  const season = seasonOfDay(to);
  const days = { from: daysOfSeason(season).from, to };
  const source = await readSource(farms, crops, farm, days);
  const { records, findings, origins } = composeSubmission(source);
  const request = requestOfRecords(records, settingsFor(registry));
  return {
    ...{ farm, days, origins, request },
    findings: [...findings, ...(await openUses(farms, days, farm.today))],
    uses: records.uses.length,
    parcels: new Set(source.applied.map(({ parcelId }) => parcelId)).size,
    hash: createHash('sha256').update(request).digest(),
  };
}

async function readSource(
  farms: FarmReading,
  crops: CropCatalogue,
  { id: farmId }: ReportFarm,
  days: Days,
): Promise<SubmissionSource> {
  const { applied, used } = await readTreatments({ farms }, days);
  const parcelIds = applied.map(({ parcelId }) => parcelId);
  const cultivationIds = applied.flatMap(({ cultivationId }) => cultivationId ?? []);
  const cultivations = await findSubmittedCultivations(farms, parcelIds, cultivationIds, days);
  const versionIds = applied.map(({ versionId }) => versionId);
  const versions = await findSubmittedVersions(farms, parcelIds, versionIds, days);
  const mixed = await findMixed(
    farms,
    applied.map(({ actionId }) => actionId),
  );
  const known = await crops.all(farms);
  const cropOf = createCropFinder({ farmId, season: seasonOfDay(days.to) }, cultivations, known);
  return { farmId, days, applied, used, versions, mixed, cropOf };
}

/** What was to be done by then and nobody has said that it was: it is not told of. */
async function openUses(farms: FarmReading, { from, to }: Days, today: string): Promise<UseFinding[]> {
  const open = await findOpenUses(farms, { from, to: to < today ? to : today }, mostRows + 1);
  return notTooMany(open).map((use) => ({ ...use, code: 'NOT_DONE', severity: severityOf('NOT_DONE') }));
}
