import type { SpreadsheetRow } from './spreadsheet-row.ts';
import { headRows } from './read-separated.ts';
import { SpreadsheetError, type SpreadsheetLimits } from './spreadsheet-limits.ts';
import { openWorkbook, type PartReader } from './workbook-parts.ts';
import { attributeOf, xmlTokens } from './xml-tokens.ts';

/** The first sheet of a workbook of Office Open XML (ECMA-376), as Excel and others write it. Throws SpreadsheetError. */
export async function readWorkbook(bytes: Uint8Array, limits: SpreadsheetLimits): Promise<SpreadsheetRow[]> {
  const read = await openWorkbook(bytes, limits);
  const sheet = read(firstSheet(read));
  if (sheet === undefined) throw new SpreadsheetError('unreadable');
  return readSheet(sheet, sharedTexts(read('xl/sharedStrings.xml') ?? ''), limits);
}

function firstSheet(read: PartReader): string {
  const workbook = read('xl/workbook.xml') ?? '';
  const relation = firstWith(workbook, 'sheet', (attributes) => attributeOf(attributes, '(?:\\w+:)?id'));
  const target = firstWith(read('xl/_rels/workbook.xml.rels') ?? '', 'Relationship', (attributes) =>
    attributeOf(attributes, 'Id') === relation ? attributeOf(attributes, 'Target') : undefined,
  );
  if (relation === undefined || target === undefined) throw new SpreadsheetError('unreadable');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function firstWith<V>(xml: string, element: string, read: (attributes: string) => V | undefined): V | undefined {
  for (const token of xmlTokens(xml)) {
    const value = token.kind === 'begin' && token.name === element ? read(token.attributes) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Texts that cells refer to by their number; of one in many fonts all pieces, and not how it is read aloud. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') text += isText && !isPhonetic ? token.text : '';
    else if (token.name === 't') isText = token.kind === 'begin';
    else if (token.name === 'rPh') isPhonetic = token.kind === 'begin';
    else if (token.name === 'si' && token.kind === 'end') {
      texts.push(text);
      text = '';
    }
  }
  return texts;
}

/** The cell that is being read. */
interface OpenCell {
  readonly column: number;
  readonly type: string | undefined;
  value: string;
}

/** What is being read of a sheet. */
interface OpenSheet {
  readonly rows: SpreadsheetRow[];
  readonly limits: SpreadsheetLimits;
  readonly shared: readonly string[];
  number: number;
  cells: string[];
  cell: OpenCell | undefined;
  isValue: boolean;
}

function readSheet(xml: string, shared: readonly string[], limits: SpreadsheetLimits): SpreadsheetRow[] {
  const sheet: OpenSheet = { rows: [], limits, shared, number: 0, cells: [], cell: undefined, isValue: false };
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (sheet.cell && sheet.isValue) sheet.cell.value += token.text;
    } else if (token.name === 'row') {
      if (token.kind === 'begin') beginRow(sheet, token.attributes);
      else endRow(sheet);
    } else if (token.name === 'c') {
      if (token.kind === 'begin') sheet.cell = openCell(token.attributes, sheet.cells.length);
      else endCell(sheet);
    } else if (token.name === 'v' || token.name === 't') sheet.isValue = token.kind === 'begin';
  }
  return sheet.rows;
}

function beginRow(sheet: OpenSheet, attributes: string): void {
  sheet.number = Number(attributeOf(attributes, 'r') ?? sheet.number + 1);
  sheet.cells = [];
}

function endRow({ rows, limits, number, cells }: OpenSheet): void {
  rows.push({ number, cells: filled(cells) });
  if (rows.length > limits.rows + headRows) throw new SpreadsheetError('tooManyRows');
}

function endCell(sheet: OpenSheet): void {
  const { cell, cells, shared, limits } = sheet;
  if (cell && cell.column < limits.columns) cells[cell.column] = textOf(cell, shared, limits);
  sheet.cell = undefined;
}

function openCell(attributes: string, next: number): OpenCell {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(attributeOf(attributes, 'r') ?? '') ?? [];
  return { column: letters === undefined ? next : columnOf(letters), type: attributeOf(attributes, 't'), value: '' };
}

/** A is the first, Z the 26th, AA the one after it; counted from 0. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, value }: OpenCell, shared: readonly string[], { cellCharacters }: SpreadsheetLimits): string {
  const text = type === 's' ? (shared[Number(value)] ?? '') : type === 'e' ? '' : value;
  return text.slice(0, cellCharacters).trim();
}

function filled(cells: readonly (string | undefined)[]): string[] {
  return Array.from(cells, (cell) => cell ?? '');
}
