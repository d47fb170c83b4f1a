import type { SpreadsheetRow } from './spreadsheet-row.ts';
import { SpreadsheetError, spreadsheetLimits } from './spreadsheet-limits.ts';

const separators = [';', '\t', ','] as const;

/** Values that are separated by whatever the first line has most of; RFC 4180 says how they are quoted. */
export function readSeparated(text: string): SpreadsheetRow[] {
  const separator = separatorOf(text);
  const rows: SpreadsheetRow[] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, at, separator);
    if (cells.length < spreadsheetLimits.columns) cells.push(tidied(value));
    at = end;
    if (text[at] === separator) {
      at += 1;
      // What follows on the last separator of a file is an empty value.
      if (at < text.length) continue;
    }
    rows.push({ number: rows.length + 1, cells });
    if (rows.length > spreadsheetLimits.rows + 1) throw new SpreadsheetError('tooManyRows');
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string): number => line.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

interface Value {
  readonly value: string;
  readonly end: number;
}

function plain(text: string, begin: number, separator: string): Value {
  let end = begin;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(begin, end), end };
}

function quoted(text: string, begin: number): Value {
  let value = '';
  let at = begin + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new SpreadsheetError('unreadable');
    value += text.slice(at, end);
    if (text[end + 1] !== '"') return { value, end: end + 1 };
    value += '"';
    at = end + 2;
  }
}

/** Without the apostrophe by which programs are kept from taking a text for a formula. */
function tidied(value: string): string {
  return value
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .slice(0, spreadsheetLimits.cellCharacters)
    .trim();
}
