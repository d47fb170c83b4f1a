import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import { plainStyle, separatedValue, type SeparatedStyle } from './separated-value.ts';
import type { SheetCell, SheetColumn } from './sheet.ts';
import { spreadsheetMedia, writeSpreadsheet } from './write-spreadsheet.ts';

export interface WrittenTable {
  readonly media: string;
  readonly content: AsyncIterable<string | Buffer>;
}

type Rows = Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>;

/** A table as a workbook of one sheet, or as separated values; made while it is sent, its rows taken as they are written. */
export function writeTable(
  format: TableFormat,
  name: string,
  columns: readonly SheetColumn[],
  rows: Rows,
  style: SeparatedStyle = plainStyle,
): WrittenTable {
  if (format === 'csv') return { media: 'text/csv; charset=utf-8', content: separated(columns, rows, style) };
  return { media: spreadsheetMedia, content: writeSpreadsheet([{ name, columns, rows }]) };
}

/** Rows are handed on in pieces of this many: one at a time would cost more than the rows do. */
const rowsOfPiece = 200;

/** Lines of RFC 4180, UTF-8 with a mark, as spreadsheets want it. */
async function* separated(columns: readonly SheetColumn[], rows: Rows, style: SeparatedStyle): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => title);
  let piece = [`\ufeff${lineOf(titles, style)}`];
  for await (const row of rows) {
    piece.push(lineOf(row, style));
    if (piece.length < rowsOfPiece) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}

function lineOf(row: readonly SheetCell[], style: SeparatedStyle): string {
  return `${row.map((value) => separatedValue(value, style)).join(style.separator)}\r\n`;
}
