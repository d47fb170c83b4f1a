import type { SoilTexture } from '@brazda/domain/enumerations/water-balance.ts';
import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

export interface ParcelSoilRow {
  readonly parcelId: number;
  readonly texture: SoilTexture | null;
  readonly fieldCapacity: number | null;
  readonly wiltingPoint: number | null;
  readonly rootDepthM: number | null;
}

const columns = sql`s.parcel_id, s.texture, s.field_capacity, s.wilting_point, s.root_depth_m`;

/** What has been said of the soil of parcels. */
export function findParcelSoils(farms: FarmReading): Promise<ParcelSoilRow[]> {
  return farms.rows(sql<ParcelSoilRow>`
    select ${columns} from iot.parcel_soil s where ${ofFarms(farms, sql`s.farm_id`)} order by s.parcel_id`);
}

/** The soil of a parcel, which nobody else changes until the transaction ends. */
export async function lockParcelSoil(
  tx: FarmChange,
  farmId: number,
  parcelId: number,
): Promise<ParcelSoilRow | undefined> {
  const { rows } = await sql<ParcelSoilRow>`
    select ${columns} from iot.parcel_soil s
    where ${ofFarm(tx, sql`s.farm_id`, farmId)} and s.parcel_id = ${parcelId} for no key update`.execute(tx.sql);
  return rows[0];
}

export async function writeParcelSoil(tx: FarmChange, farmId: number, soil: ParcelSoilRow): Promise<void> {
  const { parcelId, texture, fieldCapacity, wiltingPoint, rootDepthM } = soil;
  await sql`
    insert into iot.parcel_soil (farm_id, parcel_id, texture, field_capacity, wilting_point, root_depth_m)
    values (${farmId}, ${parcelId}, ${texture}::text, ${fieldCapacity}::float8, ${wiltingPoint}::float8, ${rootDepthM}::float8)
    on conflict on constraint parcel_soil_once do update set texture = excluded.texture,
      field_capacity = excluded.field_capacity, wilting_point = excluded.wilting_point,
      root_depth_m = excluded.root_depth_m`.execute(tx.sql);
}
