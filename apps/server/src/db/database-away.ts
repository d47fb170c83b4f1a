import pg from 'pg';

/** The database cannot be asked now: it is away, or too busy to answer in time. What was asked has not happened. */
export class DatabaseAway extends Error {
  /** Whether it said so itself, as when it is shut down; a connection that just broke may have broken by what was asked. */
  readonly isAnnounced: boolean;

  constructor(cause: unknown, isAnnounced: boolean) {
    super(`The database cannot be asked now: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseAway';
    this.isAnnounced = isAnnounced;
  }
}

/** The disk of the database is full: it goes on reading, and writes nothing. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super(`The disk of the database is full: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseFull';
  }
}

/** What PostgreSQL says where another attempt may succeed: connections, shutting down, locks and time that ran out. */
const passing = /^(08...|57P0[1235]|53300|53400|25P03|55P03|57014|40001|40P01)$/;

/** Words of PostgreSQL that end the connection on which they are said. */
const lastWords = /^(08...|57P0[1235]|25P03)$/;

const full = '53100';
const noSpace = /No space left on device|could not write init file/;

/** What an error of a connection means: the same error where it is about the statement. */
export function troubleOf(error: unknown, isConnectionLost: boolean): unknown {
  if (error instanceof DatabaseAway || error instanceof DatabaseFull) return error;
  const code = codeOf(error);
  if (code === full || (error instanceof Error && noSpace.test(error.message))) return new DatabaseFull(error);
  if (code !== undefined && passing.test(code)) return new DatabaseAway(error, true);
  return isConnectionLost ? new DatabaseAway(error, false) : error;
}

/** What an error means that a connection could not be had for. */
export function troubleOfConnecting(error: unknown): unknown {
  const trouble = troubleOf(error, true);
  return trouble instanceof DatabaseAway ? new DatabaseAway(error, true) : trouble;
}

/** Whether the connection on which this was said is of no use any more. */
export function endsConnection(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && lastWords.test(code);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
