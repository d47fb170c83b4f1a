import type { ErrorCode } from '@brazda/contract/errors.ts';
import { DatabaseAway, DatabaseFull } from './database-away.ts';

/** What it means to a caller when the database refuses a row, by the name of the constraint. */
export type ConstraintFailures = Readonly<Record<string, ErrorCode>>;

const diskFull = '53100';

/** What the database cannot hold: text with NUL or half of a surrogate pair, and a day of the year 0. */
const impossibleValue = new Set<unknown>(['22021', '22P05', '22008']);

/** A row that is there already, one that others stand on, and one that lies over another. */
const conflictsOfRows = new Set<unknown>(['23505', '23503', '23P01']);

/** Whether the database refused a row for the sake of others. */
export function isConflictOfRows(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictsOfRows.has(error.code);
}

/** Gives the catalogue's code for an error of either driver, or undefined where it is a fault of ours. */
export function failureOfDatabase(error: unknown, ofConstraints: ConstraintFailures): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseAway) return 'service.unavailable';
  if (error instanceof DatabaseFull) return 'storage.full';
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === diskFull || code === 'ENOSPC') return 'storage.full';
  if (impossibleValue.has(code)) return 'request.malformed';
  return typeof constraint === 'string' ? ofConstraints[constraint] : undefined;
}
