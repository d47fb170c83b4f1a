import { isHiddenBy } from '@brazda/domain/measures.ts';
import { missingLook, plainLook, type SheetStyles } from './sheet-styles.ts';
import type { MarkedCell, Sheet, SheetColumn } from './sheet.ts';

/** Rows are handed on in pieces of this many: one at a time would cost more than the rows do. */
const rowsOfPiece = 200;
const widths = { text: 24, number: 14, date: 12, time: 18 } as const;

/** One sheet, piece by piece: its titles stay in sight while it is scrolled. */
export async function* sheetXml(
  { columns, rows }: Sheet,
  styles: SheetStyles,
  declaration: string,
): AsyncGenerator<string> {
  const shown = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }, at) => textCell(addressOf(at, 1), title, styles.heading));
  yield `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${shown.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
  const looks = columns.map((column) => styles.of(column));
  let piece: string[] = [];
  let number = 1;
  for await (const row of rows) {
    number += 1;
    const place = number;
    const cells = columns.map((column, at) => cell(addressOf(at, place), column, looks[at] ?? 0, row[at] ?? null));
    piece.push(`<row r="${place}">${cells.join('')}</row>`);
    if (piece.length < rowsOfPiece) continue;
    yield piece.join('');
    piece = [];
  }
  yield `${piece.join('')}</sheetData></worksheet>`;
}

const letters = 26;

/** Where a cell stands, such as B7; not every program counts by itself. */
function addressOf(column: number, row: number): string {
  let name = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / letters))
    name = String.fromCodePoint(('A'.codePointAt(0) ?? 0) + ((left - 1) % letters)) + name;
  return `${name}${row}`;
}

function cell(address: string, { kind, decimals = 0 }: SheetColumn, look: number, value: MarkedCell): string {
  if (value === null || value === '') return '';
  if (typeof value === 'object') return `<c r="${address}" s="${missingLook}"/>`;
  if (kind === 'date') return `<c r="${address}" s="${look}"><v>${Math.round(serialDay(String(value)))}</v></c>`;
  if (kind === 'time') return `<c r="${address}" s="${look}"><v>${serialTime(String(value))}</v></c>`;
  return typeof value === 'number'
    ? `<c r="${address}" s="${isHiddenBy(decimals, value) ? plainLook : look}"><v>${value}</v></c>`
    : textCell(address, value, look);
}

/** What is written as text is never reckoned as a formula, whatever it begins with. */
function textCell(address: string, text: string, look: number): string {
  return `<c r="${address}" t="inlineStr" s="${look}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML cannot hold. */
export function escaped(text: string): string {
  const holdable = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
  return holdable.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

const millisecondsOfDay = 86_400_000;
/** Excel counts days from here; by its mistake 1900 is a leap year, so that days before March of it are not told. */
const dayZero = Date.UTC(1899, 11, 30);

function serialDay(day: string): number {
  return (Date.parse(day) - dayZero) / millisecondsOfDay;
}

/**
 * A day and the part of it that has passed by its clocks: up to the next tenth of a millisecond, for some programs cut off
 * what is less than one and would show the second before.
 */
function serialTime(stamp: string): number {
  return Math.ceil(serialDay(`${stamp.replace(' ', 'T')}Z`) * 1e9) / 1e9;
}
