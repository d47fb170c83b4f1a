import type { SpreadsheetRow } from './spreadsheet-row.ts';
import { SpreadsheetError, type SpreadsheetLimits } from './spreadsheet-limits.ts';

const separators = [';', '\t', ','] as const;

/** Values that are separated by whatever one of the first lines has most of; RFC 4180 says how they are quoted. */
export function readSeparated(text: string, limits: SpreadsheetLimits): SpreadsheetRow[] {
  const separator = separatorOf(text);
  const rows: SpreadsheetRow[] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : plain(text, at, separator);
    if (cells.length < limits.columns) cells.push(tidied(value, limits));
    at = end;
    if (text[at] === separator) {
      at += 1;
      // What follows on the last separator of a file is an empty value.
      if (at < text.length) continue;
    }
    rows.push({ number: rows.length + 1, cells });
    if (rows.length > limits.rows + headRows) throw new SpreadsheetError('tooManyRows');
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

/** A title may stand above the headings, and has none of what separates them. */
const firstLines = 20;
/** Rows that may stand above those that count. */
export const headRows = 20;

function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, firstLines).map((line) => line.replace(/"[^"]*"/g, ''));
  const count = (separator: string): number => Math.max(...lines.map((line) => line.split(separator).length));
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
function tidied(value: string, { cellCharacters }: SpreadsheetLimits): string {
  return value
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .slice(0, cellCharacters)
    .trim();
}
