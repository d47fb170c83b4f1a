import { sql } from 'kysely';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { packedOutline, packOutlines } from '#server/db/packed-outlines.ts';
import { cropColumnsOf } from '../crops/crop-columns.repository.ts';

/** A parcel that was read and judged, waiting to become visible with all others of its import. */
export interface ImportItem {
  readonly row: number;
  /** WKB of the outline. */
  readonly outline: Uint8Array;
  readonly areaM2: number;
  /** Longitude and latitude of a point in it, where it is labelled. */
  readonly inside: readonly [number, number];
  readonly parcel: ImportedParcel;
}

export interface ImportedParcel extends BlockFacts {
  readonly cadastralUnit: string | null;
  readonly localName: string;
  readonly searchKey: string;
  readonly cropId: number | null;
  readonly cropName: string | null;
  readonly cropFrom: string | null;
}

/** What the registry says of a block, as a waiting parcel and a version have it in columns of the same names. */
const blockColumns = sql`official_area_ha, block_number, square, land_use_code, land_use_name, altitude_m, slope_degrees,
  nitrate_vulnerable, zone, external_id`;

export async function deleteItems(tx: FarmChange, importId: number): Promise<void> {
  await tx.deleteFrom('agroevidence.importItem').where('importId', '=', importId).execute();
}

export async function countItems(tx: FarmChange, farmId: number, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agroevidence.import_item
    where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId}`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}

export async function insertItems(
  tx: FarmChange,
  farmId: number,
  importId: number,
  items: readonly ImportItem[],
): Promise<void> {
  const outlines = packOutlines(items.map(({ outline }) => outline));
  const records = items.map(({ row, areaM2, inside: [longitude, latitude], parcel }, index) => ({
    ...{ row, areaM2, longitude, latitude, ...parcel },
    ...{ begin: outlines.begins[index], length: outlines.lengths[index] },
  }));
  await sql`
    insert into agroevidence.import_item (farm_id, import_id, row_number, geometry, label, area_m2, local_name, search_key,
      sort_key, block_sort_key, ${blockColumns}, valid_from, crop_id, crop_name, crop_from, cadastral_unit)
    select ${farmId}::int, ${importId}::int, "row", st_setsrid(${packedOutline(outlines)}, 4326),
      st_setsrid(st_makepoint(longitude, latitude), 4326), "areaM2", "localName", "searchKey",
      agroevidence.sort_key("localName"), agroevidence.sort_key("blockNumber"), "officialAreaHa", "blockNumber", "square",
      "landUseCode", "landUseName", "altitudeM", "slopeDegrees", "nitrateVulnerable", "zone",
      "externalId", "validFrom", "cropId", "cropName", "cropFrom", "cadastralUnit"
    from json_to_recordset(${JSON.stringify(records)}::json) as item (
      "row" int, begin int, length int, longitude float8, latitude float8, "areaM2" float8, "localName" text,
      "searchKey" text, "officialAreaHa" float8, "blockNumber" text, "square" text, "landUseCode" text, "landUseName" text,
      "altitudeM" float8, "slopeDegrees" float8, "nitrateVulnerable" text, "zone" text, "externalId" text, "validFrom" date,
      "cropId" int, "cropName" text, "cropFrom" date, "cadastralUnit" text)`.execute(tx.sql);
}

export interface Promoted {
  readonly imported: number;
  /** What the outlines come to. */
  readonly areaM2: number;
  /** By the official areas where there are some. */
  readonly shownAreaHa: number;
}

/**
 * Makes all waiting parcels of an import visible at once: parcels, their first version, and what grows on them. What can
 * be found out of them beforehand was laid by with them, so that this only copies: the embedded database answers nobody
 * meanwhile.
 */
export async function promoteItems(
  tx: FarmChange,
  farmId: number,
  importId: number,
  source: string,
  today: string,
): Promise<Promoted> {
  const waiting = sql`from agroevidence.import_item where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId}`;
  await sql`
    insert into agroevidence.parcel (farm_id, id, local_name, source, search_key, sort_key, cadastral_unit)
      overriding system value
    select farm_id, parcel_id, local_name, ${source}, search_key, sort_key, cadastral_unit ${waiting}`.execute(tx.sql);
  await sql`
    insert into agroevidence.parcel_version (farm_id, parcel_id, valid, valid_from_known, import_id, geometry, label, area_m2,
      block_sort_key, given_name, given_crop, given_cadastral_unit, ${blockColumns})
    select farm_id, parcel_id, daterange(coalesce(valid_from, ${today}::date), null), valid_from is not null, import_id,
      geometry, label, area_m2, block_sort_key, local_name, crop_name, cadastral_unit, ${blockColumns}
    ${waiting}`.execute(tx.sql);
  await sql`
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, valid, source)
    select farm_id, parcel_id, ${cropColumnsOf(sql`crop_id`)}, crop_name, daterange(crop_from, null), ${source}
    ${waiting} and crop_name is not null`.execute(tx.sql);
  const { rows } = await sql<Promoted>`
    select count(*)::int as imported, coalesce(sum(area_m2), 0) as area_m2,
      coalesce(sum(coalesce(official_area_ha, area_m2 / 10000)), 0) as shown_area_ha
    ${waiting}`.execute(tx.sql);
  await deleteItems(tx, importId);
  return rows[0] ?? { imported: 0, areaM2: 0, shownAreaHa: 0 };
}

/** Remembers the waiting parcels of an import as what the registry says, to compare with it what it will say later. */
export async function rememberItems(tx: FarmChange, farmId: number, importId: number): Promise<void> {
  await sql`
    insert into agroevidence.registry_block (farm_id, key, import_id, facts, geometry, area_m2)
    select distinct on (external_id) farm_id, external_id, import_id,
      jsonb_build_object('externalId', external_id, 'square', square, 'blockNumber', block_number,
        'officialAreaHa', official_area_ha, 'landUseCode', land_use_code, 'landUseName', land_use_name,
        'altitudeM', altitude_m, 'slopeDegrees', slope_degrees, 'nitrateVulnerable', nitrate_vulnerable, 'zone', zone,
        'validFrom', valid_from, 'cadastralUnit', cadastral_unit),
      geometry, area_m2
    from agroevidence.import_item
    where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId} and external_id is not null
    order by external_id, row_number`.execute(tx.sql);
}
