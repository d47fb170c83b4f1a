import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmReading, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { joinedPieces, piecesOfFile } from '../land/file-pieces.repository.ts';

/** Keeps the file of an import as it was sent. */
export async function insertImportFile(
  tx: FarmChange,
  farmId: number,
  importId: number,
  file: Uint8Array,
): Promise<void> {
  for (const piece of piecesOfFile(file)) {
    await tx.sql
      .insertInto('agroevidence.importFilePiece')
      .values({ farmId, importId, ...piece })
      .execute();
  }
}

/** The file as it was sent; null once its import has succeeded. */
export function readImportFile(farms: FarmReading, importId: number): Promise<Uint8Array | null> {
  return joinedPieces((position) =>
    farms.rows(sql<{ bytes: Uint8Array }>`
      select bytes from agroevidence.import_file_piece
      where ${ofFarms(farms, sql`farm_id`)} and import_id = ${importId}::int and position = ${position}::int`),
  );
}

export async function forgetFile(tx: FarmChange, farmId: number, importId: number): Promise<void> {
  await tx
    .deleteFrom('agroevidence.importFilePiece')
    .where('farmId', '=', farmId)
    .where('importId', '=', importId)
    .execute();
}

/** Whether the file of an import is still there to be imported; one from the registry needs none. */
export async function hasFile(tx: FarmTransaction, farmId: number, importId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select i.origin = 'REGISTRY' or exists (
      select from agroevidence.import_file_piece p where p.farm_id = i.farm_id and p.import_id = i.id) as has
    from agroevidence.import i where ${ofFarm(tx, sql`i.farm_id`, farmId)} and i.id = ${importId}`.execute(tx.sql);
  return rows[0]?.has ?? false;
}
