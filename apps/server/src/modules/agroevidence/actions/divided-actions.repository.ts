import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';

/** The parcels that actions are on, by the numbers of the actions. */
export async function findParcelsOf(tx: FarmChange, farmId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ parcelId: number }>`
    select t.parcel_id from agroevidence.action_target t
    where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = ${id} order by t.id`.execute(tx.sql);
  return rows.map(({ parcelId }) => parcelId);
}

const said =
  sql.raw(`type, state, day, started_at, finished_at, source, operator, machine, note, order_id, crop_id, own_crop_id,
  crop_role, ends_crop, cut, moisture_percent, by_product_taken, incorporated_on, timing, water_l_per_ha, tank_l, nozzle,
  drift_reduction, wind_m_per_s, temperature_c, search_key`);

/**
 * Lets some parcels of an action be those of a new one that says the same; what was brought onto each of them, and what was
 * done to its crop, goes with it. Sums of neither are right until they are counted.
 */
export async function moveToNewAction(
  tx: FarmChange,
  farmId: number,
  id: number,
  parcelIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.action (farm_id, ${said}, area_m2, parcels)
    select a.farm_id, ${said}, a.area_m2, a.parcels from agroevidence.action a
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = ${id} returning id`.execute(tx.sql);
  const newId = rows[0]?.id;
  if (newId === undefined) throw new Error(`The action ${id} is gone`);
  await sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount, batch, organism_codes, purpose)
    select m.farm_id, ${newId}::int, m.place, m.kind, m.used_material_id, m.said_value, m.said_unit, m.said_basis, m.unit_kind,
      m.amount, m.batch, m.organism_codes, m.purpose
    from agroevidence.action_amount m
    where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.action_id = ${id} order by m.place`.execute(tx.sql);
  await sql`
    update agroevidence.action_target t set action_id = ${newId}::int
    where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = ${id} and t.parcel_id = any(${[...parcelIds]}::int[])`.execute(
    tx.sql,
  );
  for (const column of [sql.ref('sown_by_action_id'), sql.ref('ended_by_action_id')]) {
    await sql`
      update agroevidence.cultivation k set ${column} = ${newId}::int
      where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.${column} = ${id} and k.parcel_id = any(${[...parcelIds]}::int[])`.execute(
      tx.sql,
    );
  }
  return newId;
}

/**
 * Sums up actions from what falls to their parcels. What was said for all of the land is said anew, in its unit; what was
 * said for a hectare stays.
 */
export async function countAnew(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update agroevidence.action_amount m
    set amount = counted.amount,
      said_value = case when m.said_basis = 'TOTAL' and m.amount > 0 then m.said_value * counted.amount / m.amount else m.said_value end
    from (
      select t.action_id, part.place, sum(part.amount) as amount
      from agroevidence.action_target t cross join lateral unnest(t.amounts) with ordinality as part (amount, place)
      where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = any(${[...ids]}::int[]) group by t.action_id, part.place
    ) as counted
    where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.action_id = counted.action_id and m.place = counted.place
      and m.amount <> counted.amount`.execute(tx.sql);
  await sql`
    update agroevidence.action a
    set area_m2 = counted.area_m2, parcels = counted.parcels, nitrogen_kg = counted.nitrogen_kg,
      counted_nitrogen_kg = counted.counted_nitrogen_kg
    from (
      select t.action_id, sum(t.area_m2) as area_m2, count(*)::int as parcels,
        case when bool_and(t.nitrogen_kg is not null) then sum(t.nitrogen_kg) end as nitrogen_kg,
        case when bool_and(t.counted_nitrogen_kg is not null) then sum(t.counted_nitrogen_kg) end as counted_nitrogen_kg
      from agroevidence.action_target t
      where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = any(${[...ids]}::int[]) group by t.action_id
    ) as counted
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = counted.action_id`.execute(tx.sql);
}
