import type { PlanChoice, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { numbersBetween, type GridRange } from './grid-range.ts';
import { cellsOfTable, headOf, rowsByName, tableOfCells, type TableHead } from './pasted-table.ts';
import { cellText, cropsByName, saidIn, type CellWords, type CropsByName } from './plan-cell-text.ts';
import { cellEdits, entriesOf, hasRoom, type PlanEdit, type SaidCrop } from './plan-edits.ts';

/** What stands in the rows and columns of the grid. */
export interface GridContent {
  readonly parcels: readonly PlannedParcel[];
  readonly seasonIds: readonly number[];
}

/** Cells as spreadsheets exchange them: tabs between columns, lines between rows. */
export function tableText(
  { parcels, seasonIds }: GridContent,
  range: GridRange,
  nameOf: (cropId: number) => string,
  words: CellWords,
): string {
  const cell = (row: number, column: number): string => {
    const [parcel, seasonId] = [parcels[row], seasonIds[column]];
    if (!parcel || seasonId === undefined) return '';
    return cellText([...entriesOf(parcel, seasonId), ...entriesOf(parcel, seasonId, 'CATCH_CROP')], nameOf, words);
  };
  const columns = numbersBetween(range.from.column, range.to.column);
  const rows = numbersBetween(range.from.row, range.to.row);
  return tableOfCells(rows.map((row) => columns.map((column) => cell(row, column))));
}

export interface PastedCrops {
  readonly edits: readonly PlanEdit[];
  /** What was pasted and is the name of no crop, or an area that nobody can read. */
  readonly unknown: readonly string[];
  /** Parcels on which the parts have no room. */
  readonly tooSmall: readonly string[];
  /** Parcels that the table names and the grid does not show. */
  readonly notShown: readonly string[];
  /** Where it came to lie. */
  readonly range: GridRange;
}

/** A cell of the grid, and what was pasted for it: undefined where it says what nobody knows. */
interface PastedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly said: readonly SaidCrop[] | undefined;
}

interface Laid {
  readonly cells: readonly PastedCell[];
  readonly range: GridRange;
  readonly notShown: readonly string[];
}

/**
 * What a pasted table means. One cell fills all that is chosen, a larger table begins at its upper left; one that names
 * seasons in its first line, as our spreadsheets do, lies by these, and by the names of its parcels.
 */
export function pastedCrops(
  text: string,
  content: GridContent,
  chosen: GridRange,
  choices: readonly PlanChoice[],
  words: CellWords,
): PastedCrops {
  const table = cellsOfTable(text);
  const crops = cropsByName(choices, words);
  const head = headOf(table);
  const laid = head
    ? laidByHead(table.slice(1), head, { content, chosen, crops, words })
    : laidByPlace(table, { content, chosen, crops, words });
  const edits: PlanEdit[] = [];
  const [unknown, tooSmall] = [new Set<string>(), new Set<string>()];
  for (const { row, column, text: pasted, said } of laid.cells) {
    const [parcel, seasonId] = [content.parcels[row], content.seasonIds[column]];
    if (!parcel || seasonId === undefined) continue;
    if (!said) unknown.add(pasted);
    else if (!hasRoom(parcel, said)) tooSmall.add(parcel.localName);
    else edits.push(...cellEdits(parcel, seasonId, said));
  }
  return { edits, unknown: [...unknown], tooSmall: [...tooSmall], notShown: laid.notShown, range: laid.range };
}

interface Laying {
  readonly content: GridContent;
  readonly chosen: GridRange;
  readonly crops: CropsByName;
  readonly words: CellWords;
}

type Table = readonly (readonly string[])[];

function laidByPlace(table: Table, { content: { parcels, seasonIds }, chosen, crops, words }: Laying): Laid {
  const range = pastedRange(table, chosen, parcels.length, seasonIds.length);
  const cells: PastedCell[] = [];
  for (const row of numbersBetween(range.from.row, range.to.row)) {
    for (const column of numbersBetween(range.from.column, range.to.column)) {
      const line = table[(row - range.from.row) % table.length] ?? [];
      const text = (line[(column - range.from.column) % line.length] ?? '').trim();
      cells.push({ row, column, text, said: saidIn(text, crops, words) });
    }
  }
  return { cells, range, notShown: [] };
}

function laidByHead(lines: Table, head: TableHead, laying: Laying): Laid {
  const { content, chosen } = laying;
  const rowOf = rowsByName(content.parcels);
  const first = Math.min(chosen.from.row, chosen.to.row);
  const cells: PastedCell[] = [];
  const notShown = new Set<string>();
  for (const [at, line] of lines.entries()) {
    const ofParcel = line.slice(0, Math.min(head.ofParcel, columnsOfName));
    const row = ofParcel.length > 0 ? rowOf(ofParcel) : first + at;
    if (row === undefined) notShown.add(line[0] ?? '');
    else if (row < content.parcels.length) cells.push(...cellsOfLine(line, row, head, laying));
  }
  return { cells, range: cells.length > 0 ? around(cells) : chosen, notShown: [...notShown].filter(Boolean) };
}

/** Those of the name and of the block. */
const columnsOfName = 2;

/** A cell of the grid for each season, of its column and of that of its catch crops. */
function cellsOfLine(line: readonly string[], row: number, head: TableHead, laying: Laying): PastedCell[] {
  const { content, crops, words } = laying;
  const cells = new Map<number, PastedCell>();
  for (const { at, seasonId, role } of head.seasons) {
    const column = content.seasonIds.indexOf(seasonId);
    if (column < 0) continue;
    const text = (line[at] ?? '').trim();
    const said = saidIn(text, crops, words, role);
    const before = cells.get(column);
    if (before && !before.said) continue;
    cells.set(column, { row, column, text, said: said && [...(before?.said ?? []), ...said] });
  }
  return [...cells.values()];
}

function around(cells: readonly PastedCell[]): GridRange {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  return {
    from: { row: Math.min(...rows), column: Math.min(...columns) },
    to: { row: Math.max(...rows), column: Math.max(...columns) },
  };
}

function pastedRange(table: Table, chosen: GridRange, rows: number, columns: number): GridRange {
  const first = {
    row: Math.min(chosen.from.row, chosen.to.row),
    column: Math.min(chosen.from.column, chosen.to.column),
  };
  const width = Math.max(1, ...table.map((line) => line.length));
  const chosenRows = Math.abs(chosen.from.row - chosen.to.row) + 1;
  const chosenColumns = Math.abs(chosen.from.column - chosen.to.column) + 1;
  const fills = table.length === 1 && width === 1;
  const last = {
    row: Math.min(rows, first.row + (fills ? chosenRows : table.length)) - 1,
    column: Math.min(columns, first.column + (fills ? chosenColumns : width)) - 1,
  };
  return { from: first, to: last };
}
