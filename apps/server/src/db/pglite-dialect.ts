import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { StatementResults } from './pglite-results.ts';
import type { AloneAs, RunStatement } from './pglite-statements.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

const beginsAsRead = /^\s*(?:\/\*.*?\*\/\s*)?(select|show|with)\b/i;
const mayWrite = /\b(insert|update|delete|merge)\b/i;

/** What begins with what it names may also change something there. */
function isRead(statement: string): boolean {
  const [, begin = ''] = beginsAsRead.exec(statement) ?? [];
  return begin !== '' && (begin.toLowerCase() !== 'with' || !mayWrite.test(statement));
}

/** Work that has the connection for longer hangs, as far as others are concerned. */
const longestWorkMilliseconds = 60_000;

/** So long statements may follow on each other before whatever else the process has to do gets its turn. */
const longestTurnMilliseconds = 10;

/** Thrown where the embedded database swallowed a geometry error: it gives no rows, no error and no completion. */
export class SilentGeometryError extends Error {
  constructor(statement: string) {
    super(`The statement ended without completion; most often an invalid geometry: ${statement.slice(0, 200)}`);
    this.name = 'SilentGeometryError';
  }
}

/** Kysely over the one connection of PGlite: one unit of work at a time, its log on the disk before it is done. */
export class PGliteDialect implements Dialect {
  readonly #runStatement: RunStatement;
  readonly #log: WriteAheadLog;
  #driver: PGliteDriver | undefined;
  #changes = 0;

  constructor(runStatement: RunStatement, log: WriteAheadLog) {
    this.#runStatement = runStatement;
    this.#log = log;
  }

  /** Whether a piece of work has the connection, for no longer than work may take. */
  isAtWork(): boolean {
    return this.#driver?.isAtWork() ?? false;
  }

  /** How many units of work have written something that others can see: nobody else writes to this database. */
  get changes(): number {
    return this.#changes;
  }

  /** Runs one statement as a unit of work of its own, in its turn among the others. */
  async alone<R>(query: CompiledQuery<R>, as: AloneAs): Promise<R[]> {
    const driver = this.#driver;
    if (!driver) throw new Error('Nobody has opened the database');
    const connection = await driver.acquireConnection();
    try {
      return await connection.alone(query, as);
    } finally {
      await driver.releaseConnection();
    }
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    this.#driver = new PGliteDriver(this.#runStatement, this.#log, () => {
      this.#changes += 1;
    });
    return this.#driver;
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}

class PGliteDriver implements Driver {
  readonly #connection: PGliteConnection;
  #queue: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;
  #takenAt: number | undefined;

  constructor(runStatement: RunStatement, log: WriteAheadLog, onChange: () => void) {
    this.#connection = new PGliteConnection(runStatement, log, onChange);
  }

  isAtWork(): boolean {
    return this.#takenAt !== undefined && performance.now() - this.#takenAt < longestWorkMilliseconds;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PGliteConnection> {
    const turn = this.#queue;
    let release = (): void => undefined;
    this.#queue = new Promise((resolve) => {
      release = resolve;
    });
    await turn;
    this.#takenAt = performance.now();
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#takenAt = undefined;
    this.#release?.();
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await this.#connection.begin(`begin${isolation}`);
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#queue;
  }
}

class PGliteConnection implements DatabaseConnection {
  readonly #runStatement: RunStatement;
  readonly #log: WriteAheadLog;
  readonly #onChange: () => void;
  #inTransaction = false;
  #wrote = false;
  #turnBegan = 0;

  constructor(runStatement: RunStatement, log: WriteAheadLog, onChange: () => void) {
    this.#runStatement = runStatement;
    this.#log = log;
    this.#onChange = onChange;
  }

  async begin(statement: string): Promise<void> {
    await this.#run(statement, []);
    this.#inTransaction = true;
    this.#wrote = false;
  }

  async commit(): Promise<void> {
    this.#inTransaction = false;
    if (this.#wrote) this.#onChange();
    await this.#run('commit', []);
    if (this.#wrote) await this.#log.flush();
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false;
    await this.#run('rollback', []);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const results = await this.#run<R>(query.sql, query.parameters);
    if (this.#inTransaction) this.#wrote ||= !isRead(query.sql);
    else await this.#keep(query);
    return { rows: results.rows, numAffectedRows: BigInt(results.affectedRows) };
  }

  async alone<R>(query: CompiledQuery<R>, as: AloneAs): Promise<R[]> {
    try {
      const { rows } = await this.#run<R>(query.sql, query.parameters, as);
      await this.#keep(query);
      return rows;
    } catch (error) {
      // An error that the database did not tell may have ended nothing.
      await this.#runStatement('rollback', []).catch(() => undefined);
      throw error;
    }
  }

  /** What a statement that is no part of a transaction has written is on the disk before it is done. */
  async #keep({ sql: statement }: CompiledQuery): Promise<void> {
    if (isRead(statement)) return;
    this.#onChange();
    await this.#log.flush();
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    await Promise.reject(new Error('The embedded database does not stream'));
    yield { rows: [] };
  }

  /** The guard: a result that carries no completed command is an error that the database did not tell. */
  async #run<R>(statement: string, parameters: readonly unknown[], alone?: AloneAs): Promise<StatementResults<R>> {
    await this.#letOthersIn();
    const results = await this.#runStatement<R>(statement, parameters, alone);
    if (results.command === undefined) throw new SilentGeometryError(statement);
    return results;
  }

  /** PGlite works in the thread of the process and waits for nothing, so that of itself nothing else would ever be done. */
  async #letOthersIn(): Promise<void> {
    if (performance.now() - this.#turnBegan < longestTurnMilliseconds) return;
    await othersTurn();
    this.#turnBegan = performance.now();
  }
}
