import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A table that holds rows of farms, and the column that says whose they are. */
export interface FarmTable {
  readonly name: string;
  readonly column: string;
}

/** Every table of every module that belongs to farms, as the catalogue of the database has them. */
export async function farmTables(database: Database): Promise<FarmTable[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'farm_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)'
    order by 1`.execute(database.kysely);
  return [...rows.map(({ name }) => ({ name, column: 'farm_id' })), { name: 'core.farm', column: 'id' }];
}

/** How many rows a farm has in each table, and a checksum of all that they say. */
export async function farmRows(
  database: Database,
  farmId: number,
): Promise<Record<string, { count: number; checksum: string | null }>> {
  const found: Record<string, { count: number; checksum: string | null }> = {};
  for (const { name, column } of await farmTables(database)) {
    const { rows } = await sql<{ count: number; checksum: string | null }>`
      select count(*)::int as count, md5(string_agg(md5(t::text), ',' order by t::text)) as checksum
      from ${sql.raw(name)} t where ${sql.raw(column)} = ${farmId}`.execute(database.kysely);
    found[name] = rows[0] ?? { count: 0, checksum: null };
  }
  return found;
}

/** How many rows a farm has in a table. */
export async function rowsOf({ kysely }: Database, table: string, farmId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.raw(table)} where farm_id = ${farmId}`.execute(kysely);
  return rows[0]?.count ?? 0;
}
