import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import { hexColor } from '@brazda/domain/crop-colors.ts';
import type { Who } from '#server/access/who.ts';
import { separatedValue } from '#server/files/spreadsheet/separated-value.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from './crop-catalogue.ts';
import { cropColumnKeys, cropColumnTitles, type CropColumnKey } from './crop-file-columns.ts';
import { readChosenCrops, type CropChoice } from './read-crops.ts';

/** The chosen crops as separated values, which the import takes back: RFC 4180, UTF-8 with a mark, as spreadsheets want it. */
export async function exportCrops(
  needs: Pick<Services, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
  choice: CropChoice,
): Promise<string[]> {
  const titles = cropColumnTitles[who.language];
  const crops = await readChosenCrops(needs, catalogue, who, choice);
  const rows = crops.map((crop) => cropColumnKeys.map((key) => separatedValue(cellOf(key, crop))));
  const head = cropColumnKeys.map((key) => titles[key]);
  return [`\ufeff${head.join(',')}\r\n`, ...rows.map((row) => `${row.join(',')}\r\n`)];
}

function cellOf(key: CropColumnKey, crop: CatalogueCrop & { readonly writtenName: string }): string | null {
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
