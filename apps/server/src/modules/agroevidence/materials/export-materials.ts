import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import type { Who } from '#server/access/who.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { readNamedCrops, type NamedCrops } from './named-crops.ts';
import { partRows } from './material-parts.ts';
import { columnTitle, isNutrient, materialFileColumns, type MaterialColumn } from './material-file-columns.ts';
import { readChosenMaterials, type MaterialExport } from './read-materials.ts';

/**
 * The chosen materials as a table that the import takes back: a row of each, and below it one of each of its uses and
 * distances, or of its shares of nitrogen.
 */
export async function exportMaterials(
  needs: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  { format, ...choice }: MaterialExport,
): Promise<WrittenTable> {
  const keys = materialFileColumns(choice.kind);
  const crops = await readNamedCrops(needs, catalogue, who);
  const materials = await readChosenMaterials(needs, who, choice);
  const rows = materials.flatMap((material) => [
    keys.map((key) => cellOf(key, material, crops)),
    ...partRows(material, crops).map((part) => keys.map((key) => cellOfPart(key, material, part))),
  ]);
  const columns = keys.map((key): SheetColumn => ({ title: columnTitle(key, who.language), ...kindOf(key) }));
  return writeTable(format, spreadsheetWords(who.language)(`spreadsheet.materials.${choice.kind}`), columns, rows);
}

const numberColumns: ReadonlySet<MaterialColumn> = new Set<MaterialColumn>([
  ...(['density', 'seedUnitWeight', 'sharePercent', 'doseMin', 'doseMax', 'waterMin', 'waterMax'] as const),
]);

function kindOf(column: MaterialColumn): Pick<SheetColumn, 'kind' | 'decimals'> {
  if (column === 'validFrom' || column === 'validTo') return { kind: 'date' };
  return isNutrient(column) || numberColumns.has(column) ? { kind: 'number', decimals: 2 } : { kind: 'text' };
}

function cellOf(column: MaterialColumn, material: Material, crops: NamedCrops): SheetCell {
  const { name, catalogueType, registrationNumber, validFrom, validTo } = material;
  const common: Partial<Record<MaterialColumn, SheetCell>> = {
    ...{ name, type: catalogueType, number: registrationNumber, validFrom, validTo },
    doseUnit: material.facts.doseUnit,
  };
  return common[column] ?? factCells(material, crops)[column] ?? null;
}

/** A part names the material that it is of; all else in its row is its own. */
function cellOfPart(
  column: MaterialColumn,
  { name, catalogueType }: Material,
  part: Partial<Record<MaterialColumn, SheetCell>>,
): SheetCell {
  if (column === 'name') return name;
  return column === 'type' ? catalogueType : (part[column] ?? null);
}

function factCells(material: Material, crops: NamedCrops): Partial<Record<MaterialColumn, SheetCell>> {
  if (material.kind === 'FERTILIZER') {
    const { type, releaseClass, percent, kilogramsPerLitre } = material.facts;
    return { fertilizerType: type, releaseClass, ...percent, density: kilogramsPerLitre };
  }
  if (material.kind === 'SEED') {
    const { cropId, kilogramsPerSeedUnit } = material.facts;
    return { crop: cropId === null ? null : crops.nameOf(cropId), seedUnitWeight: kilogramsPerSeedUnit };
  }
  const { functions, formulation, activeSubstances, kilogramsPerLitre } = material.facts;
  const substances = writeSubstances(activeSubstances);
  return { functions: functions.join('; '), formulation, substances, density: kilogramsPerLitre };
}
