import { isZip } from '../land/zip-within.ts';
import { decodeText } from '../land/text-encoding.ts';
import { readSeparated } from './read-separated.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SpreadsheetRow } from './spreadsheet-row.ts';
import { SpreadsheetError, spreadsheetLimits, type SpreadsheetLimits } from './spreadsheet-limits.ts';

/** What Windows writes texts in where the product is used. */
const usualEncoding = 'windows-1250';

/**
 * The first sheet of an Excel workbook, or a file of separated values; rows without any text are left out. A formula is
 * what it came to, and never worked out. Throws SpreadsheetError.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  limits: SpreadsheetLimits = spreadsheetLimits,
): Promise<SpreadsheetRow[]> {
  if (bytes.length > limits.fileBytes) throw new SpreadsheetError('tooLarge');
  const rows = isZip(bytes) ? await readWorkbook(bytes, limits) : readSeparated(textOf(bytes), limits);
  const said = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (charactersOf(said) > limits.characters) throw new SpreadsheetError('tooLarge');
  return said;
}

function charactersOf(rows: readonly SpreadsheetRow[]): number {
  return rows.reduce((sum, { cells }) => cells.reduce((length, cell) => length + cell.length, sum), 0);
}

function textOf(bytes: Uint8Array): string {
  const { text } = decodeText(bytes, usualEncoding);
  if (text.includes('\0')) throw new SpreadsheetError('unreadable');
  return text.replace(/^\ufeff/, '');
}
