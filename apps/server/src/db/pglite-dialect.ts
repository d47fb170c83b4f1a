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
import { shareFlushes, type SharedFlushes, type WriteAheadLog } from './write-ahead-log.ts';

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

/** Kysely over the one connection of PGlite: one unit of work at a time; what it wrote is on the disk before it is done. */
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
      connection.release();
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
  readonly #session: Session;
  #queue: Promise<void> = Promise.resolve();
  #takenAt: number | undefined;

  constructor(runStatement: RunStatement, log: WriteAheadLog, onChange: () => void) {
    this.#session = { runStatement, onChange, disk: shareFlushes(log), letOthersIn: createTurns() };
  }

  isAtWork(): boolean {
    return this.#takenAt !== undefined && performance.now() - this.#takenAt < longestWorkMilliseconds;
  }

  async init(): Promise<void> {}

  /** Each unit of work has a connection of its own to speak of; all of them are the same, one after the other. */
  async acquireConnection(): Promise<PGliteConnection> {
    const turn = this.#queue;
    let next = (): void => undefined;
    this.#queue = new Promise((resolve) => {
      next = resolve;
    });
    await turn;
    this.#takenAt = performance.now();
    return new PGliteConnection(this.#session, () => {
      this.#takenAt = undefined;
      next();
    });
  }

  async releaseConnection(connection: PGliteConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PGliteConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.begin(`begin${isolation}`);
  }

  async commitTransaction(connection: PGliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PGliteConnection): Promise<void> {
    await connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#queue;
    await this.#session.disk.settled().catch(() => undefined);
  }
}

/** What all units of work have in common. */
interface Session {
  readonly runStatement: RunStatement;
  readonly onChange: () => void;
  readonly disk: SharedFlushes;
  readonly letOthersIn: () => Promise<void>;
}

class PGliteConnection implements DatabaseConnection {
  readonly #session: Session;
  readonly #onRelease: () => void;
  #inTransaction = false;
  #wrote = false;
  #isReleased = false;

  constructor(session: Session, onRelease: () => void) {
    this.#session = session;
    this.#onRelease = onRelease;
  }

  /** Lets the next unit of work begin. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#onRelease();
  }

  async begin(statement: string): Promise<void> {
    await this.#run(statement, []);
    this.#inTransaction = true;
    this.#wrote = false;
  }

  /**
   * Others go on as soon as it is over, and see what was written; whoever wrote waits until it is on the disk. So does who
   * only saw in a transaction what is not there yet: what is said to be kept already is kept.
   */
  async commit(): Promise<void> {
    this.#inTransaction = false;
    const { onChange, disk } = this.#session;
    if (this.#wrote) onChange();
    await this.#run('commit', []);
    this.release();
    await (this.#wrote ? disk.flush() : disk.settled());
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false;
    // After a commit that could not be put on the disk the connection is at another's work already.
    if (!this.#isReleased) await this.#run('rollback', []);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const results = await this.#run<R>(query.sql, query.parameters);
    if (this.#inTransaction) this.#wrote ||= !isRead(query.sql);
    else await this.#keep(query);
    return { rows: results.rows, numAffectedRows: BigInt(results.affectedRows) };
  }

  async alone<R>(query: CompiledQuery<R>, as: AloneAs): Promise<R[]> {
    const { rows } = await this.#runAlone<R>(query, as);
    this.release();
    await this.#keep(query);
    return rows;
  }

  async #runAlone<R>(query: CompiledQuery<R>, as: AloneAs): Promise<StatementResults<R>> {
    try {
      return await this.#run<R>(query.sql, query.parameters, as);
    } catch (error) {
      // An error that the database did not tell may have ended nothing.
      await this.#session.runStatement('rollback', []).catch(() => undefined);
      throw error;
    }
  }

  /** What a statement that is no part of a transaction has written is on the disk before it is done. */
  async #keep({ sql: statement }: CompiledQuery): Promise<void> {
    if (isRead(statement)) return;
    this.#session.onChange();
    await this.#session.disk.flush();
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    await Promise.reject(new Error('The embedded database does not stream'));
    yield { rows: [] };
  }

  /** The guard: a result that carries no completed command is an error that the database did not tell. */
  async #run<R>(statement: string, parameters: readonly unknown[], alone?: AloneAs): Promise<StatementResults<R>> {
    await this.#session.letOthersIn();
    const results = await this.#session.runStatement<R>(statement, parameters, alone);
    if (results.command === undefined) throw new SilentGeometryError(statement);
    return results;
  }
}

/** PGlite works in the thread of the process and waits for nothing, so that of itself nothing else would ever be done. */
function createTurns(): () => Promise<void> {
  let began = 0;
  return async () => {
    if (performance.now() - began < longestTurnMilliseconds) return;
    await othersTurn();
    began = performance.now();
  };
}
