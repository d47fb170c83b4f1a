import { foldText } from '@brazda/domain/fold-text.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import type { PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { SaidCrop } from './plan-edits.ts';

type CropRole = SaidCrop['role'];

/** Cells of a table as spreadsheets exchange them; what stands in quotes may hold tabs, lines and quotes that are doubled. */
export function cellsOfTable(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  // Spreadsheets end the last line too.
  if (lines.length > 1 && isBlank(lines.at(-1))) lines.pop();
  return lines;
}

/** The other way round. */
export function tableOfCells(lines: readonly (readonly string[])[]): string {
  const ended = lines.length > 1 && isBlank(lines.at(-1)) ? [...lines, []] : lines;
  return ended.map((cells) => cells.map(quotedCell).join('\t')).join('\r\n');
}

function isBlank(line: readonly string[] = []): boolean {
  return line.length === 1 && line[0] === '';
}

function quotedCell(cell: string): string {
  return /^"|[\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A column of a table that says for which season it is. */
export interface TitledColumn {
  readonly at: number;
  readonly seasonId: number;
  readonly role: CropRole;
}

/** What the first line of our own spreadsheets says: the columns of seasons, and how many of parcels stand before them. */
export interface TableHead {
  readonly seasons: readonly TitledColumn[];
  readonly ofParcel: number;
}

/** Undefined where the first line names no season. */
export function headOf([titles = []]: readonly (readonly string[])[]): TableHead | undefined {
  const seasons = titles.flatMap((title, at) => titledColumn(title.trim(), at) ?? []);
  const [first] = seasons;
  return first && { seasons, ofParcel: first.at };
}

/** Catch crops stand in a column of their own, titled by the season and what they are. */
const seasonTitle = /^(\d{4})\/\d{2}(\s*[–-]\s*\S.*)?$/;

function titledColumn(title: string, at: number): TitledColumn | undefined {
  const [, year = '', caught] = seasonTitle.exec(title) ?? [];
  const seasonId = Number(year);
  if (!title.startsWith(seasonLabel(seasonId)) || year === '') return undefined;
  return { at, seasonId, role: caught === undefined ? 'MAIN' : 'CATCH_CROP' };
}

/**
 * The row of the grid that a line is about, by the name of its parcel and its block; undefined where none is shown. Of
 * parcels that are called the same each is found once, in their order.
 */
export function rowsByName(parcels: readonly PlannedParcel[]): (line: readonly string[]) => number | undefined {
  const rows = new Map<string, number[]>();
  for (const [row, { localName, blockNumber }] of parcels.entries()) {
    for (const key of [nameKey(localName), nameKey(localName, blockNumber ?? '')]) {
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  const taken = new Set<number>();
  return ([name = '', block]) => {
    const row = rows.get(nameKey(name, block))?.find((each) => !taken.has(each));
    if (row !== undefined) taken.add(row);
    return row;
  };
}

function nameKey(name: string, block?: string): string {
  return block === undefined ? foldText(name) : `${foldText(name)}\n${foldText(block)}`;
}
