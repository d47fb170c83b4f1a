import { textOf } from './cell-values.ts';
import type { LandProblem } from './land-problems.ts';
import type { CellValue } from './source-layer.ts';

/** A letter that some program could not write is a "?" or U+FFFD inside a word; nobody can bring it back. */
const LOST = /\p{L}[?\uFFFD]\p{L}|\uFFFD/u;

/** One warning for each column in which letters were lost before the file came to us. */
export function findLostLetters(rows: readonly (readonly CellValue[])[], columns: readonly string[]): LandProblem[] {
  const lost = new Map<number, { count: number; example: string }>();
  for (const cells of rows) {
    for (const [index, cell] of cells.entries()) {
      if (typeof cell !== 'string' || !LOST.test(cell)) continue;
      const known = lost.get(index);
      if (known) known.count++;
      else lost.set(index, { count: 1, example: (textOf(cell) ?? '').slice(0, 80) });
    }
  }
  return Array.from(lost, ([index, { count, example }]) => ({
    code: 'landFile.lettersLost',
    severity: 'WARNING',
    row: null,
    parcel: null,
    detail: { column: columns[index] ?? '', count, example },
  }));
}
