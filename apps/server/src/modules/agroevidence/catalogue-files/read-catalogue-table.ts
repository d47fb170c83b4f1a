import type { FieldFault } from '@brazda/contract/errors.ts';
import { readSpreadsheet } from '#server/files/spreadsheet/read-spreadsheet.ts';
import { SpreadsheetError, spreadsheetLimits } from '#server/files/spreadsheet/spreadsheet-limits.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';

/** A table of what a farm has in a catalogue for itself: what its columns are, and how a row of it is read. */
export interface CatalogueTable<K extends string, T extends { readonly name: string }> {
  /** What codes of its faults begin with. */
  readonly faults: 'cropFile' | 'materialFile';
  columnsOf(head: readonly string[]): ReadonlyMap<K, number>;
  /** What a row says, and the columns that cannot be taken over, each with what is wrong. */
  readRow(cell: CellOf<K>): { readonly item: T; readonly wrong: [K, string][] };
  /** Of a row that says more of an item before it, the columns that cannot be taken over; undefined where it is none of those. */
  readPart?(cell: CellOf<K>): [K, string][] | undefined;
}

/** What stands in a column; empty where nothing does, undefined where the table has no such column. */
export type CellOf<K extends string> = (column: K) => string | undefined;

export interface ReadTable<T> {
  readonly items: readonly T[];
  /** By `rows.<number>.<column>`, or `file` where it cannot be read at all. */
  readonly faults: readonly FieldFault[];
}

/** How the two kinds of catalogue are called in files; the same in all languages, so that programs know them. */
export const publicMark = 'PUBLIC';

/** What a table says of a farm's own; what is of the catalogue, which exports list too, is passed over. */
export async function readCatalogueTable<K extends string, T extends { readonly name: string }>(
  bytes: Uint8Array,
  table: CatalogueTable<K | 'name' | 'type', T>,
): Promise<ReadTable<T>> {
  const rows = await readSpreadsheet(bytes).catch((error: unknown) => {
    if (error instanceof SpreadsheetError) return error;
    throw error;
  });
  if (rows instanceof SpreadsheetError) return refused(table.faults, rows.fault);
  const [head, ...body] = rows;
  const columns = table.columnsOf(head?.cells ?? []);
  if (!columns.has('name')) return refused(table.faults, 'noNames');
  if (body.length === 0) return refused(table.faults, 'empty');
  if (body.length > spreadsheetLimits.rows) return refused(table.faults, 'tooManyRows');
  return readRows(body, columns, table);
}

function refused<T>(faults: string, code: string): ReadTable<T> {
  return { items: [], faults: [{ path: 'file', code: `${faults}.${code}`, detail: { rows: spreadsheetLimits.rows } }] };
}

function readRows<K extends string, T extends { readonly name: string }>(
  rows: readonly SpreadsheetRow[],
  columns: ReadonlyMap<K | 'name' | 'type', number>,
  table: CatalogueTable<K | 'name' | 'type', T>,
): ReadTable<T> {
  const items: T[] = [];
  const faults: FieldFault[] = [];
  const names = new Set<string>();
  for (const { number, cells } of rows) {
    const cell: CellOf<K | 'name' | 'type'> = (key) => {
      const at = columns.get(key);
      return at === undefined ? undefined : (cells[at] ?? '');
    };
    if (cell('type')?.toUpperCase() === publicMark) continue;
    const told = (wrong: readonly (readonly [K | 'name' | 'type', string])[]): FieldFault[] =>
      wrong.map(([key, code]) => faultOf(table.faults, { row: number, key, code, value: cell(key) ?? '' }));
    const wrongOfPart = table.readPart?.(cell);
    if (wrongOfPart) {
      faults.push(...told(wrongOfPart));
      continue;
    }
    const { item, wrong } = table.readRow(cell);
    const lowered = item.name.toLowerCase();
    faults.push(...told(names.has(lowered) ? [...wrong, ['name', 'twice'] as const] : wrong));
    names.add(lowered);
    items.push(item);
  }
  return { items, faults };
}

const longestTold = 60;

function faultOf(
  faults: string,
  { row, key, code, value }: { row: number; key: string; code: string; value: string },
): FieldFault {
  const detail = { row, value: value.slice(0, longestTold) };
  return { path: `rows.${row}.${key}`, code: `${faults}.${key}.${code}`, detail };
}
