import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { HeldLand } from '../parcels/held-land.repository.ts';

/** A crop that stood on the land of a parcel before the parcel was there. */
export interface StoodBefore {
  /** The parcel that holds the land now. */
  readonly parcelId: number;
  readonly id: number;
  readonly cropId: number | null;
  readonly from: string | null;
  /** The day on which it stood no more; null where none is known. */
  readonly to: string | null;
}

/** The main and catch crops of the parcels that some came of, the latest first. */
export async function findStoodBefore(farms: FarmReading, land: readonly HeldLand[]): Promise<StoodBefore[]> {
  const before = land.filter(({ parcelId, onId }) => parcelId !== onId);
  if (before.length === 0) return [];
  return farms.rows(sql<StoodBefore>`
    select held.parcel_id, k.id, coalesce(k.crop_id, k.own_crop_id) as crop_id, lower(k.valid)::text as from,
      upper(k.valid)::text as to
    from unnest(${before.map(({ parcelId }) => parcelId)}::int[], ${before.map(({ onId }) => onId)}::int[],
      ${before.map(({ until }) => until)}::date[]) as held (parcel_id, on_id, until)
    join agroevidence.cultivation k on k.parcel_id = held.on_id
    where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null and k.role in ('MAIN', 'CATCH_CROP')
      and (held.until is null or lower(k.valid) is null or lower(k.valid) <= held.until)
    order by held.parcel_id, lower(k.valid) desc nulls last, k.id desc`);
}
