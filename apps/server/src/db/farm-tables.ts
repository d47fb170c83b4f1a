import type {
  DeleteQueryBuilder,
  DeleteResult,
  SelectQueryBuilder,
  Transaction,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Tables } from './tables.generated.ts';

/** Tables whose rows belong to farms, and the farms themselves. */
export type FarmTable =
  'core.farm' | { [N in keyof Tables]: 'farmId' extends keyof Tables[N] ? N : never }[keyof Tables];

type CommonTables = Omit<Tables, FarmTable>;

/** The column that says whose a row is. */
export function farmColumn(table: FarmTable): string {
  return table === 'core.farm' ? 'core.farm.id' : `${table}.farmId`;
}

/** Rows of farms, of those only that the transaction is about: the first lock between farms, which nobody can forget. */
export interface FarmRows {
  selectFrom<T extends FarmTable>(table: T): SelectQueryBuilder<Tables, T, object>;
}

/** The same for what changes them. What is added needs no condition: row-level security lets it go to no other farm. */
export interface ChangingFarmRows extends FarmRows {
  updateTable<T extends FarmTable>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteFrom<T extends FarmTable>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>;
}

/** What reads beside that: the tables that belong to no farm, and statements in SQL, which say `ofFarms(…)`. */
export type ReadingBuilder = Pick<Transaction<CommonTables>, 'selectFrom'> &
  Pick<Transaction<Tables>, 'selectNoFrom' | 'getExecutor'>;

export type ChangingBuilder = ReadingBuilder &
  Pick<Transaction<CommonTables>, 'updateTable' | 'deleteFrom'> &
  Pick<Transaction<Tables>, 'insertInto' | 'with'>;
