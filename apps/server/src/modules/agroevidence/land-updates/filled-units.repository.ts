import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

type UpdateOfSource = Pick<LandUpdateRow, 'farmId' | 'id' | 'source'>;

/** Keys of blocks that say in which cadastral unit a parcel lies of which the farm has not said it. */
export async function keysThatFillUnits(tx: FarmTransaction, update: UpdateOfSource): Promise<string[]> {
  const { farmId, id } = update;
  const { rows } = await sql<{ key: string }>`
    select b.key from agroevidence.land_update_block b
    join agroevidence.parcel p on p.farm_id = b.farm_id and p.status = 'OPEN' and p.cadastral_unit is null
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.facts ->> 'cadastralUnit' is not null
      and ${isKeyOfParcel(update)}`.execute(tx.sql);
  return rows.map(({ key }) => key);
}

/** Says in which cadastral unit parcels lie, where that is said now and the farm has not said it: of land that is as it was, and of what was taken. */
export async function fillUnits(tx: FarmChange, update: UpdateOfSource): Promise<void> {
  const { farmId, id } = update;
  await sql`
    with said as (
      select distinct on (p.id) p.id, b.key, b.facts ->> 'cadastralUnit' as cadastral_unit
      from agroevidence.land_update_block b
      left join agroevidence.land_update_change c on c.farm_id = b.farm_id and c.update_id = b.update_id
        and c.number = b.change_number
      join agroevidence.parcel p on p.farm_id = b.farm_id and p.status = 'OPEN' and p.cadastral_unit is null
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.facts ->> 'cadastralUnit' is not null
        and case when b.change_number is null then ${isKeyOfParcel(update)}
          else c.decision = 'TAKE' and b.parcel_id = p.id end
      order by p.id, b.key
    ), filled as (
      update agroevidence.parcel p set cadastral_unit = said.cadastral_unit
      from said where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = said.id
    )
    update agroevidence.land_update_block b set filled_parcel_id = said.id
    from said where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.key = said.key`.execute(tx.sql);
}

/** Lets nobody have said what an update has filled, unless somebody has said something else since. */
export async function takeUnitsBack(
  tx: FarmChange,
  { farmId, id }: Pick<UpdateOfSource, 'farmId' | 'id'>,
): Promise<void> {
  await sql`
    update agroevidence.parcel p set cadastral_unit = null
    from agroevidence.land_update_block b
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and p.farm_id = b.farm_id
      and p.id = b.filled_parcel_id and p.cadastral_unit = b.facts ->> 'cadastralUnit'`.execute(tx.sql);
}

/** Rows of a file bear the number of the parcel that they were found to be; the registry has its own ids. */
function isKeyOfParcel({ source }: UpdateOfSource): RawBuilder<unknown> {
  return source === 'FILE' ? sql`b.key = 'parcel:' || p.id` : sql`b.key = v.external_id`;
}
