import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { joinedPieces, piecesOfFile } from '../land/file-pieces.repository.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

type UpdateKey = Pick<LandUpdateRow, 'farmId' | 'id'>;

/** Keeps the file of an update as it was sent, to be compared once more where parcels change meanwhile. */
export async function insertUpdateFile(
  tx: FarmChange,
  { farmId, id: updateId }: UpdateKey,
  file: Uint8Array,
): Promise<void> {
  for (const piece of piecesOfFile(file)) {
    await tx.sql
      .insertInto('agroevidence.landUpdateFilePiece')
      .values({ farmId, updateId, ...piece })
      .execute();
  }
}

/** The file as it was sent; null once nothing is to be done with it any more. */
export function readUpdateFile(farms: FarmReading, updateId: number): Promise<Uint8Array | null> {
  return joinedPieces((position) =>
    farms.rows(sql<{ bytes: Uint8Array }>`
      select bytes from agroevidence.land_update_file_piece
      where ${ofFarms(farms, sql`farm_id`)} and update_id = ${updateId}::int and position = ${position}::int`),
  );
}

export async function hasUpdateFile(tx: FarmTransaction, { farmId, id }: UpdateKey): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from agroevidence.land_update_file_piece
      where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
    ) as has`.execute(tx.sql);
  return rows[0]?.has ?? false;
}

/** Of a farm one file is kept at most: forgets those of all updates that there are. */
export async function forgetUpdateFiles(tx: FarmChange, farmId: number): Promise<void> {
  await tx.deleteFrom('agroevidence.landUpdateFilePiece').where('farmId', '=', farmId).execute();
}
