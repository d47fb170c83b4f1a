import { sql } from 'kysely';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';

/**
 * Which of some imports brought parcels by a file that are all still as it left them, so that they can go again. What an
 * update has done is taken back as that.
 */
export async function importsToTakeBack(tx: FarmTransaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select i.id from agroevidence.import i
    where ${ofFarms(tx, sql`i.farm_id`)} and i.id = any(${[...ids]}::int[]) and i.state = 'SUCCESS' and i.origin = 'FILE'
      and not exists (select from agroevidence.land_update u where u.farm_id = i.farm_id and u.import_id = i.id)
      and exists (
        select from agroevidence.parcel_version v where v.farm_id = i.farm_id and v.import_id = i.id)
      and not exists (
        select from agroevidence.parcel_version v
        where v.farm_id = i.farm_id and v.import_id = i.id
          and (not v.is_current or v.ended_by_import_id is not null or v.edited_at is not null))`.execute(tx.sql);
  return new Set(rows.map(({ id }) => id));
}
