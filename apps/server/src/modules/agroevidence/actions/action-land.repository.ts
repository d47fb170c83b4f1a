import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import type { HeldParcel } from '../cultivations/cultivation-changes.repository.ts';

/** A parcel as it was on the day of an action, held until the transaction ends. */
export interface ParcelOnDay extends HeldParcel {
  readonly versionId: number;
  /** Of that version: the official area where there is one. */
  readonly shownM2: number;
  /** Whether the parcel was none any more on that day. */
  readonly isOver: boolean;
}

/**
 * Parcels of one farm as they were on a day; before the first day that is known of one, as it was first. In the order of
 * their ids.
 */
export async function holdParcelsOnDay(
  tx: FarmChange,
  farmId: number,
  ids: readonly number[],
  day: string,
): Promise<ParcelOnDay[]> {
  const { rows } = await sql<ParcelOnDay>`
    select p.id, p.farm_id, p.status, greatest(present.shown_area_ha * 10000, present.area_m2) as area_m2,
      held.id as version_id, held.shown_area_ha * 10000 as shown_m2,
      p.status = 'RETIRED' and not held.valid @> ${day}::date and lower(held.valid) <= ${day}::date as is_over
    from agroevidence.parcel p
    join agroevidence.parcel_version present on present.farm_id = p.farm_id and present.parcel_id = p.id and present.is_current
    join lateral (${versionOnDay(tx, day)}) as held on true
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = any(${[...ids]}::int[]) and p.status <> 'TAKEN_BACK'
    order by p.id for no key update of p`.execute(tx.sql);
  return rows;
}

/** The version of a parcel that an action of a day stands on; undefined where the farms have no such parcel. */
export async function findVersionOnDay(farms: FarmReading, parcelId: number, day: string): Promise<number | undefined> {
  const [row] = await farms.rows(sql<{ id: number }>`
    select held.id from agroevidence.parcel p join lateral (${versionOnDay(farms, day)}) as held on true
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = ${parcelId} and p.status <> 'TAKEN_BACK'`);
  return row?.id;
}

/** Of a parcel `p`. */
function versionOnDay(farms: FarmConditions, day: string): RawBuilder<unknown> {
  return sql`
    select v.id, v.valid, v.shown_area_ha from agroevidence.parcel_version v
    where ${ofFarms(farms, sql`v.farm_id`)} and v.farm_id = p.farm_id and v.parcel_id = p.id
      and v.retracted_at is null
    order by v.valid @> ${day}::date desc, lower(v.valid) nulls first limit 1`;
}
