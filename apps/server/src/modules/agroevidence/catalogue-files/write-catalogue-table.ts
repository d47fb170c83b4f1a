import { separatedValue } from '#server/files/spreadsheet/separated-value.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetMedia, writeSpreadsheet } from '#server/files/spreadsheet/write-spreadsheet.ts';

export type TableFormat = 'xlsx' | 'csv';

export interface WrittenTable {
  readonly media: string;
  readonly content: Iterable<string> | AsyncIterable<Buffer>;
}

/** A catalogue as a workbook of one sheet, or as separated values. */
export function writeCatalogueTable(
  format: TableFormat,
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly SheetCell[])[],
): WrittenTable {
  if (format === 'csv') {
    const head = columns.map(({ title }) => title);
    return { media: 'text/csv; charset=utf-8', content: separated([head, ...rows]) };
  }
  return { media: spreadsheetMedia, content: writeSpreadsheet([{ name, columns, rows }]) };
}

/** RFC 4180, UTF-8 with a mark, as spreadsheets want it. */
function separated(rows: readonly (readonly SheetCell[])[]): string[] {
  return ['\ufeff', ...rows.map((row) => `${row.map(separatedValue).join(',')}\r\n`)];
}
