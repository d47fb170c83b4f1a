import type { z } from 'zod';
import type { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import type { Language, MultiPolygon } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { boundingBox, geoJson } from '#server/db/spatial.ts';

export type ParcelQuery = z.output<typeof parcels.list.query>;

export interface ParcelRow {
  readonly id: number;
  readonly farmId: number;
  readonly localName: string;
  readonly status: 'OPEN' | 'RETIRED';
  readonly blockNumber: string | null;
  readonly square: string | null;
  readonly officialAreaHa: number | null;
  readonly areaM2: number;
  readonly validFrom: string | null;
  readonly zone: string | null;
  readonly nitrateVulnerable: 'YES' | 'NO' | 'NOT_SPECIFIED';
  readonly landUseCode: string | null;
  readonly landUseName: string | null;
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly box: [number, number, number, number];
  readonly crop: CropRow | null;
}
export interface CropRow {
  readonly id: number | null;
  readonly name: string;
  readonly red: number | null;
  readonly green: number | null;
  readonly blue: number | null;
  readonly validFrom: string | null;
}
export interface ParcelDetailRow extends ParcelRow {
  readonly geometry: MultiPolygon;
}

/** Hectares as people read them: the official area where there is one, else the computed. */
const shownArea = sql`coalesce(v.official_area_ha, v.area_m2 / 10000)`;

/** What a list is sorted by, and whether that can be unknown; only names have an index to be read in their order. */
const sorts: Readonly<Record<ParcelQuery['sort-col'], { value: RawBuilder<unknown>; mayBeNull: boolean }>> = {
  name: { value: sql`p.sort_key`, mayBeNull: false },
  'block-number': { value: sql`v.block_sort_key`, mayBeNull: true },
  area: { value: shownArea, mayBeNull: false },
  'valid-from': { value: sql`case when v.valid_from_known then lower(v.valid) end`, mayBeNull: true },
};

const currentParcels = sql`agroevidence.parcel p
  join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current`;

/** How a parcel is read: crops by their name in a language, and those that stand on it on the day of an instant. */
export interface Reading {
  readonly language: Language;
  readonly now: Date;
}

export interface ParcelPage {
  readonly rows: ParcelRow[];
  readonly total: number;
}

/** One page of parcels and how many there are in all. */
export async function listParcels(
  tx: FarmTransaction,
  query: ParcelQuery,
  { language, now }: Reading,
  searchKey: string | undefined,
): Promise<ParcelPage> {
  const column = query['sort-col'];
  const { value, mayBeNull } = sorts[column];
  const direction = query['sort-dir'] === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`${value} ${direction} ${mayBeNull ? sql`nulls last` : sql``}, p.id`;
  const statuses = query.status ?? ['OPEN'];
  const wanted = sql`${ofFarms(tx, sql`p.farm_id`)} and p.status = any(${statuses}::text[])
    ${searchKey ? sql`and position(${searchKey} in p.search_key) > 0` : sql``}`;
  const { rows } = await sql<ParcelRow & { total: number }>`
    with today as materialized (${farmDays(tx, now)}), page as materialized (
      select p.farm_id, p.id, p.local_name, p.status, row_number() over (order by ${order}) as place
      from ${column === 'name' ? sql`agroevidence.parcel p` : currentParcels} where ${wanted}
      order by ${order} ${pieceOf(query)}
    )
    select ${parcelColumns(language)}, (${countOf(wanted)}) as total
    from page p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    join today on today.farm_id = p.farm_id
    left join ${listedLandUses(language)}
    order by p.place`.execute(tx.sql);
  return { rows, total: rows[0]?.total ?? (query.page === 1 ? 0 : await countParcels(tx, wanted)) };
}

/** Written out as far as it is often the same: a plan that PostgreSQL keeps knows then how few rows are wanted. */
function pieceOf({ page, 'per-page': perPage }: ParcelQuery): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(perPage)}`;
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * perPage}`;
}

function countOf(wanted: RawBuilder<unknown>): RawBuilder<{ total: number }> {
  return sql`select count(*)::int as total from agroevidence.parcel p where ${wanted}`;
}

async function countParcels(tx: FarmTransaction, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await countOf(wanted).execute(tx.sql);
  return rows[0]?.total ?? 0;
}

export async function findParcel(
  tx: FarmTransaction,
  id: number,
  { language, now }: Reading,
): Promise<ParcelDetailRow | undefined> {
  const { rows } = await sql<ParcelDetailRow>`
    select ${parcelColumns(language)}, ${geoJson(sql`v.geometry`)} as geometry
    from ${currentParcels} join (${farmDays(tx, now)}) as today on today.farm_id = p.farm_id
    left join ${listedLandUses(language)}
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = ${id}`.execute(tx.sql);
  return rows[0];
}

function parcelColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, p.farm_id, p.local_name, p.status, v.block_number, v.square, v.official_area_ha, v.area_m2,
    case when v.valid_from_known then lower(v.valid)::text end as valid_from,
    v.zone, v.nitrate_vulnerable, v.land_use_code, ${landUseName(language)} as land_use_name, v.altitude_m, v.slope_degrees,
    ${boundingBox(sql`v.geometry`)} as box, ${currentCrop(language)} as crop`;
}

/** Languages of the registries: what one of them says of a parcel is better said to its own readers than a list can. */
const registryLanguages: Readonly<Record<string, Language>> = { CZ: 'cs', SK: 'sk' };

/** By the list of the farm's country in the language, and as the source of the parcel says it. */
function landUseName(language: Language): RawBuilder<unknown> {
  const ownCountries = Object.keys(registryLanguages).filter((country) => registryLanguages[country] === language);
  return sql`case when today.country_code = any(${ownCountries}::text[]) then coalesce(v.land_use_name, listed.name)
    else coalesce(listed.name, v.land_use_name) end`;
}

/** Joined, as the list is tiny: looked up for each parcel it would be read as often as there are parcels. */
function listedLandUses(language: Language): RawBuilder<unknown> {
  return sql`agroevidence.registry_code_name listed on listed.list = 'LAND_USE' and listed.language = ${language}
      and listed.country_code = today.country_code and listed.code = v.land_use_code`;
}

/** The crop that stands on the parcel `today`, by its name in the language, or as it was entered. */
function currentCrop(language: Language): RawBuilder<unknown> {
  return sql`(
    select json_build_object('id', c.id, 'red', c.red, 'green', c.green, 'blue', c.blue,
      'name', coalesce(c.names ->> ${language}, c.names ->> 'en', k.crop_name), 'validFrom', lower(k.valid))
    from agroevidence.cultivation k left join agroevidence.crop c on c.id = k.crop_id
    where k.farm_id = p.farm_id and k.parcel_id = p.id and k.valid @> today.day
    order by lower(k.valid) desc nulls last limit 1)`;
}

/** The colour of the crop `c`, as the map takes it. */
const cropColor = sql`case when c.id is not null then '#' || lpad(to_hex(c.red * 65536 + c.green * 256 + c.blue), 6, '0') end`;

/** Joins the crop `c` that stands on the parcel `today`. */
const standingCrop = sql`left join lateral (
        select k.crop_id from agroevidence.cultivation k
        where k.farm_id = p.farm_id and k.parcel_id = p.id and k.valid @> today.day
        order by lower(k.valid) desc nulls last limit 1) k on true
      left join agroevidence.crop c on c.id = k.crop_id`;

/** GeoJSON features of all open parcels as one JSON text, written by the database. */
export async function parcelFeatures(tx: FarmTransaction, now: Date): Promise<{ json: string; total: number }> {
  const { rows } = await sql<{ json: string; total: number }>`
    select '[' || coalesce(string_agg(feature, ','), '') || ']' as json, count(*)::int as total
    from (
      select json_build_object('type', 'Feature', 'id', p.id, 'geometry', ${geoJson(sql`v.geometry`)},
        'properties', json_build_object('name', p.local_name, 'block_nr', v.block_number,
          'area', round(${shownArea}::numeric, 4), 'crop_id', c.id, 'color', ${cropColor},
          'label', json_build_array(round(st_x(v.label)::numeric, 7), round(st_y(v.label)::numeric, 7))))::text as feature
      from ${currentParcels} join (${farmDays(tx, now)}) as today on today.farm_id = p.farm_id
      ${standingCrop}
      where ${ofFarms(tx, sql`p.farm_id`)} and p.status = 'OPEN'
      order by p.id
    ) as features`.execute(tx.sql);
  return rows[0] ?? { json: '[]', total: 0 };
}

/** Points of all open parcels as one JSON text, written by the database; their outlines are not read. */
export async function parcelPoints(tx: FarmTransaction, now: Date): Promise<{ json: string; total: number }> {
  const { rows } = await sql<{ json: string; total: number }>`
    select '[' || coalesce(string_agg(point, ','), '') || ']' as json, count(*)::int as total
    from (
      select json_build_object('id', p.id, 'lon', round(st_x(v.label)::numeric, 6), 'lat', round(st_y(v.label)::numeric, 6),
        'area', round(${shownArea}::numeric, 4), 'color', ${cropColor})::text as point
      from ${currentParcels} join (${farmDays(tx, now)}) as today on today.farm_id = p.farm_id
      ${standingCrop}
      where ${ofFarms(tx, sql`p.farm_id`)} and p.status = 'OPEN'
      order by p.id
    ) as points`.execute(tx.sql);
  return rows[0] ?? { json: '[]', total: 0 };
}

export interface SuggestionRow {
  readonly id: number;
  readonly blockNumber: string | null;
  readonly localName: string;
  readonly area: number;
  readonly lat: number;
  readonly lon: number;
}

const mostSuggestions = 20;

/** Parcels whose key holds the text; those that begin with it first. */
export async function suggestParcels(tx: FarmTransaction, searchKey: string): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select p.id, v.block_number, p.local_name, ${shownArea} as area, st_y(v.label) as lat, st_x(v.label) as lon
    from ${currentParcels}
    where ${ofFarms(tx, sql`p.farm_id`)} and p.status = 'OPEN' and position(${searchKey} in p.search_key) > 0
    order by position(${searchKey} in p.search_key) > 1, p.sort_key, p.id
    limit ${mostSuggestions}`.execute(tx.sql);
  return rows;
}

export async function renameParcel(
  tx: FarmTransaction,
  parcel: { readonly id: number; readonly farmId: number },
  name: { readonly localName: string; readonly searchKey: string },
  changedAt: Date,
): Promise<void> {
  await tx.sql
    .updateTable('agroevidence.parcel')
    .set({ ...name, changedAt })
    .where('farmId', '=', parcel.farmId)
    .where('id', '=', parcel.id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
