import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openInMemory } from './open-embedded.ts';

/** A column of a table whose changes are kept, as they are kept. */
export interface RecordedColumn {
  /** As `core.change` names it. */
  readonly record: string;
  readonly column: string;
  /** What the database lets it be, where a constraint lists that; null where there is none. */
  readonly values: readonly string[] | null;
}

/** Migrates a fresh database and reads of which tables changes are kept, and of which of their columns. */
export async function readRecordedColumns(): Promise<RecordedColumn[]> {
  const database = await openInMemory({ code: true, rows: true });
  try {
    await migrate(database);
    const { rows } = await sql<RecordedColumn>`
      with recorded as (
        select t.tgrelid as id, string_to_array(encode(t.tgargs, 'escape'), ${'\\000'}) as arguments
        from pg_trigger t where t.tgname = 'record_inserted'
      )
      select n.nspname || '.' || c.relname as record, a.attname::text as column, (
        select array_agg(listed.value[1] order by listed.place)
        from pg_constraint k,
          regexp_matches(pg_get_constraintdef(k.oid), ${"'([^']*)'::text"}, 'g') with ordinality as listed (value, place)
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ ${String.raw`= ANY \(ARRAY\[`}) as values
      from recorded r
      join pg_class c on c.oid = r.id
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = r.id and a.attnum > 0 and not a.attisdropped
      where a.attname <> all (r.arguments[3:])
      order by record, a.attnum`.execute(database.kysely);
    return rows;
  } finally {
    await database.close();
  }
}
