import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

/**
 * The two locks between farms: the check in code and the row-level security of the database.
 * Both are on; the isolation test turns off one at a time to prove that the other holds alone.
 */
export interface Locks {
  readonly code: boolean;
  readonly rows: boolean;
}

/** An open database of either kind behind one query builder. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly kysely: Kysely<Tables>;
  readonly locks: Locks;
  /**
   * The same database for what nobody waits for: connections of its own, so that neither holds the other up, and more
   * patience with statements and locks. The embedded database has one connection for both.
   */
  readonly background: Database;
  readonly state: DatabaseState;
  /**
   * Runs one statement as a unit of work of its own, on the way to the database once: under a role, or as whoever connects.
   * Only `farm-scope.ts` may call it.
   */
  alone<R>(statement: CompiledQuery<R>, as: Entered | undefined): Promise<R[]>;
  /** A number that is another after each change by whomever; undefined where that cannot be known without asking. */
  changes(): number | undefined;
  /**
   * Copies the files of the embedded database as they stand between two units of work, which wait meanwhile; what it makes
   * opens like any folder. Undefined where there are no files of ours.
   */
  readonly copyFiles?: (dataDir: string) => Promise<void>;
  close(): Promise<void>;
}

/** As whom a statement works, and whose rows it may see. */
export interface Entered {
  readonly role: 'brazda_farm' | 'brazda_ingest';
  readonly farmIds: readonly number[];
}

/** What is known of a database without asking it. */
export interface DatabaseState {
  /** Whether its disk is full, or was a moment ago. */
  readonly isFull: () => boolean;
  /** Whether a piece of work has its only connection just now, and not for suspiciously long. */
  readonly isAtWork: () => boolean;
}

/** Why a database cannot be used, in words that say what to do. */
export class DatabaseUnusable extends Error {
  /** Process exit code: 78 where another process holds the folder, else 1. */
  readonly exitCode: number;

  constructor(message: string, options: { cause?: unknown; exitCode?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'DatabaseUnusable';
    this.exitCode = options.exitCode ?? 1;
  }
}
