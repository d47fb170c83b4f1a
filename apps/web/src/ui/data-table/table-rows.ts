import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';

/** The rows of a table, of which only those are known that somebody has come near to. */
export interface TableRows<R> {
  /** How many there are in all; undefined as long as it is not known. */
  readonly total: number | undefined;
  /** Undefined while it is on its way. */
  readonly at: (index: number) => R | undefined;
  /** Told which rows are in sight. */
  readonly look: (first: number, last: number) => void;
}

export interface RowOrder {
  readonly column: string;
  readonly direction: SortDirection;
}

/** How the rows come to stand by a press on a column: the other way round where they stand by it already. */
export function pressed(order: RowOrder, column: string): RowOrder {
  const isSame = order.column === column;
  return { column, direction: isSame && order.direction === 'asc' ? 'desc' : 'asc' };
}
