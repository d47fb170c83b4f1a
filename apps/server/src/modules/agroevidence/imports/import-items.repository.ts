import { sql } from 'kysely';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';

/** A parcel that was read and judged, waiting to become visible with all others of its import. */
export interface ImportItem {
  readonly row: number;
  readonly geometry: string;
  readonly areaM2: number;
  readonly parcel: ImportedParcel;
}

export interface ImportedParcel extends BlockFacts {
  readonly localName: string;
  readonly searchKey: string;
  readonly cropId: number | null;
  readonly cropName: string | null;
  readonly cropFrom: string | null;
}

export async function deleteItems(tx: FarmChange, importId: number): Promise<void> {
  await tx.sql
    .deleteFrom('agroevidence.importItem')
    .where(ofFarms(tx, sql.ref('agroevidence.importItem.farmId')))
    .where('importId', '=', importId)
    .execute();
}

export async function insertItems(
  tx: FarmChange,
  farmId: number,
  importId: number,
  items: readonly ImportItem[],
): Promise<void> {
  await sql`
    insert into agroevidence.import_item (farm_id, import_id, row_number, parcel, geometry, area_m2)
    select ${farmId}::int, ${importId}::int, row_number, parcel, st_setsrid(geometry::geometry, 4326), area_m2
    from unnest(
      ${items.map(({ row }) => row)}::int[],
      ${items.map(({ parcel }) => JSON.stringify(parcel))}::jsonb[],
      ${items.map(({ geometry }) => geometry)}::text[],
      ${items.map(({ areaM2 }) => areaM2)}::float8[]
    ) as item (row_number, parcel, geometry, area_m2)`.execute(tx.sql);
}

export interface Promoted {
  readonly imported: number;
  /** What the outlines come to. */
  readonly areaM2: number;
  /** By the official areas where there are some. */
  readonly shownAreaHa: number;
}

/** Makes all waiting parcels of an import visible at once: parcels, their first version, and what grows on them. */
export async function promoteItems(
  tx: FarmChange,
  farmId: number,
  importId: number,
  source: string,
  today: string,
): Promise<Promoted> {
  await sql`
    insert into agroevidence.parcel (farm_id, id, local_name, source, search_key) overriding system value
    select farm_id, parcel_id, parcel ->> 'localName', ${source}, parcel ->> 'searchKey'
    from agroevidence.import_item where farm_id = ${farmId} and import_id = ${importId} order by row_number`.execute(
    tx.sql,
  );
  await sql`
    insert into agroevidence.parcel_version (farm_id, parcel_id, valid, valid_from_known, import_id, geometry, label, area_m2,
      official_area_ha, block_number, square, land_use_code, land_use_name, altitude_m, slope_degrees, nitrate_vulnerable, zone,
      external_id)
    select farm_id, parcel_id, daterange(coalesce((parcel ->> 'validFrom')::date, ${today}::date), null),
      parcel ->> 'validFrom' is not null, import_id, geometry, st_pointonsurface(geometry), area_m2,
      (parcel ->> 'officialAreaHa')::float8, parcel ->> 'blockNumber', parcel ->> 'square', parcel ->> 'landUseCode',
      parcel ->> 'landUseName', (parcel ->> 'altitudeM')::float8, (parcel ->> 'slopeDegrees')::float8,
      parcel ->> 'nitrateVulnerable', parcel ->> 'zone', parcel ->> 'externalId'
    from agroevidence.import_item where farm_id = ${farmId} and import_id = ${importId} order by row_number`.execute(
    tx.sql,
  );
  await sql`
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, crop_name, valid, source)
    select farm_id, parcel_id, (parcel ->> 'cropId')::int, parcel ->> 'cropName',
      daterange((parcel ->> 'cropFrom')::date, null), ${source}
    from agroevidence.import_item
    where farm_id = ${farmId} and import_id = ${importId} and parcel ->> 'cropName' is not null`.execute(tx.sql);
  const { rows } = await sql<Promoted>`
    select count(*)::int as imported, coalesce(sum(area_m2), 0) as area_m2,
      coalesce(sum(coalesce((parcel ->> 'officialAreaHa')::float8, area_m2 / 10000)), 0) as shown_area_ha
    from agroevidence.import_item where farm_id = ${farmId} and import_id = ${importId}`.execute(tx.sql);
  await deleteItems(tx, importId);
  return rows[0] ?? { imported: 0, areaM2: 0, shownAreaHa: 0 };
}

/** What an imported parcel has besides the facts of its block. */
const notOfTheRegistry: (keyof Omit<ImportedParcel, keyof BlockFacts>)[] = [
  'localName',
  'searchKey',
  'cropId',
  'cropName',
  'cropFrom',
];

/** Remembers the waiting parcels of an import as what the registry says, to compare with it what it will say later. */
export async function rememberItems(tx: FarmChange, farmId: number, importId: number): Promise<void> {
  await sql`
    insert into agroevidence.registry_block (farm_id, key, import_id, facts, geometry, area_m2)
    select distinct on (parcel ->> 'externalId') farm_id, parcel ->> 'externalId', import_id,
      parcel - ${notOfTheRegistry}::text[],
      geometry, area_m2
    from agroevidence.import_item
    where farm_id = ${farmId} and import_id = ${importId} and parcel ->> 'externalId' is not null
    order by parcel ->> 'externalId', row_number`.execute(tx.sql);
}
