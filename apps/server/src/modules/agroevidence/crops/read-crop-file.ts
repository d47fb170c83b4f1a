import { NewCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { FieldFault } from '@brazda/contract/errors.ts';
import { readHexColor, type CropColor } from '@brazda/domain/crop-colors.ts';
import { readSpreadsheet } from '#server/files/spreadsheet/read-spreadsheet.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import { SpreadsheetError, spreadsheetLimits } from '#server/files/spreadsheet/spreadsheet-limits.ts';
import { columnsOf, publicMark, type CropColumnKey } from './crop-file-columns.ts';

/** A crop of a file; what the file does not say of it is undefined. */
export interface FileCrop {
  readonly name: string;
  readonly color: CropColor | undefined;
  readonly externalId: string | null | undefined;
  readonly eppo: string | null | undefined;
  readonly validFrom: string | null | undefined;
  readonly validTo: string | null | undefined;
}

export interface ReadCropFile {
  readonly crops: readonly FileCrop[];
  /** By `rows.<number>.<column>`, or `file` where it cannot be read at all. */
  readonly faults: readonly FieldFault[];
}

/** The farm's own crops that a file lists; those of the catalogue, which exports list too, are passed over. */
export async function readCropFile(bytes: Uint8Array): Promise<ReadCropFile> {
  const rows = await readSpreadsheet(bytes).catch((error: unknown) => {
    if (error instanceof SpreadsheetError) return error;
    throw error;
  });
  if (rows instanceof SpreadsheetError) return refused(rows.fault);
  const [head, ...body] = rows;
  const columns = columnsOf(head?.cells ?? []);
  if (!columns.has('name')) return refused('noNames');
  if (body.length === 0) return refused('empty');
  if (body.length > spreadsheetLimits.rows) return refused('tooManyRows');
  return readRows(body, columns);
}

function refused(code: string): ReadCropFile {
  return { crops: [], faults: [{ path: 'file', code: `cropFile.${code}`, detail: { rows: spreadsheetLimits.rows } }] };
}

function readRows(rows: readonly SpreadsheetRow[], columns: ReadonlyMap<CropColumnKey, number>): ReadCropFile {
  const crops: FileCrop[] = [];
  const faults: FieldFault[] = [];
  const names = new Set<string>();
  for (const { number, cells } of rows) {
    const cell = (key: CropColumnKey): string | undefined => {
      const at = columns.get(key);
      return at === undefined ? undefined : (cells[at] ?? '');
    };
    if (cell('type')?.toUpperCase() === publicMark) continue;
    const crop = cropOf(cell);
    const wrong = wrongColumns(crop, cell);
    const lowered = crop.name.toLowerCase();
    if (names.has(lowered)) wrong.push(['name', 'twice']);
    names.add(lowered);
    crops.push(crop);
    faults.push(...wrong.map(([key, code]) => faultOf(number, key, code, cell(key) ?? '')));
  }
  return { crops, faults };
}

type CellOf = (key: CropColumnKey) => string | undefined;

function cropOf(cell: CellOf): FileCrop {
  const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  const day = (text: string | undefined): string | null | undefined => orNull(text && (readDay(text) ?? text));
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
function wrongColumns(crop: FileCrop, cell: CellOf): [CropColumnKey, string][] {
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

const longestTold = 60;

function faultOf(row: number, column: CropColumnKey, code: string, value: string): FieldFault {
  const detail = { row, value: value.slice(0, longestTold) };
  return { path: `rows.${row}.${column}`, code: `cropFile.${column}.${code}`, detail };
}

/** Days since the last of 1899, as workbooks count them. */
const firstDayOfWorkbooks = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

/** A calendar day as 2026-04-01, 1. 4. 2026 or 1/4/2026, or as the number that a workbook has for it. */
function readDay(text: string): string | undefined {
  if (/^\d{5}(\.0+)?$/.test(text)) {
    return new Date(firstDayOfWorkbooks + Number(text) * dayMilliseconds).toISOString().slice(0, 10);
  }
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})\.?$/.exec(text) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
