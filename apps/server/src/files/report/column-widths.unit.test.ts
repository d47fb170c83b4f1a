import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareWidth, type ColumnWidths } from './column-widths.ts';

const someColumn = fc
  .tuple(
    fc.double({ min: 1, max: 15, noNaN: true }),
    fc.double({ min: 0, max: 10, noNaN: true }),
    fc.double({ min: 0, max: 10, noNaN: true }),
  )
  .map(([cell, more, most]): ColumnWidths => ({ cell, word: cell + more, whole: cell + more + most }));
const someColumns = fc.array(someColumn, { minLength: 1, maxLength: 30 });

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

describe('The width of a page', () => {
  it('is shared out whole', () => {
    fc.assert(
      fc.property(someColumns, fc.double({ min: 1, max: 500, noNaN: true }), (columns, room) => {
        expect(sumOf(shareWidth(columns, room))).toBeCloseTo(room, 6);
      }),
    );
  });

  it('leaves numbers and codes whole as long as there is room for them, and words of titles as long as there is for those', () => {
    fc.assert(
      fc.property(someColumns, fc.double({ min: 0, max: 2, noNaN: true }), (columns, more) => {
        for (const key of ['cell', 'word', 'whole'] as const) {
          const room = sumOf(columns.map((column) => column[key])) * (1 + more);
          for (const [at, width] of shareWidth(columns, room).entries()) {
            expect(width).toBeGreaterThan((columns[at]?.[key] ?? NaN) - 1e-6);
          }
        }
      }),
    );
  });
});
