import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { Applied } from './apply-land.repository.ts';

/** Remembers what was said of all that was decided: it is asked about again only when something else is said. */
export function rememberSaid(tx: FarmChange, applied: Applied): Promise<void> {
  return applied.source === 'FILE' ? rememberFile(tx, applied) : rememberRegistry(tx, applied);
}

/** What a parcel began with is remembered by its first version. What a file does not have it has said nothing of. */
async function rememberFile(tx: FarmChange, { farmId, id, importId }: Applied): Promise<void> {
  await sql`
    insert into agroevidence.registry_block (farm_id, source, key, import_id, facts, geometry, area_m2)
    select b.farm_id, 'FILE', coalesce('parcel:' || b.parcel_id, b.key), ${importId}::int, b.facts, b.geometry, b.area_m2
    from agroevidence.land_update_block b
    left join agroevidence.land_update_change c on c.farm_id = b.farm_id and c.update_id = b.update_id
      and c.number = b.change_number
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and c.decision is distinct from 'LATER'
      and (b.parcel_id is not null or b.key not like 'row:%') and not (b.begins and b.parcel_id is not null)`.execute(
    tx.sql,
  );
}

async function rememberRegistry(tx: FarmChange, { farmId, id, importId }: Applied): Promise<void> {
  const decided = sql`(select number from agroevidence.land_update_change
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and decision <> 'LATER')`;
  await sql`
    insert into agroevidence.registry_block (farm_id, key, import_id, facts, geometry, area_m2)
    select farm_id, key, ${importId}::int, facts, geometry, area_m2 from agroevidence.land_update_block
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
      and (change_number is null or change_number in ${decided})`.execute(tx.sql);
  await sql`
    insert into agroevidence.registry_block (farm_id, key, import_id, is_gone, facts, geometry, area_m2)
    select b.farm_id, b.key, ${importId}::int, true, b.facts, b.geometry, b.area_m2
    from agroevidence.land_update_before o
    join agroevidence.registry_block b on b.farm_id = o.farm_id and b.source = o.source and b.key = o.key
      and b.import_id = o.import_id
    where ${ofFarm(tx, sql`o.farm_id`, farmId)} and o.update_id = ${id} and o.change_number in ${decided}
      and not exists (
        select from agroevidence.land_update_block n
        where n.farm_id = o.farm_id and n.update_id = o.update_id and n.key = o.key)`.execute(tx.sql);
}
