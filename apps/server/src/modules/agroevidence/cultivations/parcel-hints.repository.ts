import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** What hints about a choice of parcels are made of. */
export interface HintedParcel {
  readonly id: number;
  readonly isSplit: boolean;
  /** Square and number of the block; null where the parcel has none. */
  readonly block: string | null;
  /** Open parcels of the farm in that block. */
  readonly parcelsOfBlock: number;
}

export function findHinted(
  farms: FarmReading,
  parcelIds: readonly number[],
  day: string | undefined,
  now: Date,
): Promise<HintedParcel[]> {
  return farms.rows(sql<HintedParcel>`
    select p.id, concat_ws(' ', v.square, v.block_number) as block,
      exists (
        select from agroevidence.cultivation k
        where k.farm_id = p.farm_id and k.parcel_id = p.id and k.retracted_at is null and k.area_m2 is not null
          and k.valid @> coalesce(${day ?? null}::date, today.day)
      ) as is_split,
      (
        select count(*)::int from agroevidence.parcel_version other
        join agroevidence.parcel q on q.farm_id = other.farm_id and q.id = other.parcel_id and q.status = 'OPEN'
        where other.farm_id = v.farm_id and other.is_current and other.block_number = v.block_number
          and other.square is not distinct from v.square
      ) as parcels_of_block
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join (${farmDays(farms, now)}) as today on today.farm_id = p.farm_id
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    order by p.id`);
}
