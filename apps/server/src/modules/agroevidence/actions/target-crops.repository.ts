import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { ownCrop, ownCropColumn, type NamedOwnCrop } from '../crops/standing-crop.repository.ts';

/** A crop that stands on a parcel on a day, or that is planned to come. */
export interface TargetCropRow {
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
  readonly isStanding: boolean;
}

/** What is asked: which parcels, on which day, in which season that is, and without what one action has sown. */
export interface TargetQuestion {
  readonly parcelIds: readonly number[];
  readonly day: string;
  readonly season: number;
  readonly exceptActionId: number | undefined;
}

/** All main crops that an action could count to, those that stand before those that are planned. */
export function findTargetCrops(farms: FarmReading, question: TargetQuestion): Promise<TargetCropRow[]> {
  const { parcelIds, day, season, exceptActionId = null } = question;
  return farms.rows(sql<TargetCropRow>`
    select parcel_id, crop_id, own_crop, crop_name, is_standing from (
      select k.parcel_id, k.crop_id, ${ownCropColumn} as own_crop, k.crop_name, true as is_standing, k.area_m2
      from agroevidence.cultivation k ${ownCrop}
      where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.retracted_at is null
        and k.role = 'MAIN' and k.valid @> ${day}::date and (${exceptActionId}::int is null or k.sown_by_action_id is distinct from ${exceptActionId}::int)
      union all
      select k.parcel_id, k.crop_id, ${ownCropColumn} as own_crop, coalesce(own.name, '') as crop_name, false, k.area_m2
      from agroevidence.plan_entry k ${ownCrop}
      where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = any(${[...parcelIds]}::int[]) and k.scenario_id is null
        and k.role = 'MAIN' and k.season = ${season}
    ) as one
    order by parcel_id, is_standing desc, area_m2 desc nulls first`);
}

/** Whether an action is one of the farms in scope, deleted or not. */
export async function isKnownAction(farms: FarmReading, id: number): Promise<boolean> {
  const rows = await farms.rows(sql`
    select from agroevidence.action a where ${ofFarms(farms, sql`a.farm_id`)} and a.id = ${id}`);
  return rows.length > 0;
}
