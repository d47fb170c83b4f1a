import { sql, type RawBuilder } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { packedOutline, packOutlines } from '#server/db/packed-outlines.ts';
import { landInBoth } from '#server/db/overlays.ts';

/** A parcel of a file whose land the farm has already, wholly or in part. */
export interface MetLand {
  readonly row: number;
  readonly name: string;
  /** The parcel of the farm that it is most like. */
  readonly knownName: string;
  /** How much of the larger of the two is in both, and how much of the one in the file; 1 is all of it. */
  readonly likeness: number;
  readonly covered: number;
  readonly hasSameNumber: boolean;
}

export interface GivenLand {
  readonly row: number;
  readonly name: string;
  /** WKB of the outline. */
  readonly outline: Uint8Array;
  readonly areaM2: number;
  readonly square: string | null;
  readonly blockNumber: string | null;
  readonly externalId: string | null;
}

/** Until the transaction ends, no other import adds parcels to the farm: two at once would not see each other's. */
export async function lockLand(tx: FarmChange, farmId: number): Promise<void> {
  await tx.selectFrom('agroevidence.farmMap').select('farmId').where('farmId', '=', farmId).forNoKeyUpdate().execute();
}

/** Whether there is any parcel to compare with, whatever became of it. */
export async function hasAnyParcel(tx: FarmTransaction, farmId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from agroevidence.parcel where ${ofFarm(tx, sql`farm_id`, farmId)}) as has`.execute(tx.sql);
  return rows[0]?.has ?? false;
}

/** Which of some parcels, not stored yet, meet parcels that the farm has. */
export function findMetLand(tx: FarmTransaction, farmId: number, given: readonly GivenLand[]): Promise<MetLand[]> {
  const outlines = packOutlines(given.map(({ outline }) => outline));
  return metLand(
    tx,
    farmId,
    sql`select row_number, name, st_setsrid(${packedOutline(outlines)}, 4326) as geometry, area_m2, square, block_number,
        external_id
      from unnest(${given.map(({ row }) => row)}::int[], ${given.map(({ name }) => name)}::text[],
        ${outlines.begins}::int[], ${outlines.lengths}::int[], ${given.map(({ areaM2 }) => areaM2)}::float8[],
        ${given.map(({ square }) => square)}::text[], ${given.map(({ blockNumber }) => blockNumber)}::text[],
        ${given.map(({ externalId }) => externalId)}::text[]
      ) as given (row_number, name, begin, length, area_m2, square, block_number, external_id)`,
  );
}

/** Which parcels that an import has laid by meet parcels that the farm has. */
export function findMetItems(tx: FarmTransaction, farmId: number, importId: number): Promise<MetLand[]> {
  return metLand(
    tx,
    farmId,
    sql`select row_number, local_name as name, geometry, area_m2, square, block_number, external_id
      from agroevidence.import_item where ${ofFarm(tx, sql`farm_id`, farmId)} and import_id = ${importId}`,
  );
}

async function metLand(tx: FarmTransaction, farmId: number, given: RawBuilder<unknown>): Promise<MetLand[]> {
  const { rows } = await sql<MetLand>`
    with given as materialized (${given}), met as materialized (
      select g.row_number, g.name, p.local_name as known_name, g.area_m2, v.area_m2 as known_m2,
        ${landInBoth(sql`g.geometry`, sql`v.geometry`)} as shared_m2,
        coalesce(v.external_id = g.external_id, false)
          or coalesce(v.square = g.square and v.block_number = g.block_number, false) as has_same_number
      from given g
      join agroevidence.parcel_version v on ${ofFarm(tx, sql`v.farm_id`, farmId)} and v.is_current and v.geometry && g.geometry
      join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.status = 'OPEN'
      where st_relate(g.geometry, v.geometry, 'T********')
    )
    select distinct on (row_number) row_number as row, name, known_name, has_same_number,
      shared_m2 / greatest(area_m2, known_m2) as likeness, least(shared_m2 / area_m2, 1) as covered
    from met order by row_number, shared_m2 / greatest(area_m2, known_m2) desc, known_name`.execute(tx.sql);
  return rows;
}

export async function dropItems(
  tx: FarmChange,
  farmId: number,
  importId: number,
  rows: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('agroevidence.importItem')
    .where('farmId', '=', farmId)
    .where('importId', '=', importId)
    .where(sql<boolean>`row_number = any(${[...rows]}::int[])`)
    .execute();
}
