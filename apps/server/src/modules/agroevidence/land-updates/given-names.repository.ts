import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { Applied } from './apply-land.repository.ts';

/** Calls parcels as the file does where that was taken; gives the parcels. */
export async function takeNames(tx: FarmChange, { farmId, id }: Pick<Applied, 'farmId' | 'id'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update agroevidence.parcel p set local_name = b.facts ->> 'name'
    from agroevidence.land_update_change c
    join agroevidence.land_update_block b on b.farm_id = c.farm_id and b.update_id = c.update_id
      and b.change_number = c.number
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.update_id = ${id} and c.decision = 'TAKE'
      and 'NAME' = any(c.properties) and p.farm_id = c.farm_id and p.id = b.parcel_id
    returning p.id`.execute(tx.sql);
  return rows.map((row) => row.id);
}

/** Calls parcels again as before where they still bear the name of the file; gives the parcels. */
export async function giveNamesBack(tx: FarmChange, { farmId, id }: Pick<Applied, 'farmId' | 'id'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update agroevidence.parcel p set local_name = m.known_name
    from agroevidence.land_update_change c
    join agroevidence.land_update_block b on b.farm_id = c.farm_id and b.update_id = c.update_id
      and b.change_number = c.number
    join agroevidence.land_update_parcel m on m.farm_id = c.farm_id and m.update_id = c.update_id
      and m.parcel_id = b.parcel_id and m.known_name is not null
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.update_id = ${id} and c.decision = 'TAKE'
      and 'NAME' = any(c.properties) and p.farm_id = c.farm_id and p.id = b.parcel_id
      and p.local_name = b.facts ->> 'name'
    returning p.id`.execute(tx.sql);
  return rows.map((row) => row.id);
}
