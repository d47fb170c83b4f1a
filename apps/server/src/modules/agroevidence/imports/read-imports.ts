import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { findImport, listImports, type ImportRow } from './imports.repository.ts';

/** One page of the imports of the farms in scope. */
export function readImports(
  database: Database,
  who: Who,
  page: Parameters<typeof listImports>[1],
): ReturnType<typeof listImports> {
  return withFarms(database, who, (tx) => listImports(tx, page));
}

/** One import. Throws `import.notFound`. */
export async function readImport(database: Database, who: Who, id: number): Promise<ImportRow> {
  const row = await withFarms(database, who, (tx) => findImport(tx, id));
  if (!row) throw new Failure('import.notFound');
  return row;
}
