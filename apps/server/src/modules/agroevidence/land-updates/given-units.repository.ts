import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Applied } from './apply-land.repository.ts';

type Update = Pick<Applied, 'farmId' | 'id'>;

/** Lets parcels lie in the cadastral units that are said now, where that was taken. */
export async function takeUnits(tx: FarmChange, update: Update): Promise<void> {
  await sql`
    update agroevidence.parcel p set cadastral_unit = given.said
    from (${givenUnits(tx, update)}) as given
    where ${ofFarm(tx, sql`p.farm_id`, update.farmId)} and p.id = given.parcel_id and p.status = 'OPEN'
      and p.cadastral_unit is distinct from given.said`.execute(tx.sql);
}

/** Lets parcels lie again where the farm had them, unless somebody has said something else since. */
export async function giveUnitsBack(tx: FarmChange, update: Update): Promise<void> {
  await sql`
    update agroevidence.parcel p set cadastral_unit = given.known
    from (${givenUnits(tx, update)}) as given
    where ${ofFarm(tx, sql`p.farm_id`, update.farmId)} and p.id = given.parcel_id and p.cadastral_unit = given.said
      and p.cadastral_unit is distinct from given.known`.execute(tx.sql);
}

/** What is said of parcels by changes that were taken, beside what was known of them. */
function givenUnits(tx: FarmTransaction, { farmId, id }: Update): RawBuilder<unknown> {
  return sql`
    select m.parcel_id, m.known_cadastral_unit as known, b.facts ->> 'cadastralUnit' as said
    from agroevidence.land_update_change c
    join agroevidence.land_update_block b on b.farm_id = c.farm_id and b.update_id = c.update_id
      and b.change_number = c.number
    join agroevidence.land_update_parcel m on m.farm_id = c.farm_id and m.update_id = c.update_id
      and m.change_number = c.number and (m.parcel_id = b.parcel_id or not c.is_about_land)
    where ${ofFarm(tx, sql`c.farm_id`, farmId)} and c.update_id = ${id} and c.decision = 'TAKE'
      and 'CADASTRAL_UNIT' = any(c.properties)`;
}
