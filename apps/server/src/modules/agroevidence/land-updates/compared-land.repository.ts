import { sql } from 'kysely';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import type { FileFacts } from '@brazda/domain/land-update/file-differences.ts';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { landInBoth, symmetricDifferenceOf } from '#server/db/overlays.ts';
import { packedOutline, packOutlines } from '#server/db/packed-outlines.ts';
import { areaM2 } from '#server/db/spatial.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

type UpdateKey = Pick<LandUpdateRow, 'farmId' | 'id'>;

/** What a file says of a parcel, and by what it can be known again on the farm. */
export interface FiledFacts extends FileFacts {
  /** Its row in the file. */
  readonly row: number;
  /** The parcel of ours that it was exported as. */
  readonly parcelId: number | null;
  readonly cropFrom: string | null;
}

/** A block as the registry or a file has it now. */
export interface BlockNow {
  readonly key: string;
  readonly localName: string;
  readonly facts: BlockFacts | FiledFacts;
  /** WKB of the outline. */
  readonly outline: Uint8Array;
  readonly areaM2: number;
}

/** Forgets what was laid by and compared, to begin anew. */
export async function clearComparison(tx: FarmChange, { farmId, id }: UpdateKey): Promise<void> {
  await tx
    .deleteFrom('agroevidence.landUpdateChange')
    .where('farmId', '=', farmId)
    .where('updateId', '=', id)
    .execute();
  await forgetBlocksNow(tx, { farmId, id });
}

/** Forgets the blocks as the registry has them now; what was found by them stays. */
export async function forgetBlocksNow(tx: FarmChange, { farmId, id }: UpdateKey): Promise<void> {
  await tx.deleteFrom('agroevidence.landUpdateBlock').where('farmId', '=', farmId).where('updateId', '=', id).execute();
}

/** Lays blocks by; those whose key is there already are left out. Gives how many were new. */
export async function insertBlocksNow(
  tx: FarmChange,
  { farmId, id }: UpdateKey,
  blocks: readonly BlockNow[],
): Promise<number> {
  const outlines = packOutlines(blocks.map(({ outline }) => outline));
  const records = blocks.map(({ key, localName, facts, areaM2: area }, index) => ({
    ...{ key, localName, facts, area, begin: outlines.begins[index], length: outlines.lengths[index] },
  }));
  const { numAffectedRows } = await sql`
    insert into agroevidence.land_update_block (farm_id, update_id, key, local_name, facts, geometry, area_m2)
    select ${farmId}::int, ${id}::int, key, "localName", facts, st_setsrid(${packedOutline(outlines)}, 4326), area
    from json_to_recordset(${JSON.stringify(records)}::json) as block (
      key text, "localName" text, facts jsonb, area float8, begin int, length int)
    on conflict do nothing`.execute(tx.sql);
  return Number(numAffectedRows ?? 0);
}

/** A block before and now, by its key; one of both may be missing. */
export interface BlockPair {
  readonly key: string;
  /** The import that brought it as it was before; null also where none of that source did. */
  readonly importId: number | null;
  readonly before: BlockFacts | null;
  readonly now: BlockFacts | null;
  readonly areaBeforeM2: number | null;
  readonly areaNowM2: number | null;
  /** What lies in only one of the two outlines; null where one is missing. */
  readonly movedM2: number | null;
  /** In which cadastral units the farm has parcels that came from it; asked where a registry is compared. */
  readonly ownUnits?: readonly string[];
}

/** The blocks that hold for the farm: of each key the newest state, without those that are gone. */
function blocksBefore(tx: FarmTransaction, farmId: number): ReturnType<typeof sql<unknown>> {
  return sql`(
    select * from (
      select distinct on (key) * from agroevidence.registry_block
      where ${ofFarm(tx, sql`farm_id`, farmId)} and source = 'REGISTRY' order by key, import_id desc
    ) as newest where not is_gone)`;
}

export async function pairBlocks(tx: FarmTransaction, { farmId, id }: UpdateKey): Promise<BlockPair[]> {
  const { rows } = await sql<BlockPair>`
    with before as materialized (${blocksBefore(tx, farmId)}), now as (
      select * from agroevidence.land_update_block where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
    ), own as materialized (
      select v.external_id as key, array_agg(distinct p.cadastral_unit) as units
      from agroevidence.parcel p
      join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
      where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.status = 'OPEN' and p.cadastral_unit is not null group by 1
    )
    select coalesce(before.key, now.key) as key, before.import_id, before.facts as before, now.facts as now,
      before.area_m2 as area_before_m2, now.area_m2 as area_now_m2,
      case when before.geometry = now.geometry then 0
        else ${areaM2(symmetricDifferenceOf(sql`before.geometry`, sql`now.geometry`))} end as moved_m2,
      coalesce(own.units, '{}') as own_units
    from before full join now on now.key = before.key left join own on own.key = before.key order by 1`.execute(tx.sql);
  return rows;
}

export interface KeyOverlap {
  readonly before: string;
  readonly now: string;
  readonly areaM2: number;
}

// One side of what is joined by place is materialized here: of two tables whose outlines it has counted, the embedded
// PostGIS may reckon a share above one, and refuses the query.

/** How much blocks before and blocks now, of those that changed, have in common. */
export async function overlapBlocks(
  tx: FarmTransaction,
  { farmId, id }: UpdateKey,
  keysBefore: readonly string[],
  keysNow: readonly string[],
): Promise<KeyOverlap[]> {
  const { rows } = await sql<KeyOverlap>`
    with before as materialized (select * from ${blocksBefore(tx, farmId)} as b where key = any(${keysBefore}::text[]))
    select before.key as before, now.key as now, ${landInBoth(sql`before.geometry`, sql`now.geometry`)} as area_m2
    from before join agroevidence.land_update_block now on now.geometry && before.geometry
    where ${ofFarm(tx, sql`now.farm_id`, farmId)} and now.update_id = ${id} and now.key = any(${keysNow}::text[])`.execute(
    tx.sql,
  );
  return rows.filter(({ areaM2: area }) => area > 0);
}

/** An open parcel that came from a block, and what it has moved since. */
export interface OwnParcel {
  readonly parcelId: number;
  readonly versionId: number;
  readonly key: string;
  readonly areaM2: number;
  readonly movedM2: number;
  readonly cadastralUnit: string | null;
  /** What it was called and what grew there; asked where a file is compared. */
  readonly known?: Pick<FileFacts, 'name' | 'cropName' | 'cropId'>;
}

export async function parcelsOfBlocks(
  tx: FarmTransaction,
  { farmId }: UpdateKey,
  keysBefore: readonly string[],
): Promise<OwnParcel[]> {
  const { rows } = await sql<Omit<OwnParcel, 'known'>>`
    with before as materialized (select * from ${blocksBefore(tx, farmId)} as b where key = any(${keysBefore}::text[]))
    select v.parcel_id, v.id as version_id, before.key, v.area_m2, p.cadastral_unit,
      case when v.geometry = before.geometry then 0
        else ${areaM2(symmetricDifferenceOf(sql`v.geometry`, sql`before.geometry`))} end as moved_m2
    from before
    join agroevidence.parcel_version v on ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.external_id = before.key and v.is_current
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
    order by v.parcel_id`.execute(tx.sql);
  return rows;
}

/** An open parcel and a block now that have land in common. */
export interface MetBlock {
  readonly parcelId: number;
  readonly versionId: number;
  readonly externalId: string | null;
  readonly parcelAreaM2: number;
  readonly key: string;
  readonly blockAreaM2: number;
  readonly areaM2: number;
  readonly cadastralUnit: string | null;
}

export async function parcelsOnBlocks(
  tx: FarmTransaction,
  { farmId, id }: UpdateKey,
  keysNow: readonly string[],
): Promise<MetBlock[]> {
  const { rows } = await sql<MetBlock>`
    with now as materialized (
      select key, geometry, area_m2 from agroevidence.land_update_block
      where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id} and key = any(${keysNow}::text[])
    )
    select v.parcel_id, v.id as version_id, v.external_id, v.area_m2 as parcel_area_m2, now.key,
      now.area_m2 as block_area_m2, p.cadastral_unit, ${landInBoth(sql`v.geometry`, sql`now.geometry`)} as area_m2
    from now
    join agroevidence.parcel_version v on ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current and v.geometry && now.geometry
    join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
    order by v.parcel_id, now.key`.execute(tx.sql);
  return rows.filter(({ areaM2: area }) => area > 0);
}
