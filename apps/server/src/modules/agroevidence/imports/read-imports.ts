import type { Import, ListedImport } from '@brazda/contract/agroevidence/imports.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { findImport, listImports, updatesOfImports } from './imports.repository.ts';
import { importView, listedImportView, untouched, type Standing } from './imports.view.ts';
import { importsToTakeBack } from './take-back.repository.ts';

/** One page of the imports of the farms in scope. */
export function readImports(
  database: Database,
  who: Who,
  page: Parameters<typeof listImports>[1],
): Promise<{ rows: ListedImport[]; total: number }> {
  return withFarms(database, who, async (tx) => {
    const { rows, total } = await listImports(tx, page);
    const standingOf = await standings(tx, rows);
    return { rows: rows.map((row) => listedImportView(row, standingOf(row.id))), total };
  });
}

/** One import. Throws `import.notFound`. */
export function readImport(database: Database, who: Who, id: number): Promise<Import> {
  return withFarms(database, who, async (tx) => {
    const row = await findImport(tx, id);
    if (!row) throw new Failure('import.notFound');
    return importView(row, (await standings(tx, [row]))(id));
  });
}

type StandingOf = (id: number) => Standing;

/** Of an import that has not ended well there is nothing to find out: it is asked for again and again while it goes on. */
async function standings(
  tx: FarmTransaction,
  imports: readonly Pick<ListedImport, 'id' | 'state'>[],
): Promise<StandingOf> {
  const ids = imports.filter(({ state }) => state === 'SUCCESS').map(({ id }) => id);
  if (ids.length === 0) return () => untouched;
  const toTakeBack = await importsToTakeBack(tx, ids);
  const updateOf = await updatesOfImports(tx, ids);
  return (id) => ({ canBeTakenBack: toTakeBack.has(id), landUpdateId: updateOf.get(id) ?? null });
}
