import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmConditions, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import { ownCrop, ownCropColumn, type NamedOwnCrop } from '../crops/standing-crop.repository.ts';

/** A crop on a parcel or a part of it, with the land of the parcel. */
export interface CultivationRow {
  readonly id: number;
  readonly farmId: number;
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
  readonly role: CultivationRole;
  readonly part: number;
  /** Null where it takes the whole parcel. */
  readonly areaM2: number | null;
  readonly parcelAreaHa: number;
  readonly hasOutline: boolean;
  readonly sownOn: string | null;
  readonly harvestedOn: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly version: number;
}

export interface OutlinedRow extends CultivationRow {
  readonly geometry: MultiPolygon | null;
}

export interface Counted<R> {
  readonly rows: R[];
  readonly total: number;
}

const columns = sql`k.id, k.farm_id, k.parcel_id, k.crop_id, ${ownCropColumn} as own_crop, k.crop_name, k.role, k.part,
  k.area_m2, v.shown_area_ha as parcel_area_ha, k.geometry is not null as has_outline, k.sown_on, k.harvested_on,
  lower(k.valid) as valid_from, upper(k.valid) as valid_to, k.version`;

const currentLand = sql`
  join agroevidence.parcel_version v on v.farm_id = k.farm_id and v.parcel_id = k.parcel_id and v.is_current`;

function source(farms: FarmConditions, land: RawBuilder<unknown> = currentLand): RawBuilder<unknown> {
  return sql`agroevidence.cultivation k
  join agroevidence.parcel p on ${ofFarms(farms, sql`k.farm_id`)} and p.farm_id = k.farm_id and p.id = k.parcel_id
  ${land} ${ownCrop}`;
}

/** The main one first, whole parcels before their parts. */
const bestFirst = sql`k.role <> 'MAIN', k.area_m2 desc nulls first, lower(k.valid) desc nulls last, k.id desc`;

/** Whether all of some parcels are in scope. */
export async function areKnownParcels(farms: FarmReading, parcelIds: readonly number[]): Promise<boolean> {
  const rows = await farms.rows(sql`
    select from agroevidence.parcel p
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'`);
  return rows.length === new Set(parcelIds).size;
}

/** All of a parcel that were not taken back, newest first. */
export function findOfParcel(farms: FarmReading, parcelId: number): Promise<CultivationRow[]> {
  return farms.rows(sql<CultivationRow>`
    select ${columns} from ${source(farms)}
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = ${parcelId} and k.retracted_at is null
    order by lower(k.valid) desc nulls last, k.role <> 'MAIN', k.part, k.id desc`);
}

export async function findCultivation(tx: FarmTransaction, id: number): Promise<CultivationRow | undefined> {
  const { rows } = await sql<CultivationRow>`
    select ${columns} from ${source(tx)}
    where ${ofFarms(tx, sql`k.farm_id`)} and k.id = ${id} and k.retracted_at is null`.execute(tx.sql);
  return rows[0];
}

/** What stands on a parcel on its farm's today. */
export async function findStanding(
  farms: FarmReading,
  parcelId: number,
  now: Date,
): Promise<CultivationRow | undefined> {
  const [standing] = await farms.rows(sql<CultivationRow>`
    select ${columns} from ${source(farms)} join (${farmDays(farms, now)}) as today on today.farm_id = k.farm_id
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = ${parcelId} and k.retracted_at is null
      and k.valid @> today.day
    order by ${bestFirst} limit 1`);
  return standing;
}

/** Of which parcels, all where none are named, on which day, the farm's own today where none is, and which page. */
export interface DayChoice {
  readonly day: string | undefined;
  readonly parcelIds: readonly number[] | undefined;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

export async function findAtDay(farms: FarmReading, choice: DayChoice): Promise<Counted<CultivationRow>> {
  const [total, rows] = await Promise.all([
    countAtDay(farms, choice),
    farms.rows(sql<CultivationRow>`select ${columns} ${standingOn(farms, choice)} ${pageOf(choice)}`),
  ]);
  return { rows, total };
}

/** The outline of a part where it has one, of the parcel where it takes all of it. */
export async function findOutlinesAtDay(farms: FarmReading, choice: DayChoice): Promise<Counted<OutlinedRow>> {
  const [total, rows] = await Promise.all([
    countAtDay(farms, choice),
    farms.rows(sql<OutlinedRow>`
      select ${columns}, case when k.geometry is not null then ${geoJson(sql`k.geometry`)}
        when k.area_m2 is null then ${geoJson(sql`v.geometry`)} end as geometry
      ${standingOn(farms, choice)} ${pageOf(choice)}`),
  ]);
  return { rows, total };
}

async function countAtDay(farms: FarmReading, choice: DayChoice): Promise<number> {
  const [count] = await farms.rows(sql<{ total: number }>`select count(*)::int as total ${standingOn(farms, choice)}`);
  return count?.total ?? 0;
}

function pageOf({ offset, limit }: DayChoice): RawBuilder<unknown> {
  return sql`order by k.farm_id, k.parcel_id, ${bestFirst} offset ${offset} limit ${limit}`;
}

/** On land that is the farm's, or was on that day; as it was then, where that is known. */
function standingOn(farms: FarmConditions, { day, parcelIds, now }: DayChoice): RawBuilder<unknown> {
  const asked = sql`coalesce(${day ?? null}::date, today.day)`;
  const named = parcelIds === undefined ? sql`true` : sql`k.parcel_id = any(${[...parcelIds]}::int[])`;
  const landOfDay = sql`
    join (${farmDays(farms, now)}) as today on today.farm_id = k.farm_id
    join lateral (
      select w.valid, w.geometry, w.shown_area_ha from agroevidence.parcel_version w
      where w.farm_id = k.farm_id and w.parcel_id = k.parcel_id and w.retracted_at is null
        and (w.valid @> ${asked} or w.is_current)
      order by w.valid @> ${asked} desc, w.id desc limit 1) as v on true`;
  return sql`from ${source(farms, landOfDay)}
    where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null and k.valid @> ${asked}
      and (p.status = 'OPEN' or v.valid @> ${asked}) and p.status <> 'TAKEN_BACK' and ${named}`;
}

/** A crop of the official plan of a parcel. */
export interface PlannedRow {
  readonly season: number;
  readonly cropId: number | null;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
}

/** What is planned for a parcel from a season on. */
export function findPlanned(farms: FarmReading, parcelId: number, season: number): Promise<PlannedRow[]> {
  return farms.rows(sql<PlannedRow>`
    select k.season, k.crop_id, ${ownCropColumn} as own_crop, coalesce(own.name, '') as crop_name
    from agroevidence.plan_entry k ${ownCrop}
    where ${ofFarms(farms, sql`k.farm_id`)} and k.parcel_id = ${parcelId} and k.scenario_id is null and k.role = 'MAIN'
      and k.season >= ${season}
    order by k.season, k.part`);
}

/** What a crop is called where it is recorded: the name in Czech for those of the catalogue, as imports write it. */
export async function findCropName(tx: FarmTransaction, cropId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(c.names ->> 'cs', c.key) as name from agroevidence.crop c where c.id = ${cropId}
    union all
    select own.name from agroevidence.own_crop own where ${ofFarms(tx, sql`own.farm_id`)} and own.id = ${cropId}`.execute(
    tx.sql,
  );
  const [found] = rows;
  if (!found) throw new Error(`The crop ${cropId} is gone`);
  return found.name;
}
