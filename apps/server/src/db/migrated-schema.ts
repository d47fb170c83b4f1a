import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openInMemory } from './open-embedded.ts';

export interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isFilled: boolean;
  /** What it may be, where a constraint lists that; null where there is none. */
  readonly values: readonly string[] | null;
}

/** A table whose changes are kept (`core.record_changes`). */
export interface KeptTable {
  /** As `core.change` names it. */
  readonly record: string;
  /** Columns that are not kept with them. */
  readonly without: readonly string[];
}

export interface MigratedSchema {
  /** Of all tables, in their order. */
  readonly columns: readonly Column[];
  readonly keptTables: readonly KeptTable[];
}

let reading: Promise<MigratedSchema> | undefined;

/** What all migrations come to, read once from a fresh database. */
export function migratedSchema(): Promise<MigratedSchema> {
  reading ??= readSchema();
  return reading;
}

async function readSchema(): Promise<MigratedSchema> {
  const database = await openInMemory({ code: true, rows: true });
  try {
    await migrate(database);
    return { columns: await readColumns(database), keptTables: await readKeptTables(database) };
  } finally {
    await database.close();
  }
}

/** As the database writes `check (state in ('RUNNING', 'DONE'))`: the column is one of some texts, and nothing else. */
const listOfValues = String.raw`^CHECK \(\(\w+ = ANY \(ARRAY\[('[^']*'::text(, )?)+\]\)\)\)$`;

async function readColumns({ kysely }: Database): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'values'> & { readonly listed: string | null }>`
    select table_schema as schema, table_name as table, column_name as column, udt_name as type,
      is_nullable = 'YES' as is_nullable,
      (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as is_filled,
      (select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = format('%I.%I', table_schema, table_name)::regclass and c.contype = 'c'
          and c.conkey = array[ordinal_position::int2] and pg_get_constraintdef(c.oid) ~ ${listOfValues}) as listed
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('public', 'pg_catalog', 'information_schema')
    order by table_schema, table_name, ordinal_position`.execute(kysely);
  return rows.map(({ listed, ...column }) => ({ ...column, values: listed === null ? null : textsIn(listed) }));
}

function textsIn(constraint: string): string[] {
  return [...constraint.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}

async function readKeptTables({ kysely }: Database): Promise<KeptTable[]> {
  const { rows } = await sql<KeptTable>`
    select n.nspname || '.' || c.relname as record,
      coalesce((string_to_array(encode(t.tgargs, 'escape'), ${'\\000'}))[3:], '{}') as without
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where t.tgname = 'record_inserted' order by record`.execute(kysely);
  return rows;
}
