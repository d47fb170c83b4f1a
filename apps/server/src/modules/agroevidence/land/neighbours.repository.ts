import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

export interface NeighbourPair {
  readonly one: number;
  readonly other: number;
}

/** Pairs among some parcels that lie beside each other, with no more than so many metres between them. */
export function neighboursAmong(
  farms: FarmConditions,
  parcelIds: readonly number[],
  metres: number,
): RawBuilder<NeighbourPair> {
  return sql<NeighbourPair>`
    select v.parcel_id as one, o.parcel_id as other
    from agroevidence.parcel_version v
    join agroevidence.parcel_version o on o.farm_id = v.farm_id and o.parcel_id > v.parcel_id and o.is_current
      and o.parcel_id = any(${[...parcelIds]}::int[]) and o.geometry && st_expand(v.geometry, 0.001)
      and st_dwithin(v.geometry::geography, o.geometry::geography, ${metres}::float8)
    where ${ofFarms(farms, sql`v.farm_id`)} and v.is_current and v.parcel_id = any(${[...parcelIds]}::int[])`;
}
