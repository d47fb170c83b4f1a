import type {
  SeedApplication,
  SeedApplicationOutline,
  StretchWithoutCrop,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import type { CultivationRow, OutlinedRow, PlannedRow } from './cultivations.repository.ts';

export function seedApplicationView(row: CultivationRow, told: ToldCrops): SeedApplication {
  const { id, farmId, parcelId, role, part, hasOutline, sownOn, harvestedOn, validFrom, validTo, version } = row;
  return {
    ...{ id, farmId, parcelId, role, part, hasOutline, sownOn, harvestedOn, validFrom, validTo, version },
    seed: { crop: cropView(row, told) },
    isWholeParcel: row.areaM2 === null,
    area: areaOf(row),
  };
}

export function outlineView(row: OutlinedRow, told: ToldCrops): SeedApplicationOutline {
  const { id, parcelId, part, geometry } = row;
  return {
    type: 'Feature',
    id,
    geometry,
    properties: { parcelId, part, crop: cropView(row, told), area: areaOf(row) },
  };
}

export function plannedView(row: PlannedRow, told: ToldCrops): StretchWithoutCrop['planned'][number] {
  return { seasonId: row.season, crop: cropView(row, told) };
}

function areaOf({ areaM2, parcelAreaHa }: CultivationRow): number {
  return roundedHectares(areaM2 === null ? parcelAreaHa : hectares(areaM2));
}
