import type { ChangedScenario, PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import type {
  ParcelPlanEntry,
  PlanChoice,
  PlanCrop,
  PlannedParcel,
  SeasonPlan,
  SeasonStatistics,
} from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { noCropId } from '@brazda/domain/catalogue-numbers.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { jsonWith } from '#server/http/ready-json.ts';
import type { PlanCropRow } from './plan-crops.repository.ts';
import type { PlanEntryRow, PlannedParcelRow } from './plan-entries.repository.ts';
import type { ScenarioRow } from './plan-scenarios.repository.ts';
import type { ParcelCropRow, StatisticRow, UnplannedRow } from './planned-areas.repository.ts';

export type CropOf = (cropId: number | null, name?: string | null) => PlanCrop;

export function planCropView(row: PlanCropRow, language: Language): PlanCrop {
  const isNone = row.id === noCropId;
  return {
    id: row.id,
    name: isNone ? noCropName : (row.ownName ?? row.names?.[language] ?? row.names?.['en'] ?? row.names?.['cs'] ?? ''),
    color: { red: row.red, green: row.green, blue: row.blue },
    externalId: row.externalId,
    catalogueType: isNone || row.ownName !== null ? 'PRIVATE' : 'PUBLIC',
  };
}

export function planChoiceView(row: PlanCropRow, language: Language): PlanChoice {
  return { ...planCropView(row, language), id: row.id, isRetired: row.isRetired };
}

/** A crop that only a registry names: it has neither a number nor a colour. */
export function strangeCropView(name: string): PlanCrop {
  return { id: null, name, color: null, externalId: null, catalogueType: 'PUBLIC' };
}

/** A parcel as it goes on the wire, with what is planned on it. */
export function writtenParcelView(row: PlannedParcelRow, entries = '[]'): string {
  const { id, localName, blockNumber, areaHa, landUseCode } = row;
  const parcel: Omit<PlannedParcel, 'entries'> = { id, localName, blockNumber, area: areaHa, landUseCode };
  return jsonWith(parcel, 'entries', entries);
}

export function parcelPlanEntryView(
  { season, cropId, areaHa, ...facts }: PlanEntryRow,
  cropOf: CropOf,
): ParcelPlanEntry {
  return { ...facts, area: areaHa, season: seasonFrom(season), crop: cropOf(cropId) };
}

export function seasonStatisticsView(
  { season, areaHa, parcels }: UnplannedRow,
  sums: readonly StatisticRow[],
  cropOf: CropOf,
): SeasonStatistics {
  return {
    seasonId: season,
    statistics: sums.map((sum) => ({
      crop: cropOf(sum.cropId, sum.cropName),
      role: sum.role,
      area: sum.areaHa,
      parcels: sum.parcels,
    })),
    notPlanned: { area: areaHa, parcels },
  };
}

export function parcelCropsView(rows: readonly ParcelCropRow[], cropOf: CropOf): SeasonPlan['parcels'] {
  const parcels = new Map<number, SeasonPlan['parcels'][number]>();
  for (const { parcelId, cropId, cropName, areaHa, ...place } of rows) {
    const parcel = parcels.get(parcelId) ?? { id: parcelId, crops: [] };
    parcel.crops.push({ crop: cropOf(cropId, cropName), role: place.role, part: place.part, area: areaHa });
    parcels.set(parcelId, parcel);
  }
  return [...parcels.values()];
}

export function scenarioView({ id, name, createdAt, version }: ScenarioRow): PlanScenario {
  return { id, name, createdAt: createdAt.toISOString(), version };
}

export function changedScenarioView({
  changeId,
  ...row
}: ScenarioRow & { readonly changeId: number }): ChangedScenario {
  return { ...scenarioView(row), changeId };
}
