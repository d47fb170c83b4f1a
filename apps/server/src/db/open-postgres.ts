import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { DatabaseUnusable, type Database, type Locks } from './database.ts';
import { readScoped } from './postgres-reading.ts';
import { createStatementNames, sparingPool, type StatementNames } from './sparing-pool.ts';
import type { Tables } from './tables.generated.ts';
import { valueParsers } from './types.ts';

const oldestVersion = 150_000;

/** Opens PostgreSQL; says in plain words why it cannot be used. Throws DatabaseUnusable. */
export async function openPostgres(url: string, connections: number, locks: Locks): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 120_000,
    types: {
      getTypeParser: (oid, format) =>
        valueParsers[oid] ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    },
  });
  pool.on('error', () => undefined);
  try {
    await requirePostgis(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const nameOf = createStatementNames();
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: sparingPool(pool, nameOf) }),
    plugins: [camelCase],
  });
  return {
    kind: 'postgres',
    kysely,
    locks,
    read: (statement, farmIds) => (farmIds ? readFor(pool, nameOf, statement, farmIds) : readAll(kysely, statement)),
    changes: () => undefined,
    close: () => kysely.destroy(),
  };
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

async function readAll<R>(kysely: Kysely<Tables>, statement: CompiledQuery<R>): Promise<R[]> {
  return (await kysely.executeQuery(statement)).rows;
}

async function readFor<R>(
  pool: pg.Pool,
  nameOf: StatementNames,
  { sql: text, parameters: values, queryId }: CompiledQuery<R>,
  farmIds: readonly number[],
): Promise<R[]> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const scope = { role: 'brazda_farm', farmIds: `{${farmIds.join(',')}}` };
    const result = await readScoped(client, { ...scope, text, values, name: nameOf(text) });
    isWhole = true;
    return (await camelCase.transformResult({ queryId, result })).rows as R[];
  } finally {
    // What a connection has prepared is uncertain after an error.
    client.release(!isWhole);
  }
}

async function requirePostgis(pool: pg.Pool, url: string): Promise<void> {
  const version = await pool
    .query<{ number: number }>("select current_setting('server_version_num')::int as number")
    .then((result) => result.rows[0]?.number ?? 0)
    .catch((error: unknown) => {
      throw new DatabaseUnusable(
        `PostgreSQL at ${withoutSecret(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL and that the server runs.`,
        { cause: error },
      );
    });
  if (version < oldestVersion) {
    throw new DatabaseUnusable(
      'PostgreSQL is older than version 15. Install PostgreSQL 15 or later with PostGIS 3.3 or later.',
    );
  }
  const available = await pool.query("select 1 from pg_available_extensions where name = 'postgis'");
  if (available.rowCount === 0) {
    throw new DatabaseUnusable(
      'PostGIS is not installed on this PostgreSQL server. Install it (on Debian: apt-get install postgresql-15-postgis-3) and start again.',
    );
  }
}

function withoutSecret(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the given address';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
