import type { Language } from '@brazda/contract/shapes.ts';
import type { FarmTransaction } from '../db/farm-scope.ts';

/** What a value of a column stands for, by a number or a code. */
export type NamedValue = number | string;

/** Finds how values of a column are called in a language; those that nothing is known of are left out. */
export type NameValues = (
  tx: FarmTransaction,
  values: readonly NamedValue[],
  language: Language,
) => Promise<ReadonlyMap<NamedValue, string>>;

/** What a module says of a table whose changes are kept (`core.record_changes`): how the history tells its columns. */
export interface RecordedTable {
  /** As `core.change` names it: `agroevidence.parcel`. */
  readonly record: string;
  /** Columns that say nothing to people: keys, orders, and what follows from the rest. */
  readonly unsaid: readonly string[];
  /** Columns whose values stand for what only the module knows by name. */
  readonly named?: Readonly<Record<string, NameValues>>;
}

/** What every table has for itself, and nobody else. */
const unsaidOfAll: readonly string[] = ['farm_id', 'id', 'version'];

/** Whether the history tells a column of a table; of one that its module says nothing of, all but what every table has. */
export function isTold(table: Pick<RecordedTable, 'unsaid'> | undefined, column: string): boolean {
  return !unsaidOfAll.includes(column) && !table?.unsaid.includes(column);
}

/** What all modules say, by the record. */
export function allRecordedTables(
  ofModules: readonly (readonly RecordedTable[] | undefined)[],
): ReadonlyMap<string, RecordedTable> {
  return new Map(ofModules.flatMap((tables) => tables ?? []).map((table) => [table.record, table]));
}
