import { sql } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** Lets the parts of a parcel be planned as it was; of areas each gets its share, and somebody should look. */
export async function copyPlan(
  tx: FarmChange,
  farmId: number,
  parcelId: number,
  partIds: readonly number[],
): Promise<void> {
  await sql`
    insert into agroevidence.plan_entry
      (farm_id, scenario_id, season, parcel_id, role, part, crop_id, own_crop_id, area_m2, origin, is_to_check)
    select e.farm_id, e.scenario_id, e.season, part.parcel_id, e.role, e.part, e.crop_id, e.own_crop_id,
      e.area_m2 * part.share, 'LINEAGE', e.is_to_check or e.area_m2 is not null
    from agroevidence.plan_entry e
    cross join (
      select v.parcel_id, v.area_m2 / sum(v.area_m2) over () as share from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = any(${[...partIds]}::int[]) and v.is_current
    ) as part
    where ${ofFarm(tx, sql`e.farm_id`, farmId)} and e.parcel_id = ${parcelId}`.execute(tx.sql);
}

/**
 * Lets the parcel that several have become be planned as they were: whole where all were to have the same, else in parts that
 * are as large as they were.
 */
export async function joinPlans(
  tx: FarmChange,
  farmId: number,
  parcelId: number,
  sourceIds: readonly number[],
): Promise<void> {
  await sql`
    with source as materialized (
      select v.parcel_id, case when bool_and(v.official_area_ha is not null) over () then v.official_area_ha * 10000
        else v.area_m2 end as land_m2
      from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = any(${[...sourceIds]}::int[]) and v.is_current
    ), planned as materialized (
      select e.*, source.land_m2, count(*) over plan = ${sourceIds.length} and bool_and(e.area_m2 is null) over plan
          and min(coalesce(e.own_crop_id, e.crop_id)) over plan = max(coalesce(e.own_crop_id, e.crop_id)) over plan as is_same,
        row_number() over (plan order by e.parcel_id, e.part) as place
      from agroevidence.plan_entry e join source on source.parcel_id = e.parcel_id
      where ${ofFarm(tx, sql`e.farm_id`, farmId)}
      window plan as (partition by e.scenario_id, e.season, e.role)
    )
    insert into agroevidence.plan_entry
      (farm_id, scenario_id, season, parcel_id, role, part, crop_id, own_crop_id, area_m2, origin, is_to_check)
    select farm_id, scenario_id, season, ${parcelId}::int, role, place, crop_id, own_crop_id,
      case when not is_same then coalesce(area_m2, land_m2) end, 'LINEAGE', not is_same
    from planned where not is_same or place = 1`.execute(tx.sql);
}

/** Into how many parts what grows or is planned would divide the parcel that several become, at the most. */
export async function mostPartsTogether(
  tx: FarmTransaction,
  farmId: number,
  sourceIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(max(parts), 0)::int as parts from (
      select count(*) as parts from agroevidence.plan_entry e
      where ${ofFarm(tx, sql`e.farm_id`, farmId)} and e.parcel_id = any(${[...sourceIds]}::int[])
      group by e.scenario_id, e.season, e.role
      union all
      select count(distinct (k.parcel_id, case when k.area_m2 is null then 0 else k.part end)) from agroevidence.cultivation k
      where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.parcel_id = any(${[...sourceIds]}::int[]) and k.retracted_at is null
    ) as counted`.execute(tx.sql);
  return rows[0]?.parts ?? 0;
}
