import { isPlannedAnew } from './planned-anew.ts';

/** More would only fill the server's memory: texts beyond these are too seldom alike to be worth keeping. */
const mostStatements = 250;

/** The database's word for a statement whose table was changed under it by a migration. */
const changedResult = '0A000';

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

/** Whether an error says that a statement has to be prepared again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === changedResult;
}
