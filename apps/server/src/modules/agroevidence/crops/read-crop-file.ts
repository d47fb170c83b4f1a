import { NewCrop } from '@brazda/contract/agroevidence/crops.ts';
import { readHexColor, type CropColor } from '@brazda/domain/crop-colors.ts';
import {
  readCatalogueTable,
  type CatalogueTable,
  type CellOf,
  type ReadTable,
} from '../catalogue-files/read-catalogue-table.ts';
import { readDay } from '../catalogue-files/read-day.ts';
import { columnsOf, type CropColumnKey } from './crop-file-columns.ts';

/** A crop of a file; what the file does not say of it is undefined. */
export interface FileCrop {
  readonly name: string;
  readonly color: CropColor | undefined;
  readonly externalId: string | null | undefined;
  readonly eppo: string | null | undefined;
  readonly validFrom: string | null | undefined;
  readonly validTo: string | null | undefined;
}

/** The farm's own crops that a file lists; those of the catalogue, which exports list too, are passed over. */
export function readCropFile(bytes: Uint8Array): Promise<ReadTable<FileCrop>> {
  return readCatalogueTable(bytes, cropTable);
}

const cropTable: CatalogueTable<CropColumnKey, FileCrop> = {
  faults: 'cropFile',
  columnsOf,
  readRow: (cell) => {
    const item = cropOf(cell);
    return { item, wrong: wrongColumns(item, cell) };
  },
};

function cropOf(cell: CellOf<CropColumnKey>): FileCrop {
  const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  const day = (text: string | undefined): string | null | undefined => orNull(text && readDay(text));
  return {
    name: cell('name') ?? '',
    color: readHexColor(cell('color') ?? ''),
    externalId: orNull(cell('code')),
    eppo: orNull(cell('eppo')),
    validFrom: day(cell('validFrom')),
    validTo: day(cell('validTo')),
  };
}

const anyColor: CropColor = { red: 0, green: 0, blue: 0 };
const columnOfField: Readonly<Record<string, CropColumnKey>> = { externalId: 'code' };

/** The columns of a row that cannot be taken over, each with what is wrong. */
function wrongColumns(crop: FileCrop, cell: CellOf<CropColumnKey>): [CropColumnKey, string][] {
  if (crop.name === '') return [['name', 'missing']];
  const parsed = NewCrop.safeParse({ ...crop, color: crop.color ?? anyColor });
  const fields = parsed.error?.issues.map(({ path: [field] }) => String(field)) ?? [];
  const wrong = [...new Set(fields)].map((field): [CropColumnKey, string] => [
    columnOfField[field] ?? (field as CropColumnKey),
    'invalid',
  ]);
  if (crop.color === undefined && (cell('color') ?? '') !== '') wrong.push(['color', 'invalid']);
  const { validFrom, validTo } = crop;
  if (wrong.length === 0 && validFrom && validTo && validTo < validFrom) wrong.push(['validTo', 'reversed']);
  return wrong;
}
