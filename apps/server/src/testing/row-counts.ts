import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * How many rows each table of the product has, to see that something kept nothing. Only on a database of the test's own:
 * on the shared one, work that other tests left goes on.
 */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(database.kysely);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(name)}`.execute(
      database.kysely,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
