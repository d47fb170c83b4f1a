import { searchKeyOf } from '@brazda/domain/search-key.ts';
import { sql } from 'kysely';
import { ofFarm, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** A parcel with what it is searched by. */
export interface SearchedParcel {
  readonly id: number;
  readonly localName: string;
  readonly square: string | null;
  readonly blockNumber: string | null;
}

/** Parcels as they are called and numbered now. */
export async function searchedParcels(
  tx: FarmTransaction,
  farmId: number,
  ids: readonly number[],
): Promise<SearchedParcel[]> {
  const { rows } = await sql<SearchedParcel>`
    select p.id, p.local_name, v.square, v.block_number
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return rows;
}

/** Lets parcels be found by what they are called and numbered now. */
export async function renewSearchKeys(
  tx: FarmChange,
  farmId: number,
  parcels: readonly SearchedParcel[],
): Promise<void> {
  await sql`
    update agroevidence.parcel p set search_key = given.search_key
    from unnest(${parcels.map(({ id }) => id)}::int[], ${parcels.map(searchKeyOf)}::text[]) as given (id, search_key)
    where ${ofFarm(tx, sql`p.farm_id`, farmId)} and p.id = given.id and p.search_key <> given.search_key`.execute(
    tx.sql,
  );
}
