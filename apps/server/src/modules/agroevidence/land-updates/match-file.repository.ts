import { sql } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { landInBoth } from '#server/db/overlays.ts';
import type { FiledFacts } from './compared-land.repository.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

type UpdateKey = Pick<LandUpdateRow, 'farmId' | 'id'>;

/** By what a row of a file may be a parcel of the farm, the surest first. */
export const marks = ['PARCEL_ID', 'EXTERNAL_ID', 'NUMBER'] as const;

/** A row of a file that bears a mark of an open parcel, and how much land they share where others bear it too. */
export interface MarkedRow {
  readonly mark: (typeof marks)[number];
  readonly key: string;
  readonly parcelId: number;
  readonly areaM2: number;
}

/** A mark that so many rows bear is none. */
const mostOfOneMark = 20;

export async function findMarkedRows(tx: FarmTransaction, { farmId, id }: UpdateKey): Promise<MarkedRow[]> {
  const { rows } = await sql<MarkedRow>`
    with filed as (
      select key, geometry, (facts ->> 'parcelId')::int as parcel_id, facts ->> 'externalId' as external_id,
        facts ->> 'square' as square, facts ->> 'blockNumber' as block_number
      from agroevidence.land_update_block where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
    ), counted as materialized (
      select *, count(*) over (partition by parcel_id) as of_parcel, count(*) over (partition by external_id) as of_id,
        count(*) over (partition by square, block_number) as of_number
      from filed
    ), open as materialized (
      select v.parcel_id, v.external_id, v.square, v.block_number, v.geometry
      from agroevidence.parcel_version v
      join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current
    ), marked as (
      select 'PARCEL_ID' as mark, c.key, o.parcel_id, c.geometry as filed, o.geometry as known
      from counted c join open o on o.parcel_id = c.parcel_id where c.of_parcel <= ${mostOfOneMark}
      union all
      select 'EXTERNAL_ID', c.key, o.parcel_id, c.geometry, o.geometry
      from counted c join open o on o.external_id = c.external_id where c.of_id <= ${mostOfOneMark}
      union all
      select 'NUMBER', c.key, o.parcel_id, c.geometry, o.geometry
      from counted c join open o on o.block_number = c.block_number and o.square is not distinct from c.square
      where c.of_number <= ${mostOfOneMark}
    ), rivals as (
      select *, greatest(count(*) over (partition by mark, key), count(*) over (partition by mark, parcel_id)) > 1 as has_rivals
      from marked
    )
    select mark, key, parcel_id, case when has_rivals then ${landInBoth(sql`filed`, sql`known`)} else 0 end as area_m2
    from rivals`.execute(tx.sql);
  return rows;
}

/** A row of a file and an open parcel of about the same size in about the same place. */
export interface LikeRow {
  readonly key: string;
  readonly parcelId: number;
  readonly areaM2: number;
  /** Of the larger of the two. */
  readonly largerM2: number;
}

/** Of rows and parcels that have found none yet; of two of which one is twice as large, neither is the other. */
export async function findLikeRows(
  tx: FarmTransaction,
  { farmId, id }: UpdateKey,
  keys: readonly string[],
  matchedParcels: readonly number[],
  leastShare: number,
): Promise<LikeRow[]> {
  const { rows } = await sql<LikeRow>`
    with filed as materialized (
      select key, geometry, area_m2 from agroevidence.land_update_block
      where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and key = any(${[...keys]}::text[])
    )
    select filed.key, v.parcel_id, ${landInBoth(sql`filed.geometry`, sql`v.geometry`)} as area_m2,
      greatest(filed.area_m2, v.area_m2) as larger_m2
    from filed
    join agroevidence.parcel_version v on ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current and v.geometry && filed.geometry
      and least(filed.area_m2, v.area_m2) >= ${leastShare}::float8 * greatest(filed.area_m2, v.area_m2)
      and v.parcel_id <> all(${[...matchedParcels]}::int[])
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'`.execute(tx.sql);
  return rows;
}

/** What a file says of its parcels, by the keys under which they lie. */
export async function filedFacts(
  tx: FarmTransaction,
  { farmId, id }: UpdateKey,
): Promise<{ readonly key: string; readonly facts: FiledFacts }[]> {
  const { rows } = await sql<{ key: string; facts: FiledFacts }>`
    select key, facts from agroevidence.land_update_block
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} order by (facts ->> 'row')::int`.execute(tx.sql);
  return rows;
}

export async function renameBlocks(
  tx: FarmChange,
  { farmId, id }: UpdateKey,
  names: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  await sql`
    update agroevidence.land_update_block b set key = given."to"
    from unnest(${names.map(([from]) => from)}::text[], ${names.map(([, to]) => to)}::text[]) as given ("from", "to")
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${id} and b.key = given."from"`.execute(tx.sql);
}
