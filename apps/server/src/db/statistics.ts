import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

const hourMilliseconds = 3_600_000;

/** PostgreSQL counts anew by itself where a tenth of a table has changed, but only after a minute, and PGlite never. */
const noticeableShare = 0.1;
/** A fifth of the usual: six thousand rows are looked at. */
const smallSample = 20;

/**
 * ANALYZE: lets the database count anew what lies in some tables, where the first of them has just grown noticeably: without
 * it a query over a whole new farm takes up to seventy times as long. Outside of a transaction.
 */
export async function refreshStatistics(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  tables: readonly [string, ...string[]],
  added: number,
): Promise<void> {
  const { rows } = await sql<{ known: number }>`
    select reltuples::float8 as known from pg_class where oid = ${tables[0]}::regclass`.execute(kysely);
  if (added < (rows[0]?.known ?? 0) * noticeableShare) return;
  for (const table of tables) await countAnew({ kysely, kind }, await countedPart(kysely, table));
}

/**
 * A table, of one with outlines all columns but them. To count outlines each of them has to be unpacked, which takes longer
 * than all the rest, and what is asked of them is asked of a farm first: that can wait for PostgreSQL's own time. Only a
 * table that is counted whole has what its indexes reckon counted too.
 */
async function countedPart(kysely: Database['kysely'], table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string; isOutline: boolean }>`
    select a.attname as name, t.typname = 'geometry' as "isOutline"
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(kysely);
  const counted = rows.filter(({ isOutline }) => !isOutline).map(({ name }) => sql.id(name));
  const whole = sql.id(...table.split('.'));
  return counted.length === rows.length ? whole : sql`${whole} (${sql.join(counted)})`;
}

/** The embedded database answers nobody meanwhile, and what few farms it has is known from a smaller sample. */
function countAnew({ kysely, kind }: Pick<Database, 'kysely' | 'kind'>, table: RawBuilder<unknown>): Promise<unknown> {
  if (kind === 'postgres') return sql`analyze ${table}`.execute(kysely);
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local default_statistics_target = ${sql.lit(smallSample)}`.execute(transaction);
    await sql`analyze ${table}`.execute(transaction);
  });
}

/** VACUUM: does every hour for the embedded database what PostgreSQL does by itself: counts anew and gives room free again. */
export function vacuumHourly({ kind, kysely }: Database, onError: (error: unknown) => void): () => void {
  if (kind === 'postgres') return () => undefined;
  const timer = setInterval(() => {
    sql`vacuum (analyze)`.execute(kysely).catch(onError);
  }, hourMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
