import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseFull, endsConnection, troubleOf, troubleOfConnecting } from './database-away.ts';
import { createStatementNames, isOutdated, type StatementNames } from './statement-names.ts';

/** Beyond these nobody would be served in time: whoever comes then is told at once. */
const mostWaiting = 500;

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

type Results = QueryResult | QueryResult[];

const begun = { command: 'BEGIN', rowCount: null, rows: [] };

function preparedStatementClient(
  client: PoolClient,
  nameOf: StatementNames,
  told: (trouble: unknown) => unknown,
): PostgresPoolClient {
  let isToBegin = false;
  let hasOutdated = false;
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
      hasOutdated ||= isOutdated(error);
      if (endsConnection(error)) lose(error);
      throw told(troubleOf(lost ?? error, lost !== undefined));
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A connection whose statements are outdated is closed, and with it they are forgotten.
    release: () => {
      client.off('error', lose);
      client.release(hasOutdated || lost !== undefined);
    },
  };
}
