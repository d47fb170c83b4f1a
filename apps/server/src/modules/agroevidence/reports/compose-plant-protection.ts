import type { PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import {
  incompleteOf,
  needed,
  type AnyReportRow,
  type ReportCell,
  type ReportRow,
} from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import type { AppliedRow, OrganismName, UsedMaterial } from './applied-materials.repository.ts';
import { namedCrop } from './crop-names.ts';
import type { plantProtectionColumns } from './plant-protection.shape.ts';
import { amountCells, areaCell, placeCells } from './record-cells.ts';

export type UsedProducts = ReadonlyMap<number, UsedMaterial<PlantProtectionFacts>>;

/** One treatment of one parcel with one product, as the law asks for it. */
export function plantProtectionRow(
  row: AppliedRow,
  used: UsedProducts,
  organisms: ReadonlyMap<string, OrganismName>,
  told: ToldCrops,
): ReportRow<typeof plantProtectionColumns> {
  const product = used.get(row.usedMaterialId);
  const crop = namedCrop(row, told);
  const against = row.organismCodes
    .map((code) => row.ownOrganisms?.[code]?.name ?? organisms.get(code)?.name ?? code)
    .join(', ');
  return {
    day: row.day,
    startTime: row.startTime,
    useType: 'LAND',
    ...placeCells(row),
    parcelArea: areaCell(row.parcelM2),
    treatedArea: areaCell(row.areaM2),
    crop: needed(crop.name),
    eppo: needed(crop.eppo),
    growthStage: growthStage(row, product?.facts),
    product: needed(product?.name ?? null),
    authorisationNumber: needed(product?.registrationNumber ?? null),
    ...amountCells(row),
    // What it was for may be said in words where it was against no organism.
    organism: against === '' && row.purpose !== null ? null : needed(against),
    purpose: row.purpose,
    batch: row.batch,
    producedOn: row.producedOn,
    expiresOn: row.expiresOn,
    driftReduction: row.driftReduction,
    water: row.waterLPerHa,
    operator: needed(row.operator),
  };
}

/** The law asks for the stage where the authorisation of the product is bounded by stages. */
function growthStage({ growthStage: said }: AppliedRow, facts: PlantProtectionFacts | undefined): ReportCell {
  return isBoundedByStages(facts) ? needed(said) : said;
}

/** Whether the authorisation of a product bounds its use by growth stages. */
export function isBoundedByStages(facts: PlantProtectionFacts | undefined): boolean {
  return facts?.uses.some((use) => use.growthStageFrom !== null || use.growthStageTo !== null) ?? false;
}

/** How many records there are, and how many of them lack something. */
export function recordCounts(rows: readonly AnyReportRow[]): { readonly records: number; readonly incomplete: number } {
  return { records: rows.length, incomplete: incompleteOf(rows) };
}
