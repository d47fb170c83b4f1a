import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { intersectionOf } from '#server/db/overlays.ts';
import { areaM2 } from '#server/db/spatial.ts';

/** What stands on parcels on a day or is entered to stand there later. */
export async function cropsFrom(
  tx: FarmTransaction,
  farmId: number,
  parcelIds: readonly number[],
  from: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from agroevidence.cultivation k
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.retracted_at is null
      and k.valid && ${onwards(from)}`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

/**
 * Those of them whose outlines reach beyond the land that their parcel has now. The question stands within a case, so that the
 * planner does not guess its answers: where all outlines that it has counted lie apart, that of the embedded database fails.
 */
export async function cropsBeyond(tx: FarmTransaction, farmId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from agroevidence.cultivation k
    join agroevidence.parcel_version v on v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...ids]}::int[]) and k.geometry is not null
      and case when st_coveredby(k.geometry, v.geometry) then false else true end`.execute(tx.sql);
  return rows.map(({ id }) => id);
}

/** Of a part this much has to lie on a parcel to stand there; of a parcel, so that the part takes all of it. */
const least = 0.01;
const asGoodAsAll = 0.99;

/**
 * Lets crops stand on parts of their land from a day on: what takes the whole parcel takes each part, an outline is cut, and
 * of a part that is only an area each gets its share. When they were sown goes with them.
 */
export async function copyCrops(
  tx: FarmChange,
  farmId: number,
  cropIds: readonly number[],
  { parcelIds, from }: { readonly parcelIds: readonly number[]; readonly from: string },
): Promise<void> {
  await sql`
    with part as materialized (
      select v.parcel_id, v.geometry, v.area_m2, v.area_m2 / sum(v.area_m2) over () as share
      from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = any(${[...parcelIds]}::int[]) and v.is_current
    ), placed as materialized (
      select k.id, part.parcel_id as to_id, part.area_m2 as to_m2, k.geometry is not null as is_outlined, k.area_m2 * part.share as share_m2,
        case when k.geometry is not null
          then st_multi(st_collectionextract(${intersectionOf(sql`k.geometry`, sql`part.geometry`)}, 3)) end as geometry
      from agroevidence.cultivation k cross join part
      where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...cropIds]}::int[])
    ), measured as materialized (
      select *, case when is_outlined then ${areaM2(sql`geometry`)} else share_m2 end as m2 from placed
    ), kept as materialized (
      select nextval('agroevidence.cultivation_id_seq')::int as new_id, *, is_outlined and m2 >= to_m2 * ${asGoodAsAll} as is_all
      from measured where not is_outlined or m2 >= to_m2 * ${least}
    )
    insert into agroevidence.cultivation (farm_id, id, parcel_id, crop_id, own_crop_id, crop_name, role, part, geometry, area_m2,
      sown_on, harvested_on, valid, valid_before, ended_by_id, source) overriding system value
    select k.farm_id, kept.new_id, kept.to_id, k.crop_id, k.own_crop_id, k.crop_name, k.role,
      case when kept.is_all then 1 else k.part end, case when not kept.is_all then kept.geometry end,
      case when not kept.is_all then kept.m2 end, k.sown_on, k.harvested_on, k.valid * ${onwards(from)},
      case when ender.new_id is not null then k.valid_before * ${onwards(from)} end, ender.new_id, k.source
    from kept
    join agroevidence.cultivation k on ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = kept.id
    left join kept ender on ender.id = k.ended_by_id and ender.to_id = kept.to_id`.execute(tx.sql);
}

/**
 * Lets crops of several parcels stand on the one that they have become: what stood on all of them takes it whole, all else is
 * a part with the outline that it had.
 */
export async function joinCrops(
  tx: FarmChange,
  farmId: number,
  cropIds: readonly number[],
  { parcelId, from }: { readonly parcelId: number; readonly from: string },
): Promise<void> {
  await sql`
    with standing as materialized (
      select k.*, k.valid * ${onwards(from)} as held, v.geometry as land, v.area_m2 as land_m2
      from agroevidence.cultivation k
      join agroevidence.parcel_version v on v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current
      where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = any(${[...cropIds]}::int[])
    ), common as materialized (
      select crop_id, own_crop_id, crop_name, role, held, min(sown_on) as sown_on, max(harvested_on) as harvested_on,
        max(source) as source, array_agg(id) as ids
      from standing where area_m2 is null
      group by crop_id, own_crop_id, crop_name, role, held
      having count(distinct parcel_id) = (
        select count(*) from agroevidence.parcel_lineage l
        where ${ofFarm(tx, sql`l.farm_id`, farmId)} and l.to_parcel_id = ${parcelId})
    ), apart as (
      select s.*, dense_rank() over (order by s.parcel_id, case when s.area_m2 is null then 0 else s.part end) as place
      from standing s where s.id <> all(array(select unnest(ids) from common))
    )
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, role, part, geometry, area_m2,
      sown_on, harvested_on, valid, source)
    select ${farmId}::int, ${parcelId}::int, crop_id, own_crop_id, crop_name, role, 1, null, null, sown_on, harvested_on, held, source
    from common
    union all
    select farm_id, ${parcelId}::int, crop_id, own_crop_id, crop_name, role, place,
      case when area_m2 is null then land else geometry end, coalesce(area_m2, land_m2), sown_on, harvested_on, held, source
    from apart`.execute(tx.sql);
}

/** Ends crops with the land that they stood on; what was to be sown only later is put out of sight. */
export async function endCrops(
  tx: FarmChange,
  farmId: number,
  cropIds: readonly number[],
  { from, at }: { readonly from: string; readonly at: Date },
): Promise<void> {
  await sql`
    update agroevidence.cultivation k
    set valid_before = case when starts_later then k.valid_before else coalesce(k.valid_before, k.valid) end,
      valid = case when starts_later then k.valid else k.valid * daterange(null, ${from}::date) end,
      retracted_at = case when starts_later then ${at}::timestamptz end, ended_by_id = null
    from (
      select id as begun_id, coalesce(lower(valid) >= ${from}::date, false) as starts_later from agroevidence.cultivation
      where ${ofFarm(tx, sql`farm_id`, farmId)} and id = any(${[...cropIds]}::int[])
    ) as begun
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = begun.begun_id`.execute(tx.sql);
}

/** Cuts outlines of crops to the land of their parcel; one that does not meet it at all stays for somebody to see. */
export async function cutCrops(tx: FarmChange, farmId: number, cropIds: readonly number[]): Promise<void> {
  await sql`
    update agroevidence.cultivation k set geometry = cut.geometry, area_m2 = cut.area_m2
    from (
      select id, geometry, ${areaM2(sql`geometry`)} as area_m2 from (
        select o.id, st_multi(st_collectionextract(${intersectionOf(sql`o.geometry`, sql`v.geometry`)}, 3)) as geometry
        from agroevidence.cultivation o
        join agroevidence.parcel_version v on v.farm_id = o.farm_id and v.parcel_id = o.parcel_id and v.is_current
        where ${ofFarm(tx, sql`o.farm_id`, farmId)} and o.id = any(${[...cropIds]}::int[])
      ) as inside
    ) as cut
    where ${ofFarm(tx, sql`k.farm_id`, farmId)} and k.id = cut.id and cut.area_m2 >= 1`.execute(tx.sql);
}

function onwards(from: string): RawBuilder<unknown> {
  return sql`daterange(${from}::date, null)`;
}
