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
  for (const table of tables) await countAnew({ kysely, kind }, sql`${sql.id(...table.split('.'))}`);
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
