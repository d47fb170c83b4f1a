import { sql } from 'kysely';
import { keptTables } from '../backup/kept-tables.ts';
import type { Database } from '../db/database.ts';

/** What is another in each cluster, or on purpose after a backup was restored. */
const leftOut = new Set(['core.outbox.transaction_id', 'agroevidence.farm_map.revision']);

/** Every row of every table of the product as text, computed columns too; the same for databases that hold the same. */
export async function wholeTables({ kysely }: Database): Promise<Record<string, string[]>> {
  const tables = await kysely.transaction().execute(keptTables);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows: columns } = await sql<{ name: string }>`
      select quote_ident(attname) as name from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(kysely);
    const compared = columns.map((column) => column.name).filter((column) => !leftOut.has(`${name}.${column}`));
    const { rows } = await sql<{ line: string }>`
      select row(${sql.raw(compared.join(', '))})::text as line from ${sql.raw(name)} order by 1`.execute(kysely);
    found[name] = rows.map(({ line }) => line);
  }
  return found;
}
