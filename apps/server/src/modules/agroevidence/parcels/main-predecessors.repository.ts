import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** From which parcel most of the land of another is, what that one is called and whether it is gone; since when the other is there. */
export interface MainPredecessor {
  readonly id: number;
  readonly fromId: number;
  readonly fromName: string;
  readonly isFromGone: boolean;
  readonly since: string | null;
}

/** Of all parcels that others have become, by splitting, joining, or in the registry. */
export function findMainPredecessors(farms: FarmReading): Promise<MainPredecessor[]> {
  return farms.rows(sql<MainPredecessor>`
    select distinct on (l.to_parcel_id) l.to_parcel_id as id, l.from_parcel_id as from_id, p.local_name as from_name,
      p.status = 'RETIRED' as is_from_gone,
      (select min(lower(v.valid))::text from agroevidence.parcel_version v
        where ${ofFarms(farms, sql`v.farm_id`)} and v.farm_id = l.farm_id and v.parcel_id = l.to_parcel_id
          and v.retracted_at is null and v.valid_from_known) as since
    from agroevidence.parcel_lineage l
    join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = l.farm_id and p.id = l.from_parcel_id
    where ${ofFarms(farms, sql`l.farm_id`)} and l.from_parcel_id <> l.to_parcel_id and p.status <> 'TAKEN_BACK'
    order by l.to_parcel_id, l.area_m2 desc, l.from_parcel_id`);
}
