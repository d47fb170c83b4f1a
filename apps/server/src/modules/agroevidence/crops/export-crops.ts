import { hexColor } from '@brazda/domain/crop-colors.ts';
import type { Who } from '#server/access/who.ts';
import type { SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from './crop-catalogue.ts';
import { cropColumnKeys, cropColumnTitles, type CropColumnKey } from './crop-file-columns.ts';
import { readChosenCrops, type ChosenCrop, type CropExport } from './read-crops.ts';

/** The chosen crops as a table that the import takes back. */
export async function exportCrops(
  needs: Pick<Services, 'database' | 'clock'>,
  catalogue: CropCatalogue,
  who: Who,
  { format, ...choice }: CropExport,
): Promise<WrittenTable> {
  const titles = cropColumnTitles[who.language];
  const crops = await readChosenCrops(needs, catalogue, who, choice);
  const columns = cropColumnKeys.map((key): SheetColumn => ({ title: titles[key], kind: kindOf(key) }));
  const rows = crops.map((crop) => cropColumnKeys.map((key) => cellOf(key, crop)));
  return writeTable(format, titles.name, columns, rows);
}

function kindOf(key: CropColumnKey): SheetColumn['kind'] {
  return key === 'validFrom' || key === 'validTo' ? 'date' : 'text';
}

function cellOf(key: CropColumnKey, crop: ChosenCrop): string | null {
  const cells: Readonly<Record<CropColumnKey, string | null>> = {
    name: crop.writtenName,
    type: crop.catalogueType,
    code: crop.externalId,
    eppo: crop.eppo,
    color: hexColor(crop.color),
    validFrom: crop.validFrom,
    validTo: crop.validTo,
  };
  return cells[key];
}
