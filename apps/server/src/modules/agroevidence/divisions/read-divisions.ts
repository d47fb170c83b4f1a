import { foldText } from '@brazda/domain/fold-text.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { findDivisions, type DivisionKind, type DivisionRow } from './divisions.repository.ts';

/** Those whose name holds a text; accents and case do not matter. */
export async function readDivisions(
  database: Database,
  who: Who,
  kind: DivisionKind,
  search = '',
): Promise<{ readonly rows: DivisionRow[]; readonly total: number }> {
  const all = await findDivisions(readingOf(database, who), kind);
  const searched = foldText(search);
  const rows = all.filter(({ name }) => foldText(name).includes(searched));
  return { rows, total: rows.length };
}

/** Throws `division.notFound`. */
export async function readDivision(database: Database, who: Who, kind: DivisionKind, id: number): Promise<DivisionRow> {
  const found = (await findDivisions(readingOf(database, who), kind)).find((division) => division.id === id);
  if (!found) throw new Failure('division.notFound');
  return found;
}
