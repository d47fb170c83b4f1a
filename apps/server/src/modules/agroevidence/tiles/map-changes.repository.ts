import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';

/** The revision of a farm's map, and which clocks it goes by. */
export interface MapPlace {
  readonly farmId: number;
  readonly revision: number;
  readonly timeZone: string;
}

/** Of all farms in scope. */
export function findMapPlaces(farms: FarmReading): Promise<MapPlace[]> {
  return farms.rows(sql<MapPlace>`
    select map.farm_id, map.revision, country.time_zone
    from agroevidence.farm_map map join core.farm on farm.id = map.farm_id
    join core.country on country.code = farm.country_code
    where ${ofFarms(farms, sql`map.farm_id`)}`);
}

export async function findMapPlace(farms: FarmReading, farmId: number): Promise<MapPlace | undefined> {
  return (await findMapPlaces(farms)).find((place) => place.farmId === farmId);
}

export interface MapChanges {
  /** The revision that is reached with these changes, or an earlier one than that. */
  readonly revision: number;
  /** Parcels that may look otherwise than before; undefined where only reading all of them tells. */
  readonly parcelIds: readonly number[] | undefined;
}

/** What of a farm's map may have changed since a state of it: by what was done, and by the day. */
export async function findMapChanges(
  farms: FarmReading,
  farmId: number,
  since: { readonly revision: number; readonly day: string },
  day: string,
): Promise<MapChanges | undefined> {
  const [first, last] = since.day < day ? [since.day, day] : [day, since.day];
  const [found] = await farms.rows(sql<{ revision: number; isWhole: boolean; parcelIds: number[] }>`
    with change as (
      select revision, parcel_id from agroevidence.map_change c
      where ${ofFarm(farms, sql`c.farm_id`, farmId)} and c.revision > ${since.revision}::int
    )
    select map.revision,
      (select count(distinct change.revision) from change where change.revision <= map.revision) = map.revision - ${since.revision}::int
        and not exists (select from change where parcel_id = 0) as is_whole,
      array(select parcel_id from change where parcel_id > 0 union ${turnedBetween(farms, farmId, first, last)}) as parcel_ids
    from agroevidence.farm_map map
    where ${ofFarm(farms, sql`map.farm_id`, farmId)}`);
  return found && { revision: found.revision, parcelIds: found.isWhole ? found.parcelIds : undefined };
}

/** Parcels on which a crop begins or ends after the first day, up to the last. */
function turnedBetween(farms: FarmConditions, farmId: number, first: string, last: string): RawBuilder<unknown> {
  return sql`
    select parcel_id from agroevidence.cultivation k
    where ${ofFarm(farms, sql`k.farm_id`, farmId)} and k.retracted_at is null
      and ${first}::date < ${last}::date
      and ((lower(k.valid) > ${first}::date and lower(k.valid) <= ${last}::date)
        or (upper(k.valid) > ${first}::date and upper(k.valid) <= ${last}::date))`;
}
