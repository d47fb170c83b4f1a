import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { areaM2 } from '#server/db/spatial.ts';
import { heldUntil } from '../land-updates/apply-land.repository.ts';
import type { ParcelSource } from './held-land.repository.ts';

export interface BegunParcel {
  readonly localName: string;
  readonly source: ParcelSource;
  readonly centerId: number | null;
  readonly zoneIds: readonly number[];
  readonly cadastralUnit: string | null;
  readonly climateRegion: ClimateRegion | null;
}

/** Lets a parcel begin; what it is searched by is found when its land is there. */
export async function insertParcel(tx: FarmChange, farmId: number, parcel: BegunParcel): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.parcel')
    .values({ farmId, ...parcel, zoneIds: [...parcel.zoneIds], searchKey: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The land that a parcel has from a day on. */
export interface BegunLand {
  readonly farmId: number;
  readonly parcelId: number;
  /** WKB. */
  readonly outline: Uint8Array;
  readonly from: string;
  /** The versions whose facts of the registry it has: of several, what they agree in. */
  readonly factsOf: readonly number[];
  /** The official area is that of all of their land, and of no part of it. */
  readonly isAllOfIt: boolean;
}

export async function beginLand(tx: FarmChange, land: BegunLand): Promise<void> {
  const { farmId, parcelId, outline, from, factsOf, isAllOfIt } = land;
  await sql`
    insert into agroevidence.parcel_version (farm_id, parcel_id, geometry, area_m2, valid, valid_from_known, official_area_ha,
      external_id, block_number, square, land_use_code, land_use_name, zone, altitude_m, slope_degrees, nitrate_vulnerable)
    select ${farmId}::int, ${parcelId}::int, land.geometry, ${areaM2(sql`land.geometry`)}, daterange(${from}::date, null), true,
      facts.*
    from (select st_multi(${wkb(outline)}) as geometry) as land cross join (
      select case when ${isAllOfIt}::boolean and count(v.official_area_ha) = count(*) then sum(v.official_area_ha) end,
        ${agreed('external_id')}, ${agreed('block_number')}, ${agreed('square')}, ${agreed('land_use_code')},
        ${agreed('land_use_name')}, ${agreed('zone')}, ${mean('altitude_m')}, ${mean('slope_degrees')},
        case when bool_or(v.nitrate_vulnerable = 'YES') then 'YES'
          when bool_and(v.nitrate_vulnerable = 'NO') then 'NO' else 'NOT_SPECIFIED' end
      from agroevidence.parcel_version v
      where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.id = any(${[...factsOf]}::int[])
    ) as facts`.execute(tx.sql);
}

function agreed(column: string): RawBuilder<unknown> {
  const name = sql.ref(`v.${column}`);
  return sql`case when count(distinct coalesce(${name}, '')) = 1 then max(${name}) end`;
}

/** Of a single one as it is, of several by how large they are. */
function mean(column: string): RawBuilder<unknown> {
  const name = sql.ref(`v.${column}`);
  return sql`case when count(*) = 1 then max(${name})
    when count(${name}) = count(*) then round((sum(${name} * v.area_m2) / sum(v.area_m2))::numeric, 1)::float8 end`;
}

function wkb(outline: Uint8Array): RawBuilder<unknown> {
  return sql`st_setsrid(st_geomfromwkb(${Buffer.from(outline)}), 4326)`;
}

/** Lets parcels end: from a day on they are history. */
export async function retireParcels(tx: FarmChange, farmId: number, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update agroevidence.parcel set status = 'RETIRED', changed_at = ${at}
    where ${ofFarm(tx, sql`farm_id`, farmId)} and id = any(${[...ids]}::int[])`.execute(tx.sql);
}

/** Ends the land that parcels have now; the last that a parcel had stays the one by which it is known, unless another follows. */
export async function endLand(
  tx: FarmChange,
  farmId: number,
  ids: readonly number[],
  { from, isFollowed, at }: { readonly from: string; readonly isFollowed: boolean; readonly at: Date },
): Promise<void> {
  await sql`
    update agroevidence.parcel_version v
    set valid = ${heldUntil(sql`${from}::date`)}, is_current = ${!isFollowed}, edited_at = ${at}
    where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = any(${[...ids]}::int[]) and v.is_current`.execute(
    tx.sql,
  );
}

/** Mends the outline that a parcel has now. */
export async function correctLand(
  tx: FarmChange,
  farmId: number,
  parcelId: number,
  outline: Uint8Array,
  at: Date,
): Promise<void> {
  await sql`
    update agroevidence.parcel_version v
    set geometry = st_multi(${wkb(outline)}), area_m2 = ${areaM2(wkb(outline))}, edited_at = ${at}
    where ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.parcel_id = ${parcelId} and v.is_current`.execute(tx.sql);
}

/** Lets those who know a parcel as it was know that it is another. */
export async function raiseVersions(tx: FarmChange, farmId: number, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update agroevidence.parcel set changed_at = ${at}
    where ${ofFarm(tx, sql`farm_id`, farmId)} and id = any(${[...ids]}::int[])`.execute(tx.sql);
}

/** The same by the versions of their outlines. */
export async function raiseVersionsOf(tx: FarmChange, farmId: number, versionIds: readonly number[]): Promise<void> {
  await sql`
    update agroevidence.parcel p set changed_at = now()
    from agroevidence.parcel_version v
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and v.farm_id = p.farm_id and v.parcel_id = p.id
      and v.id = any(${[...versionIds]}::int[])`.execute(tx.sql);
}

/** Writes down that land of one parcel is in another from now on. */
export async function insertLineage(
  tx: FarmChange,
  farmId: number,
  pairs: readonly { readonly from: number; readonly to: number; readonly areaM2: number }[],
): Promise<void> {
  await tx.sql
    .insertInto('agroevidence.parcelLineage')
    .values(pairs.map(({ from, to, ...shared }) => ({ farmId, fromParcelId: from, toParcelId: to, ...shared })))
    .execute();
}
