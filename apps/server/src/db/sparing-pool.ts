import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** More would only fill the server's memory: texts beyond these are too seldom alike to be worth keeping. */
const mostStatements = 250;

/** The server's word for a statement whose table was changed under it by a migration. */
const changedResult = '0A000';

/**
 * A pool that saves the server work and both sides waiting: statements with parameters are parsed and planned once per
 * connection, and a transaction begins in one message with its first statement, where that has no parameters.
 */
export function sparingPool(pool: Pool, nameOf: StatementNames = createStatementNames()): PostgresPool {
  return {
    connect: async () => sparingClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

/** The name under which connections keep a prepared statement, by its text; undefined where there are too many. */
export type StatementNames = (text: string) => string | undefined;

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

type Results = QueryResult | QueryResult[];

const begun = { command: 'BEGIN', rowCount: null, rows: [] };

function sparingClient(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isToBegin = false;
  let isOutdated = false;
  const run = async (text: string, values: readonly unknown[]): Promise<Results> => {
    const mustBegin = isToBegin;
    isToBegin = false;
    if (values.length === 0) return client.query(mustBegin ? `begin; ${text}` : text);
    if (mustBegin) await client.query('begin');
    const name = nameOf(text);
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (text === 'begin') {
      isToBegin = true;
      return begun;
    }
    try {
      const results = await run(text, values);
      return Array.isArray(results) ? results.at(-1) : results;
    } catch (error) {
      isOutdated ||= error instanceof Error && 'code' in error && error.code === changedResult;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A connection whose statements are outdated is closed, and with it they are forgotten.
    release: () => {
      client.release(isOutdated);
    },
  };
}
