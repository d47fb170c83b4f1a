import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A crop of the catalogue: its names by their language, and the colour that maps and lists show it in. */
export interface CropRow {
  readonly id: number;
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
  /** As the files of a register write it. */
  readonly registerNames: readonly string[];
  readonly registryCode: string | null;
  readonly eppo: string | null;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export function findCrops(farms: FarmReading): Promise<CropRow[]> {
  return farms.rows(sql<CropRow>`
    select id, key, names, register_names, registry_code, eppo, red, green, blue, valid_from, valid_to
    from agroevidence.crop`);
}

/** On how many parcels each crop was recorded or planned. */
export async function findCropUse(farms: FarmReading): Promise<ReadonlyMap<number, number>> {
  const rows = await farms.rows(sql<{ cropId: number; parcels: number }>`
    select crop_id, count(distinct parcel_id)::int as parcels from (
      select coalesce(k.crop_id, k.own_crop_id) as crop_id, k.parcel_id from agroevidence.cultivation k
      where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null
      union all
      select coalesce(e.crop_id, e.own_crop_id), e.parcel_id from agroevidence.plan_entry e
      where ${ofFarms(farms, sql`e.farm_id`)}
    ) as used
    where crop_id is not null group by crop_id`);
  return new Map(rows.map(({ cropId, parcels }) => [cropId, parcels]));
}
