import type { Language, MultiPolygon } from '@brazda/contract/shapes.ts';
import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import {
  ofFarms,
  type FarmChange,
  type FarmConditions,
  type FarmReading,
  type FarmTransaction,
} from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { holdRevision } from '../farms/farm-map.repository.ts';
import {
  cropOf,
  hexColor,
  ownCropColumn,
  partsColumn,
  type NamedOwnCrop,
  type StandingPart,
} from '../crops/standing-crop.repository.ts';

/** A parcel whose import was taken back is nobody's to see. */
export type ParcelStatus = Exclude<Selectable<Tables['agroevidence.parcel']>['status'], 'TAKEN_BACK'>;

export interface ParcelRow {
  readonly id: number;
  readonly farmId: number;
  readonly localName: string;
  readonly status: ParcelStatus;
  readonly blockNumber: string | null;
  readonly square: string | null;
  readonly officialAreaHa: number | null;
  readonly areaM2: number;
  readonly validFrom: string | null;
  readonly zone: string | null;
  readonly centerId: number | null;
  readonly zoneIds: readonly number[];
  readonly cadastralUnit: string | null;
  readonly climateRegion: ClimateRegion | null;
  readonly nitrateVulnerable: TriState;
  readonly landUseCode: string | null;
  readonly landUseName: string | null;
  readonly altitudeM: number | null;
  readonly slopeDegrees: number | null;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly version: number;
  /** The crop of the catalogue; null where it is not in there, or nothing is known to grow. */
  readonly cropId: number | null;
  /** The farm's own crop, where it is one. */
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string | null;
  readonly cropFrom: string | null;
  /** Whether that is what is planned for a season of which nothing is recorded. */
  readonly isPlanned: boolean | null;
  /** What stands beside each other, the largest first; null where the crop takes all of the parcel. */
  readonly parts: readonly StandingPart[] | null;
}
export interface ParcelDetailRow extends ParcelRow {
  readonly geometry: MultiPolygon;
}

function currentParcels(farms: FarmConditions): RawBuilder<unknown> {
  return sql`agroevidence.parcel p join agroevidence.parcel_version v
    on ${ofFarms(farms, sql`p.farm_id`)} and v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current`;
}

/** How a parcel is read: land uses by their name in a language, and the crop of the day of an instant, or of a season. */
export interface Reading {
  readonly language: Language;
  readonly now: Date;
  readonly season?: number | undefined;
}

/** Parcels by their ids, in the order of these. */
export function findParcels(farms: FarmReading, ids: readonly number[], reading: Reading): Promise<ParcelRow[]> {
  return farms.rows(sql<ParcelRow>`
    with today as materialized (${farmDays(farms, reading.now)})
    select ${parcelColumns(reading)}
    from ${wantedParcels(farms, ids)}
    join today on today.farm_id = p.farm_id
    ${listedNames(reading)}
    order by wanted.place`);
}

/** Looked up one by one: so many as are shown at once are few. */
function wantedParcels(farms: FarmReading, ids: readonly number[]): RawBuilder<unknown> {
  return sql`unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join agroevidence.parcel p on p.id = wanted.id and ${ofFarms(farms, sql`p.farm_id`)}
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current`;
}

export async function findParcel(
  farms: FarmReading,
  id: number,
  reading: Reading,
): Promise<ParcelDetailRow | undefined> {
  const [found] = await farms.rows(parcelWithOutline(farms, id, reading));
  return found;
}

/** The same within the transaction that is to change it. */
export async function findParcelForChange(
  tx: FarmTransaction,
  id: number,
  reading: Reading,
): Promise<ParcelDetailRow | undefined> {
  const { rows } = await parcelWithOutline(tx, id, reading).execute(tx.sql);
  return rows[0];
}

function parcelWithOutline(farms: FarmConditions, id: number, reading: Reading): RawBuilder<ParcelDetailRow> {
  return sql<ParcelDetailRow>`
    select ${parcelColumns(reading)}, ${geoJson(sql`v.geometry`)} as geometry
    from ${currentParcels(farms)} join (${farmDays(farms, reading.now)}) as today on today.farm_id = p.farm_id
    ${listedNames(reading)}
    where p.id = ${id}`;
}

function parcelColumns({ language, season }: Reading): RawBuilder<unknown> {
  return sql`p.id, p.farm_id, p.local_name, p.status, v.block_number, v.square, v.official_area_ha, v.area_m2,
    case when v.valid_from_known then lower(v.valid)::text end as valid_from,
    v.zone, p.center_id, p.zone_ids, p.cadastral_unit, p.climate_region, v.nitrate_vulnerable, v.land_use_code,
    ${landUseName(language)} as land_use_name,
    v.altitude_m, v.slope_degrees, v.west, v.south, v.east, v.north, p.version, k.crop_id,
    ${ownCropColumn} as own_crop, k.crop_name, lower(k.valid) as crop_from, k.is_planned, ${partsColumn(season)} as parts`;
}

/** Languages of the registries: what one of them says of a parcel is better said to its own readers than a list can. */
const registryLanguages: Readonly<Record<string, Language>> = { CZ: 'cs', SK: 'sk' };

/** By the list of the farm's country in the language, and as the source of the parcel says it. */
function landUseName(language: Language): RawBuilder<unknown> {
  const ownCountries = Object.keys(registryLanguages).filter((country) => registryLanguages[country] === language);
  return sql`case when today.country_code = any(${ownCountries}::text[]) then coalesce(v.land_use_name, listed.name)
    else coalesce(listed.name, v.land_use_name) end`;
}

/** What the columns of a parcel take from beside it: its land use in the lists of codes and the crop that stands on it `today`. */
function listedNames({ language, season }: Reading): RawBuilder<unknown> {
  return sql`left join agroevidence.registry_code_name listed on listed.list = 'LAND_USE' and listed.language = ${language}
      and listed.country_code = today.country_code and listed.code = v.land_use_code
    ${cropOf(season)}`;
}

/** A parcel where the map is too far away for its outline. */
export interface PointRow {
  readonly id: number;
  readonly lon: number;
  readonly lat: number;
  readonly area: number;
  readonly color: string | null;
}

/** Points of all open parcels; their outlines are not read. */
export function findPoints(farms: FarmReading, now: Date): Promise<PointRow[]> {
  return farms.rows(sql<PointRow>`
    with today as materialized (${farmDays(farms, now)})
    select p.id, round(st_x(v.label)::numeric, 6)::float8 as lon, round(st_y(v.label)::numeric, 6)::float8 as lat,
      round(v.shown_area_ha::numeric, 4)::float8 as area,
      ${hexColor} as color
    from ${currentParcels(farms)} join today on today.farm_id = p.farm_id
    ${cropOf(undefined)}
    left join agroevidence.crop c on c.id = k.crop_id
    where p.status = 'OPEN'
    order by p.id`);
}

export interface SuggestionRow {
  readonly id: number;
  readonly blockNumber: string | null;
  readonly localName: string;
  readonly area: number;
  readonly lat: number;
  readonly lon: number;
}

/** Suggestions by the ids of their parcels, in the order of these. */
export function findSuggested(farms: FarmReading, ids: readonly number[]): Promise<SuggestionRow[]> {
  return farms.rows(sql<SuggestionRow>`
    select p.id, v.block_number, p.local_name, v.shown_area_ha as area, st_y(v.label) as lat, st_x(v.label) as lon
    from ${wantedParcels(farms, ids)}
    order by wanted.place`);
}

/** What is changed of a parcel; what is not named stays. */
export interface ParcelValues {
  readonly localName?: string;
  readonly searchKey?: string;
  readonly centerId?: number | null;
  readonly zoneIds?: number[];
  readonly cadastralUnit?: string | null;
  readonly climateRegion?: ClimateRegion | null;
}

export async function updateParcel(
  tx: FarmChange,
  parcel: { readonly id: number; readonly farmId: number },
  values: ParcelValues,
  changedAt: Date,
): Promise<{ readonly revisionBefore: number; readonly version: number }> {
  const revisionBefore = await holdRevision(tx, parcel.farmId);
  const { version } = await tx
    .updateTable('agroevidence.parcel')
    .set({ ...values, changedAt })
    .where('farmId', '=', parcel.farmId)
    .where('id', '=', parcel.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { revisionBefore, version };
}
