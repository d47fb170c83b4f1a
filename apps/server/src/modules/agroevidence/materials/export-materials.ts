import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { nameOf } from '../crops/crops.view.ts';
import { findOwnCrops } from '../crops/own-crops.repository.ts';
import { columnTitle, isNutrient, materialFileColumns, type MaterialColumn } from './material-file-columns.ts';
import { readChosenMaterials, type MaterialExport } from './read-materials.ts';

type NamesOfCrops = ReadonlyMap<number, string>;

/** The chosen materials as a table that the import takes back; uses of products and shares by day have no column. */
export async function exportMaterials(
  needs: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  { format, ...choice }: MaterialExport,
): Promise<WrittenTable> {
  const keys = materialFileColumns(choice.kind);
  const crops = await namesOfCrops(needs, catalogue, who);
  const materials = await readChosenMaterials(needs, who, choice);
  const rows = materials.map((material) => keys.map((key) => cellOf(key, material, crops)));
  const columns = keys.map((key): SheetColumn => ({ title: columnTitle(key, who.language), ...kindOf(key) }));
  return writeTable(format, spreadsheetWords(who.language)(`spreadsheet.materials.${choice.kind}`), columns, rows);
}

async function namesOfCrops(
  { database }: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  { language, ...scope }: Who,
): Promise<NamesOfCrops> {
  const farms = readingOf(database, scope);
  const [crops, own] = await Promise.all([catalogue.all(farms), findOwnCrops(farms)]);
  return new Map([
    ...Array.from(crops.values(), (crop) => [crop.id, nameOf(crop, language)] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
}

function kindOf(column: MaterialColumn): Pick<SheetColumn, 'kind' | 'decimals'> {
  if (column === 'validFrom' || column === 'validTo') return { kind: 'date' };
  const isNumber = isNutrient(column) || column === 'density' || column === 'seedUnitWeight';
  return isNumber ? { kind: 'number', decimals: 2 } : { kind: 'text' };
}

function cellOf(column: MaterialColumn, material: Material, crops: NamesOfCrops): SheetCell {
  const { name, catalogueType, registrationNumber, validFrom, validTo } = material;
  const common: Partial<Record<MaterialColumn, SheetCell>> = {
    ...{ name, type: catalogueType, number: registrationNumber, validFrom, validTo },
    doseUnit: material.facts.doseUnit,
  };
  return common[column] ?? factCells(material, crops)[column] ?? null;
}

function factCells(material: Material, crops: NamesOfCrops): Partial<Record<MaterialColumn, SheetCell>> {
  if (material.kind === 'FERTILIZER') {
    const { type, releaseClass, percent, kilogramsPerLitre } = material.facts;
    return { fertilizerType: type, releaseClass, ...percent, density: kilogramsPerLitre };
  }
  if (material.kind === 'SEED') {
    const { cropId, kilogramsPerSeedUnit } = material.facts;
    return { crop: cropId === null ? null : (crops.get(cropId) ?? null), seedUnitWeight: kilogramsPerSeedUnit };
  }
  const { functions, formulation, activeSubstances, kilogramsPerLitre } = material.facts;
  const substances = writeSubstances(activeSubstances);
  return { functions: functions.join('; '), formulation, substances, density: kilogramsPerLitre };
}
