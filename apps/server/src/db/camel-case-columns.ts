import { CamelCasePlugin } from 'kysely';

class CamelCaseColumns extends CamelCasePlugin {
  /** What a column is called in rows. */
  readonly nameOf = (column: string): string => this.camelCase(column);
}

/** Columns are named as SQL has them, and rows as the code has them; the same for both databases. */
export const camelCase = new CamelCaseColumns({ maintainNestedObjectKeys: true });
