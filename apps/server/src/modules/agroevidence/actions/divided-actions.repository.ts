import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';

export async function findParcelsOf(tx: FarmChange, farmId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ parcelId: number }>`
    select t.parcel_id from agroevidence.action_target t
    where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = ${id} order by t.id`.execute(tx.sql);
  return rows.map(({ parcelId }) => parcelId);
}

/** An action to be divided: which parcels go to which part, from 1 on; those that are not named stay. */
interface DividedAction {
  readonly farmId: number;
  readonly id: number;
  readonly parts: readonly (readonly number[])[];
}

/**
 * Makes of each part an action that says the same; what was brought onto a parcel, and what was done to its crop, goes with
 * it. Gives the new actions. What is undone first is written last: parcels after amounts, and both after their actions.
 */
export async function divideRows(tx: FarmChange, divided: DividedAction): Promise<number[]> {
  const newIds = await divideActions(tx, divided);
  await divideAmounts(tx, divided, newIds);
  await moveCropsAndTargets(tx, divided, newIds);
  return newIds;
}

const said =
  sql.raw(`type, state, day, started_at, finished_at, source, operator, machine, note, order_id, crop_id, own_crop_id,
  crop_role, ends_crop, cut, moisture_percent, by_product_taken, incorporated_on, timing, water_l_per_ha, tank_l, nozzle,
  drift_reduction, wind_m_per_s, temperature_c, grazing_animals, grazing_head, grazing_days, irrigation_value,
  irrigation_unit, search_key, findings, unjudged`);

/** Each parcel of the action with its part, zero for those that stay, as `t` and `part`. */
function targetsByPart(tx: FarmChange, { farmId, id, parts }: DividedAction): RawBuilder<unknown> {
  const parcelIds = parts.flat();
  const numbers = parts.flatMap((part, at) => part.map(() => at + 1));
  return sql`(
    select target.*, coalesce(given.part, 0) as part from agroevidence.action_target target
    left join unnest(${parcelIds}::int[], ${numbers}::int[]) as given (parcel_id, part) on given.parcel_id = target.parcel_id
    where ${ofFarm(tx, sql`target.farm_id`, farmId)} and target.action_id = ${id}) as t`;
}

async function divideActions(tx: FarmChange, divided: DividedAction): Promise<number[]> {
  const { farmId, id } = divided;
  const sums = sql`(
    select t.part, sum(t.area_m2) as area_m2, count(*)::int as parcels,
      case when bool_and(t.nitrogen_kg is not null) then sum(t.nitrogen_kg) end as nitrogen_kg,
      case when bool_and(t.counted_nitrogen_kg is not null) then sum(t.counted_nitrogen_kg) end as counted_nitrogen_kg
    from ${targetsByPart(tx, divided)} group by t.part) as summed`;
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.action (farm_id, ${said}, area_m2, parcels, nitrogen_kg, counted_nitrogen_kg)
    select a.farm_id, ${said}, summed.area_m2, summed.parcels, summed.nitrogen_kg, summed.counted_nitrogen_kg
    from agroevidence.action a cross join ${sums}
    where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = ${id} and summed.part > 0 order by summed.part
    returning id`.execute(tx.sql);
  await sql`
    update agroevidence.action a set area_m2 = summed.area_m2, parcels = summed.parcels, nitrogen_kg = summed.nitrogen_kg,
      counted_nitrogen_kg = summed.counted_nitrogen_kg
    from ${sums} where ${ofFarm(tx, sql`a.farm_id`, farmId)} and a.id = ${id} and summed.part = 0`.execute(tx.sql);
  return rows.map((row) => row.id).toSorted((one, other) => one - other);
}

/** What was said for a hectare stays said; what was said for all is what falls to the part, in the same unit. */
async function divideAmounts(tx: FarmChange, divided: DividedAction, newIds: readonly number[]): Promise<void> {
  const { farmId, id } = divided;
  const sums = sql`(
    select t.part, one.place, sum(one.amount) as amount
    from ${targetsByPart(tx, divided)} cross join lateral unnest(t.amounts) with ordinality as one (amount, place)
    group by t.part, one.place) as summed`;
  const value = sql`case when m.said_basis = 'TOTAL' and m.amount > 0 then m.said_value * summed.amount / m.amount
    else m.said_value end`;
  await sql`
    insert into agroevidence.action_amount (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis,
      unit_kind, amount, batch, produced_on, expires_on, organism_codes, own_organisms, purpose)
    select m.farm_id, (${[...newIds]}::int[])[summed.part], m.place, m.kind, m.used_material_id, ${value}, m.said_unit, m.said_basis,
      m.unit_kind, summed.amount, m.batch, m.produced_on, m.expires_on, m.organism_codes, m.own_organisms, m.purpose
    from agroevidence.action_amount m join ${sums} on summed.place = m.place
    where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.action_id = ${id} and summed.part > 0
    order by summed.part, m.place`.execute(tx.sql);
  await sql`
    update agroevidence.action_amount m set amount = summed.amount, said_value = ${value}
    from ${sums} where ${ofFarm(tx, sql`m.farm_id`, farmId)} and m.action_id = ${id} and summed.part = 0
      and summed.place = m.place`.execute(tx.sql);
}

async function moveCropsAndTargets(
  tx: FarmChange,
  { farmId, id, parts }: DividedAction,
  newIds: readonly number[],
): Promise<void> {
  const parcelIds = parts.flat();
  const numbers = parts.flatMap((part, at) => part.map(() => newIds[at] ?? 0));
  const given = sql`unnest(${parcelIds}::int[], ${numbers}::int[]) as given (parcel_id, action_id)`;
  await sql`
    update agroevidence.cultivation k
    set sown_by_action_id = case when k.sown_by_action_id = ${id} then given.action_id else k.sown_by_action_id end,
      ended_by_action_id = case when k.ended_by_action_id = ${id} then given.action_id else k.ended_by_action_id end
    from ${given} where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.parcel_id = given.parcel_id
      and ${id} in (k.sown_by_action_id, k.ended_by_action_id)`.execute(tx.sql);
  await sql`
    update agroevidence.action_target t set action_id = given.action_id
    from ${given} where ${ofFarm(tx, sql`t.farm_id`, farmId)} and t.action_id = ${id} and t.parcel_id = given.parcel_id`.execute(
    tx.sql,
  );
}
