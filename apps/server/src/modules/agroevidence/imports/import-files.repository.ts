import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmReading, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** As much as crosses to the embedded database and back in some milliseconds, in which it answers nobody else. */
const pieceBytes = 256 * 1024;

/** Keeps the file of an import as it was sent, in pieces: whatever its size, few of its bytes pass at once. */
export async function insertImportFile(
  tx: FarmChange,
  farmId: number,
  importId: number,
  file: Uint8Array,
): Promise<void> {
  for (let position = 0; position * pieceBytes < file.length; position++) {
    const begin = position * pieceBytes;
    const bytes = Buffer.from(file.subarray(begin, begin + pieceBytes));
    await tx.sql.insertInto('agroevidence.importFilePiece').values({ farmId, importId, position, bytes }).execute();
  }
}

/** The file as it was sent; null once its import has succeeded. Between its pieces others have their turn. */
export async function readImportFile(farms: FarmReading, importId: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const [piece] = await farms.rows(sql<{ bytes: Uint8Array }>`
      select bytes from agroevidence.import_file_piece
      where ${ofFarms(farms, sql`farm_id`)} and import_id = ${importId}::int and position = ${pieces.length}::int`);
    if (!piece) return pieces.length > 0 ? Buffer.concat(pieces) : null;
    pieces.push(piece.bytes);
  }
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
