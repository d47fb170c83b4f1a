import { sql, type RawBuilder } from 'kysely';

/** Whether what a column says is among some; whatever it says where none are named. */
export function isAmong(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<boolean> {
  return values && values.length > 0 ? sql<boolean>`${column} = any(${[...values]}::text[])` : sql<boolean>`true`;
}
