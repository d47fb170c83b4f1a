import type { LandDescent } from '@brazda/domain/land/falls-to-land.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { intersectionOf } from '#server/db/overlays.ts';

/** Land that a parcel holds, as it was recorded: by the parcel itself, or by one that it came of by splitting, joining or in the registry. */
export interface HeldLand {
  readonly parcelId: number;
  /** The parcel on which it was recorded. */
  readonly onId: number;
  /** The last day on which what was done there was done to this land; null where that goes for all days. */
  readonly until: string | null;
  /** So much of what was done there falls to the parcel. */
  readonly share: number;
}

/** More generations than a parcel ever has. */
const mostGenerations = 30;

/** How land of parcels `from_parcel_id` became land of others, `from_m2` of which the former were large. */
function descents(farms: FarmReading): RawBuilder<unknown> {
  return sql`
      select l.to_parcel_id, l.from_parcel_id, case when p.status <> 'RETIRED' then begun.day end as until, l.area_m2, before.area_m2 as from_m2
      from agroevidence.parcel_lineage l
      join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = l.farm_id and p.id = l.from_parcel_id
      cross join lateral (
        select min(lower(v.valid)) as day from agroevidence.parcel_version v
        where ${ofFarms(farms, sql`v.farm_id`)} and v.farm_id = l.farm_id and v.parcel_id = l.to_parcel_id
          and v.retracted_at is null and v.valid_from_known) as begun
      left join lateral (
        select v.area_m2 from agroevidence.parcel_version v
        where ${ofFarms(farms, sql`v.farm_id`)} and v.farm_id = l.farm_id and v.parcel_id = l.from_parcel_id and v.retracted_at is null
        order by coalesce(v.valid @> (begun.day - 1), false) desc, lower(v.valid) desc nulls last limit 1) as before on true
      where ${ofFarms(farms, sql`l.farm_id`)} and l.from_parcel_id <> l.to_parcel_id and p.status <> 'TAKEN_BACK'`;
}

const share = sql`least(1, descent.area_m2 / nullif(descent.from_m2, 0))`;

/** How the land of farms became that of other parcels, whichever these are. */
export function findDescents(farms: FarmReading): Promise<LandDescent[]> {
  return farms.rows(sql<LandDescent>`
    select from_parcel_id as from_id, to_parcel_id as to_id, area_m2, coalesce(from_m2, area_m2) as from_m2, until::text as until
    from (${descents(farms)}) as descent order by from_parcel_id, to_parcel_id`);
}

/** Under which parcels the land of some is found in the records, each parcel itself first. */
export async function findHeldLand(farms: FarmReading, parcelIds: readonly number[]): Promise<readonly HeldLand[]> {
  const before = await farms.rows(sql<HeldLand>`
    with recursive descent as not materialized (${descents(farms)}
    ), held (parcel_id, on_id, until, share, path) as (
      select to_parcel_id, from_parcel_id, until, ${share}, array[to_parcel_id, from_parcel_id] from descent
      where to_parcel_id = any(${[...parcelIds]}::int[])
      union all
      select held.parcel_id, descent.from_parcel_id, least(held.until, descent.until), held.share * ${share},
        held.path || descent.from_parcel_id
      from held join descent on descent.to_parcel_id = held.on_id
      where descent.from_parcel_id <> all(held.path) and cardinality(held.path) < ${sql.lit(mostGenerations)}
    )
    select parcel_id, on_id, case when bool_and(until is not null) then max(until)::text end as until,
      coalesce(least(1, sum(share)), 1) as share
    from held group by parcel_id, on_id order by parcel_id, on_id`);
  return [...parcelIds.map((id): HeldLand => ({ parcelId: id, onId: id, until: null, share: 1 })), ...before];
}

/**
 * Joins the targets `t` of actions of a day with the parcels that hold their land, as `held.parcel_id`; `falls.share` of what was
 * done there falls to each, more than nothing. Of a part that was drawn that is what lies within the outline of the parcel.
 */
export function joinHeldLand(
  farms: FarmReading,
  land: readonly HeldLand[],
  day: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    join unnest(${land.map(({ parcelId }) => parcelId)}::int[], ${land.map(({ onId }) => onId)}::int[],
        ${land.map(({ until }) => until)}::date[], ${land.map(({ share }) => share)}::float8[])
      as held (parcel_id, on_id, until, share) on held.on_id = t.parcel_id and (held.until is null or ${day} <= held.until)
    left join agroevidence.parcel_version own on ${ofFarms(farms, sql`own.farm_id`)} and own.farm_id = t.farm_id
      and t.geometry is not null and held.on_id <> held.parcel_id and own.parcel_id = held.parcel_id and own.is_current
    join lateral (select case when own.id is null then held.share
      else st_area(${intersectionOf(sql`own.geometry`, sql`t.geometry`)}) / nullif(st_area(t.geometry), 0) end as share) as falls
      on falls.share > 0`;
}

/** The parcels on which some land was recorded. */
export function placesOf(land: readonly HeldLand[]): number[] {
  return [...new Set(land.map(({ onId }) => onId))];
}

/** The numbers of parcels, and of those that are gone since and of whose land they are: what was done there was done to them. */
export function withGoneBefore(farms: FarmConditions, parcelIds: readonly number[]): RawBuilder<unknown> {
  return sql`(with recursive held (id) as (
      select unnest(${[...parcelIds]}::int[])
      union
      select l.from_parcel_id from held join agroevidence.parcel_lineage l on l.to_parcel_id = held.id
      join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = l.farm_id and p.id = l.from_parcel_id
      where ${ofFarms(farms, sql`l.farm_id`)} and p.status = 'RETIRED'
    ) select id from held)`;
}
