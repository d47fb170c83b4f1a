import type { ActionState, ActionType } from '@brazda/domain/enumerations/action.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import type { PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { joinHeldLand, placesOf, type HeldLand } from '../parcels/held-land.repository.ts';

/** What grows on a parcel, or is to grow there. */
export interface GrownOrPlanned {
  readonly parcelId: number;
  readonly cropId: number;
  readonly cultivationId: number | null;
  /** Calendar days, the last included; null where none is known. */
  readonly from: string | null;
  readonly to: string | null;
  readonly harvestedOn: string | null;
  readonly isPlanned: boolean;
  readonly isCatchCrop: boolean;
  readonly season: number | null;
}

/** All that stands on parcels in the years around a day, and what is planned for a season, main crops with most land first. */
export function findGrown(
  farms: FarmReading,
  parcelIds: readonly number[],
  { day, season }: { readonly day: string; readonly season: number },
): Promise<GrownOrPlanned[]> {
  return farms.rows(sql<GrownOrPlanned>`
    select parcel_id, crop_id, cultivation_id, "from", "to", harvested_on, is_planned, is_catch_crop, season from (
    select k.parcel_id, coalesce(k.crop_id, k.own_crop_id) as crop_id, k.id as cultivation_id, lower(k.valid)::text as "from",
      (upper(k.valid) - 1)::text as "to", k.harvested_on::text as harvested_on, false as is_planned,
      k.role = 'CATCH_CROP' as is_catch_crop, null::int as season, k.area_m2
    from agroevidence.cultivation k
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.retracted_at is null
      and k.role in ('MAIN', 'CATCH_CROP') and num_nonnulls(k.crop_id, k.own_crop_id) = 1
      and k.valid && daterange(${day}::date, make_date(extract(year from ${day}::date)::int, 12, 31), '[]')
    union all
    select e.parcel_id, coalesce(e.crop_id, e.own_crop_id), null, null, null, null, true, e.role = 'CATCH_CROP', e.season, e.area_m2
    from agroevidence.plan_entry e
    where ${ofFarms(farms, sql`e.farm_id`)} and e.parcel_id = any(${[...parcelIds]}::int[]) and e.scenario_id is null
      and e.season in (${season}::int, ${Number(day.slice(0, 4))}::int)
    ) as one
    order by parcel_id, is_planned, is_catch_crop, area_m2 desc nulls first`);
}

/** What a parcel is, beside its outline. */
export interface ParcelLand {
  readonly parcelId: number;
  /** Of the parcel as lists show it. */
  readonly shownM2: number;
  readonly isVulnerable: TriState;
  /** Of its soil; null where nobody has said. */
  readonly climateRegion: number | null;
}

export function findLand(farms: FarmReading, parcelIds: readonly number[]): Promise<ParcelLand[]> {
  return farms.rows(sql<ParcelLand>`
    select v.parcel_id, v.shown_area_ha * 10000 as shown_m2, v.nitrate_vulnerable as is_vulnerable, p.climate_region
    from agroevidence.parcel_version v
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id
    where ${ofFarms(farms, sql`v.farm_id`)} and v.parcel_id = any(${[...parcelIds]}::int[]) and v.is_current`);
}

/** Something that was done on a parcel, or is planned there. */
export interface RecordedWork {
  readonly parcelId: number;
  readonly type: ActionType;
  readonly state: ActionState;
  readonly day: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** As it was said, else what stood there. */
  readonly cropId: number | null;
  /** What stood there. */
  readonly standingCropId: number | null;
  /** Products for plant protection, as they were. */
  readonly usedMaterialIds: readonly number[];
}

/**
 * What was done on the land of parcels in the days around one, without one action that is recorded anew. One action counts once
 * for a parcel, on however many of those that it came of it was done.
 */
export function findWork(
  farms: FarmReading,
  land: readonly HeldLand[],
  { day, daysAround, exceptActionId }: WorkQuestion,
): Promise<RecordedWork[]> {
  return farms.rows(sql<RecordedWork>`
    with near as materialized (
      select a.farm_id, a.id, a.type, a.state, a.day, a.started_at, a.finished_at, coalesce(a.crop_id, a.own_crop_id) as crop_id,
        array(select m.used_material_id from agroevidence.action_amount m
          where m.farm_id = a.farm_id and m.action_id = a.id and m.kind = 'PLANT_PROTECTION') as used_material_ids
      from agroevidence.action a
      where ${ofFarms(farms, sql`a.farm_id`)} and a.retired_at is null and a.id is distinct from ${exceptActionId ?? null}::int
        and a.day between ${day}::date - ${daysAround}::int and ${day}::date + ${daysAround}::int
        and a.type in ('SPRAY', 'SPREADING_PEST', 'FERT', 'LIMING', 'FERT_ORG', 'FERT_IND', 'TANKMIX', 'FOLIAR', 'HARVEST', 'MOWING',
          'PASTURE', 'SOWING', 'SOWING_PERENNIAL')
    )
    select distinct on (near.day, near.id, held.parcel_id) held.parcel_id, near.type, near.state, near.day,
      near.started_at, near.finished_at,
      coalesce(near.crop_id, k.crop_id, k.own_crop_id) as crop_id, coalesce(k.crop_id, k.own_crop_id) as standing_crop_id,
      near.used_material_ids
    from near join agroevidence.action_target t on t.farm_id = near.farm_id and t.action_id = near.id
    ${joinHeldLand(farms, land, sql`near.day`)}
    left join agroevidence.cultivation k on k.farm_id = t.farm_id and k.id = t.cultivation_id
    where ${ofFarms(farms, sql`t.farm_id`)} and t.parcel_id = any(${placesOf(land)}::int[])
    order by near.day, near.id, held.parcel_id, t.parcel_id <> held.parcel_id, t.id`);
}

export interface WorkQuestion {
  readonly day: string;
  readonly daysAround: number;
  readonly exceptActionId: number | undefined;
}

/** A product as a farm used it. */
export interface UsedProduct {
  readonly id: number;
  readonly materialId: number;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly facts: PlantProtectionFacts;
}

export async function findUsedProducts(farms: FarmReading, ids: readonly number[]): Promise<UsedProduct[]> {
  if (ids.length === 0) return [];
  return farms.rows(sql<UsedProduct>`
    select u.id, coalesce(u.material_id, u.own_material_id) as material_id, u.name, u.registration_number, u.facts
    from agroevidence.used_material u
    where ${ofFarms(farms, sql`u.farm_id`)} and u.id = any(${[...ids]}::int[]) and u.kind = 'PLANT_PROTECTION'`);
}

/** Crops of the catalogue that say that nothing is grown. */
export async function findBareCrops(farms: FarmReading): Promise<number[]> {
  const rows = await farms.rows(sql<{ id: number }>`
    select id from agroevidence.crop where key in ('arable_no_crop', 'NO_CROP')`);
  return rows.map(({ id }) => id);
}
