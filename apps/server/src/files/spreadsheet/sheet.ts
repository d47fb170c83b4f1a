/** What a column holds: days are calendar days, YYYY-MM-DD; times are what local clocks show, YYYY-MM-DD HH:MM:SS. */
export interface SheetColumn {
  readonly title: string;
  readonly kind: 'text' | 'number' | 'date' | 'time';
  /** Of numbers, how many are shown. */
  readonly decimals?: number;
}

/** Null is an empty cell. */
export type SheetCell = string | number | null;

/** One that should hold something and does not is marked. */
export type MarkedCell = SheetCell | { readonly isMissing: true };

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Rows are taken as they are written: none is held longer than that. */
  readonly rows: AsyncIterable<readonly MarkedCell[]> | Iterable<readonly MarkedCell[]>;
}
