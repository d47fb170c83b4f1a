import { Kysely, PostgresDialect, type CompiledQuery, type PostgresPool } from 'kysely';
import pg from 'pg';
import { camelCase } from './camel-case-columns.ts';
import { endsConnection, troubleOf } from './database-away.ts';
import { DatabaseUnusable, type Database, type Entered, type Locks } from './database.ts';
import { listOfFarms } from './enter-role.ts';
import { runScoped } from './postgres-scoped-statement.ts';
import { preparedStatementPool, watchedConnections, type WatchedConnections } from './prepared-statement-pool.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';
import type { Tables } from './tables.generated.ts';
import { valueParsers } from './types.ts';

const oldestVersion = 150_000;

/** How long work on one kind of connection waits: for a connection, for locks of others, and for a statement. */
interface Patience {
  readonly connectionTimeoutMillis: number;
  readonly lock_timeout: number;
  readonly statement_timeout: number;
}
const ofCalls: Patience = { connectionTimeoutMillis: 5000, lock_timeout: 4000, statement_timeout: 30_000 };
const ofBackground: Patience = { connectionTimeoutMillis: 10_000, lock_timeout: 30_000, statement_timeout: 300_000 };

const backgroundConnections = 4;

/** So long a full disk is believed to be full still: PostgreSQL's disk may be on another machine. */
const fullForMilliseconds = 15_000;

/** Opens PostgreSQL; says in plain words why it cannot be used. Throws DatabaseUnusable. */
export async function openPostgres(url: string, connections: number, locks: Locks): Promise<Database> {
  const pool = makePool(url, connections, ofCalls);
  const backgroundPool = makePool(url, backgroundConnections, ofBackground);
  try {
    await requirePostgis(pool, url);
  } catch (error) {
    await Promise.all([pool.end(), backgroundPool.end()]);
    throw error;
  }
  let fullUntil = 0;
  const onFull = (): void => {
    fullUntil = Date.now() + fullForMilliseconds;
  };
  const shared = {
    kind: 'postgres' as const,
    locks,
    state: { isFull: () => Date.now() < fullUntil, isAtWork: () => false },
  };
  const over = (connectionsOf: pg.Pool): Pick<Database, 'kysely' | 'alone' | 'changes'> => {
    const nameOf = createStatementNames();
    const kysely = builderOver(preparedStatementPool(connectionsOf, onFull, nameOf));
    return { kysely, alone: runnerOver(connectionsOf, kysely, nameOf, onFull), changes: () => undefined };
  };
  const ofCallers = over(pool);
  const ofOthers = over(backgroundPool);
  const background: Database = {
    ...shared,
    ...ofOthers,
    close: () => ofOthers.kysely.destroy(),
    get background() {
      return background;
    },
  };
  const close = async (): Promise<void> => {
    await Promise.all([ofCallers.kysely.destroy(), background.close()]);
  };
  return { ...shared, ...ofCallers, background, close };
}

/**
 * PostgreSQL takes statements that make much of little (pieces of an outline, elements of a list) for large ones and compiles
 * them, each time anew: a quarter of a second for what takes five milliseconds. Whoever wants it says so in the address.
 */
const uncompiled = '-c jit=off';

function makePool(url: string, max: number, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...patience,
    keepAlive: true,
    options: uncompiled,
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (oid, format) =>
        valueParsers[oid] ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    },
  });
  // An idle connection that is lost is replaced when one is needed; one in use is listened to by whoever has it, and
  // between both, while it is handed over, by this.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

function builderOver(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
}

/** Statements that go alone, on connections that may be lost like any other. */
function runnerOver(
  pool: pg.Pool,
  kysely: Kysely<Tables>,
  nameOf: StatementNames,
  onFull: () => void,
): Database['alone'] {
  const connections = watchedConnections(pool, onFull);
  return async (statement, as) => {
    if (!as) return (await kysely.executeQuery(statement)).rows;
    return runAs(as, connections, nameOf, statement);
  };
}

async function runAs<R>(
  { role, farmIds }: Entered,
  { connect, told }: WatchedConnections,
  nameOf: StatementNames,
  { sql: text, parameters: values }: CompiledQuery<R>,
): Promise<R[]> {
  const client = await connect();
  let lost: unknown;
  const lose = (error: unknown): void => {
    lost ??= error;
  };
  client.on('error', lose);
  let isWhole = false;
  try {
    const scope = { role, farmIds: listOfFarms(farmIds) };
    const wish = { text, values, name: nameOf(text), nameOfColumn: camelCase.nameOf };
    const result = await runScoped(client, { ...scope, ...wish });
    isWhole = true;
    return result.rows as R[];
  } catch (error) {
    throw told(troubleOf(lost ?? error, lost !== undefined || endsConnection(error)));
  } finally {
    client.off('error', lose);
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
