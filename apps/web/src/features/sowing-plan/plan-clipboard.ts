import type { PlanChoice, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { entriesOf, wholeCrop, type PlanEdit } from './plan-edits.ts';
import { numbersBetween, type GridRange } from './grid-range.ts';

/** What stands in the rows and columns of the grid. */
export interface GridContent {
  readonly parcels: readonly PlannedParcel[];
  readonly seasonIds: readonly number[];
}

/** Cells as spreadsheets exchange them: tabs between columns, lines between rows; parts of a parcel with a plus. */
export function tableText(
  { parcels, seasonIds }: GridContent,
  range: GridRange,
  nameOf: (cropId: number) => string,
): string {
  const cell = (row: number, column: number): string => {
    const [parcel, seasonId] = [parcels[row], seasonIds[column]];
    if (!parcel || seasonId === undefined) return '';
    return entriesOf(parcel, seasonId)
      .map(({ cropId }) => nameOf(cropId))
      .join(' + ');
  };
  const columns = numbersBetween(range.from.column, range.to.column);
  const rows = numbersBetween(range.from.row, range.to.row);
  return rows.map((row) => columns.map((column) => cell(row, column)).join('\t')).join('\r\n');
}

export interface PastedCrops {
  readonly edits: readonly PlanEdit[];
  /** What was pasted and is the name of no crop. */
  readonly unknown: readonly string[];
  /** Where it came to lie. */
  readonly range: GridRange;
}

/** What a pasted table means; one cell fills all that is chosen, a larger table begins at its upper left. */
export function pastedCrops(
  text: string,
  { parcels, seasonIds }: GridContent,
  chosen: GridRange,
  crops: readonly PlanChoice[],
  nameOf: (crop: PlanChoice) => string,
): PastedCrops {
  const table = cellsOfTable(text);
  const range = pastedRange(table, chosen, parcels.length, seasonIds.length);
  const byName = new Map(crops.filter(({ isRetired }) => !isRetired).map((crop) => [foldText(nameOf(crop)), crop.id]));
  const edits: PlanEdit[] = [];
  const unknown = new Set<string>();
  for (const row of numbersBetween(range.from.row, range.to.row)) {
    for (const column of numbersBetween(range.from.column, range.to.column)) {
      const line = table[(row - range.from.row) % table.length] ?? [];
      const word = (line[(column - range.from.column) % line.length] ?? '').trim();
      const [parcel, seasonId] = [parcels[row], seasonIds[column]];
      if (!parcel || seasonId === undefined) continue;
      const cropId = word === '' ? null : byName.get(foldText(word));
      if (cropId === undefined) unknown.add(word);
      else edits.push(wholeCrop({ parcelId: parcel.id, seasonId }, cropId));
    }
  }
  return { edits, unknown: [...unknown], range };
}

/** Cells of a table; what stands in quotes may hold tabs, lines and quotes that are doubled. */
function cellsOfTable(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  // Spreadsheets end the last line too.
  const last = lines.at(-1);
  if (lines.length > 1 && last?.every((cell) => cell === '')) lines.pop();
  return lines;
}

function pastedRange(table: readonly string[][], chosen: GridRange, rows: number, columns: number): GridRange {
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
