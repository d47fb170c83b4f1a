/** How wide a column is for its longest code, number or word, for the longest word of its title as well, and for all that stands in it. */
export interface ColumnWidths {
  readonly cell: number;
  readonly word: number;
  readonly whole: number;
}

/** Of cells; longer ones may be broken anywhere. */
export const longestWord = 14;

/**
 * Shares out the width of a page among columns, all in the same measure. Where there is not room for everything, texts are broken
 * between words first, then words of titles, and codes, numbers and days of cells only where there is no other way.
 */
export function shareWidth(columns: readonly ColumnWidths[], room: number): number[] {
  for (const [least, wished] of steps) {
    const given = sumOf(columns, least);
    const wanted = sumOf(columns, wished) - given;
    if (given > room) continue;
    const part = wanted === 0 ? 1 : Math.min(1, (room - given) / wanted);
    const widths = columns.map((column) => column[least] + part * (column[wished] - column[least]));
    return stretched(widths, room);
  }
  return stretched(
    columns.map(({ cell }) => cell),
    room,
  );
}

const steps = [
  ['word', 'whole'],
  ['cell', 'word'],
] as const;

function sumOf(columns: readonly ColumnWidths[], key: keyof ColumnWidths): number {
  return columns.reduce((sum, column) => sum + column[key], 0);
}

function stretched(widths: readonly number[], room: number): number[] {
  const all = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => (width / all) * room);
}
