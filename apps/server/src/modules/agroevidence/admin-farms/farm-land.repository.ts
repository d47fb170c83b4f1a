import { sql } from 'kysely';
import { ofFarm, type FarmTransaction } from '#server/db/farm-scope.ts';

/** Whether a farm has parcels, also historical ones, or an import that is bringing some. */
export async function hasLandOrAwaitsIt(tx: FarmTransaction, farmId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from agroevidence.parcel where ${ofFarm(tx, sql`farm_id`, farmId)} and status <> 'TAKEN_BACK')
      or exists (select from agroevidence.import where ${ofFarm(tx, sql`farm_id`, farmId)} and state in ('WAITING', 'IN_PROGRESS'))
      as has`.execute(tx.sql);
  return rows[0]?.has ?? false;
}
