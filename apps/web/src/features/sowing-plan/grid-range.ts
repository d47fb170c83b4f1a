/** A cell of the grid by its place: which row, and which season. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is chosen: from one corner to the other, which is where the keyboard is. */
export interface GridRange {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const rowsPerPage = 10;

export function oneCell(place: CellPlace): GridRange {
  return { from: place, to: place };
}

export function isInRange({ from, to }: GridRange, row: number, column: number): boolean {
  return isBetween(row, from.row, to.row) && isBetween(column, from.column, to.column);
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other);
}

/** All cells of a range, row by row. */
export function cellsOf({ from, to }: GridRange): CellPlace[] {
  const rows = numbersBetween(from.row, to.row);
  const columns = numbersBetween(from.column, to.column);
  return rows.flatMap((row) => columns.map((column) => ({ row, column })));
}

export function numbersBetween(one: number, other: number): number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => first + at);
}

export function withinGrid({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads from a cell; undefined for keys that lead nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: CellPlace,
  size: GridSize,
): CellPlace | undefined {
  const toEnd = ctrlKey || metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: toEnd ? 0 : row - 1, column },
    ArrowDown: { row: toEnd ? last.row : row + 1, column },
    ArrowLeft: { row, column: toEnd ? 0 : column - 1 },
    ArrowRight: { row, column: toEnd ? last.column : column + 1 },
    Home: { row: toEnd ? 0 : row, column: 0 },
    End: { row: toEnd ? last.row : row, column: last.column },
    PageUp: { row: row - rowsPerPage, column },
    PageDown: { row: row + rowsPerPage, column },
  };
  const place = moves[key];
  return place && withinGrid(place, size);
}
