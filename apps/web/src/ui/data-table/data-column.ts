import type { ReactNode } from 'react';

/** A column of a table of records. */
export interface DataColumn<R> {
  /** Also the name by which the list is sorted, where it can be. */
  readonly key: string;
  readonly label: string;
  /** Pixels; what is left of a wide screen goes to the columns that grow. */
  readonly width: number;
  readonly grows?: true;
  readonly isNumber?: true;
  readonly isSorted?: true;
  /** Put away until somebody wants it. */
  readonly isExtra?: true;
  /** Where a card of a phone says it; not at all where this is left out. */
  readonly onCard?: 'side' | 'below' | 'last';
  readonly cell: (row: R) => ReactNode;
}

/** The first column names the row: it stays where it is, and is seen while the others are scrolled. */
export type DataColumns<R> = readonly [DataColumn<R>, ...DataColumn<R>[]];

/** Which columns are shown, in their order, by their keys; the first is always and is not among them. */
export type ColumnOrder = readonly string[];

export function usualOrder<R>([, ...others]: DataColumns<R>): ColumnOrder {
  return others.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
}

/** What is kept may be of an older version, with columns that are no more: these are left out. */
export function columnsIn<R>(all: DataColumns<R>, order: ColumnOrder): DataColumns<R> {
  const [first, ...others] = all;
  return [first, ...order.flatMap((key) => others.find((column) => column.key === key) ?? [])];
}

/** Moves a column one place to the left or to the right. */
export function moved(order: ColumnOrder, key: string, by: -1 | 1): ColumnOrder {
  const from = order.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  const next = order.filter((other) => other !== key);
  return next.toSpliced(to, 0, key);
}
