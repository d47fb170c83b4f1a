import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { findImport, listImports } from './imports.repository.ts';
import { importView } from './imports.view.ts';
import { importsToTakeBack } from './take-back.repository.ts';

/** Imports of the farms in scope, newest first. */
export function readImports(database: Database, who: Who): Promise<Import[]> {
  return withFarms(database, who, async (tx) => {
    const rows = await listImports(tx);
    const toTakeBack = await importsToTakeBack(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => importView(row, toTakeBack.has(row.id)));
  });
}

/** One import. Throws `import.notFound`. */
export function readImport(database: Database, who: Who, id: number): Promise<Import> {
  return withFarms(database, who, async (tx) => {
    const row = await findImport(tx, id);
    if (!row) throw new Failure('import.notFound');
    return importView(row, (await importsToTakeBack(tx, [id])).has(id));
  });
}
