import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseFull, endsConnection, troubleOf, troubleOfConnecting } from './database-away.ts';
import { isPlannedAnew } from './planned-anew.ts';

/** More would only fill the server's memory: texts beyond these are too seldom alike to be worth keeping. */
const mostStatements = 250;

/** Beyond these nobody would be served in time: whoever comes then is told at once. */
const mostWaiting = 500;

/** The server's word for a statement whose table was changed under it by a migration. */
const changedResult = '0A000';

/**
 * A pool of connections with prepared statements, which saves the server work and both sides waiting: statements with parameters are parsed and planned once per
 * connection, and a transaction begins in one message with its first statement, where that has no parameters. Where a
 * connection is lost or cannot be had it throws DatabaseAway, and `onFull` is told where the disk is full.
 */
export function preparedStatementPool(
  pool: Pool,
  onFull: () => void = () => undefined,
  nameOf: StatementNames = createStatementNames(),
): PostgresPool {
  const { connect, told } = watchedConnections(pool, onFull);
  return {
    connect: async () => preparedStatementClient(await connect(), nameOf, told),
    end: () => pool.end(),
  };
}

/** Connections of a pool, and what their errors mean for those who asked. */
export interface WatchedConnections {
  /** Throws DatabaseAway where none can be had in time. */
  readonly connect: () => Promise<PoolClient>;
  readonly told: (trouble: unknown) => unknown;
}

export function watchedConnections(pool: Pool, onFull: () => void): WatchedConnections {
  const told = (trouble: unknown): unknown => {
    if (trouble instanceof DatabaseFull) onFull();
    return trouble;
  };
  // The word that it can be used and the one that it is ended may come together, before whoever waits for it can listen.
  const losses = new WeakMap<PoolClient, Error>();
  pool.on('connect', (client) => {
    client.on('error', (error) => losses.set(client, error));
  });
  const connect = async (): Promise<PoolClient> => {
    try {
      if (pool.waitingCount >= mostWaiting) throw new Error('Too many wait for a connection');
      const client = await pool.connect();
      const loss = losses.get(client);
      if (loss === undefined) return client;
      client.release(true);
      throw loss;
    } catch (error) {
      throw told(troubleOfConnecting(error));
    }
  };
  return { connect, told };
}

/**
 * The name under which connections keep a prepared statement, by its text; undefined where there are too many, and where it
 * is to be planned anew each time.
 */
export type StatementNames = (text: string) => string | undefined;

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements || isPlannedAnew(text)) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

type Results = QueryResult | QueryResult[];

const begun = { command: 'BEGIN', rowCount: null, rows: [] };

function preparedStatementClient(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
  told: (trouble: unknown) => unknown,
): PostgresPoolClient {
  let isToBegin = false;
  let isOutdated = false;
  let lost: unknown;
  const lose = (error: unknown): void => {
    lost ??= error;
  };
  // Between two statements nobody waits for an answer: the loss is an event, and one that nobody hears ends the process.
  client.on('error', lose);
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
    // With its connection the transaction has ended too; why it did is told by what was asked before.
    if (text === 'rollback' && lost !== undefined) return begun;
    try {
      const results = await run(text, values);
      return Array.isArray(results) ? results.at(-1) : results;
    } catch (error) {
      isOutdated ||= error instanceof Error && 'code' in error && error.code === changedResult;
      if (endsConnection(error)) lose(error);
      throw told(troubleOf(lost ?? error, lost !== undefined));
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A connection whose statements are outdated is closed, and with it they are forgotten.
    release: () => {
      client.off('error', lose);
      client.release(isOutdated || lost !== undefined);
    },
  };
}
