import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { placeOfRecord, type RecordedPlace } from './applied-materials.repository.ts';
import type { CropOfRecord, Days } from './report-rows.repository.ts';

/** A crop on a parcel, with what was harvested of it. */
export interface GrownCrop extends RecordedPlace, CropOfRecord {
  readonly areaM2: number;
  /** The last of the asked days on which it stood. */
  readonly lastDay: string;
  /** What was sown, by its seeds; null where nobody has said. */
  readonly variety: string | null;
  readonly sownOn: string | null;
  /** Among the asked days. */
  readonly harvestedOn: string | null;
  /** Of the land that was harvested; null where nothing was. */
  readonly harvestedM2: number | null;
  /** Kilograms; null where nobody has said how much. */
  readonly mainKg: number | null;
  readonly byKg: number | null;
  readonly byProductTaken: boolean | null;
}

/** The crops that stood on some days, as the land was outlined at the end of them or of the crop, with their harvests on those days. */
export function findGrownCrops(farms: FarmReading, { from, to }: Days, most: number): Promise<GrownCrop[]> {
  return farms.rows(sql<GrownCrop>`
    with harvest as materialized (
      select t.farm_id, t.cultivation_id, max(t.area_m2) as harvested_m2, max(a.day) as day,
        bool_or(a.by_product_taken) as by_product_taken,
        case when bool_and(main.place is not null) then sum(t.amounts[main.place]) / 1000000 end as main_kg,
        sum(t.amounts[other.place]) / 1000000 as by_kg
      from agroevidence.action a
      join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id and t.cultivation_id is not null
      left join agroevidence.action_amount main on main.farm_id = a.farm_id and main.action_id = a.id
        and main.kind = 'MAIN_PRODUCT' and main.unit_kind = 'WEIGHT'
      left join agroevidence.action_amount other on other.farm_id = a.farm_id and other.action_id = a.id
        and other.kind = 'BY_PRODUCT' and other.unit_kind = 'WEIGHT'
      where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and a.retired_at is null
        and a.state in ('DONE', 'APPROVED') and a.type in ('HARVEST', 'MOWING') and a.day between ${from}::date and ${to}::date
      group by t.farm_id, t.cultivation_id
    )
    select ${placeOfRecord}, coalesce(k.area_m2, v.shown_area_ha * 10000) as area_m2, k.crop_id, k.own_crop_id,
      own.name as own_crop_name, own.eppo as own_crop_eppo, k.crop_name,
      least(${to}::date, upper(k.valid) - 1) as last_day, ${varietyOfCrop(farms)} as variety, k.sown_on, case when coalesce(k.harvested_on, harvest.day) between ${from}::date and ${to}::date then coalesce(k.harvested_on, harvest.day) end as harvested_on,
       harvest.harvested_m2, harvest.main_kg, harvest.by_kg,
      harvest.by_product_taken
    from agroevidence.cultivation k
    join agroevidence.parcel p on p.farm_id = k.farm_id and p.id = k.parcel_id and p.status <> 'TAKEN_BACK'
    ${versionOn(sql`least(${to}::date, upper(k.valid) - 1)`)}
    left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id
    left join harvest on harvest.farm_id = k.farm_id and harvest.cultivation_id = k.id
    where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null
      and k.valid && daterange(${from}::date, ${to}::date, '[]')
    order by p.sort_key, p.id, lower(k.valid) nulls first, k.id limit ${most}`);
}

/** The seeds with which a cultivation `k` was sown, as they were called then. */
export function varietyOfCrop(farms: FarmConditions): RawBuilder<string | null> {
  return sql`(
    select string_agg(distinct u.name, ', ' order by u.name) from agroevidence.action_amount m
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where ${ofFarms(farms, sql`m.farm_id`)} and ${ofFarms(farms, sql`u.farm_id`)} and m.farm_id = k.farm_id
      and m.action_id = k.sown_by_action_id and m.kind = 'SEED')`;
}

/** The parcel of a cultivation `k` as it was outlined on a day, else as it is now, as `v`. */
function versionOn(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`join lateral (
    select v.label, v.square, v.block_number, v.shown_area_ha from agroevidence.parcel_version v
    where v.farm_id = k.farm_id and v.parcel_id = k.parcel_id order by v.valid @> ${day} desc, v.is_current desc, v.id desc limit 1) v
    on true`;
}

/** How much land a crop had on a day. */
export interface CropArea extends CropOfRecord {
  readonly areaM2: number;
}

export function findCropAreas(farms: FarmReading, day: string): Promise<CropArea[]> {
  return farms.rows(sql<CropArea>`
    select k.crop_id, k.own_crop_id, own.name as own_crop_name, own.eppo as own_crop_eppo,
      case when num_nonnulls(k.crop_id, k.own_crop_id) = 0 then k.crop_name end as crop_name,
      sum(coalesce(k.area_m2, v.shown_area_ha * 10000)) as area_m2
    from agroevidence.cultivation k
    join agroevidence.parcel p on p.farm_id = k.farm_id and p.id = k.parcel_id and p.status <> 'TAKEN_BACK'
    ${versionOn(sql`${day}::date`)}
    left join agroevidence.own_crop own on own.farm_id = k.farm_id and own.id = k.own_crop_id
    where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null and k.role = 'MAIN' and k.valid @> ${day}::date
    group by 1, 2, 3, 4, 5`);
}
