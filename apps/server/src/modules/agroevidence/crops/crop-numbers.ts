import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';

/**
 * Throws `crop.notFound` where one of the crops is neither in the catalogue nor the farm's own, and `crop.retired` where
 * the farm has put it away: it stays where it is and is not chosen anew.
 */
export async function requireCrops(tx: FarmTransaction, farmId: number, cropIds: readonly number[]): Promise<void> {
  const asked = [...new Set(cropIds)];
  const { rows } = await knownCrops(tx, asked, sql`own.farm_id = ${farmId}::int`).execute(tx.sql);
  if (rows.length < asked.length) throw new Failure('crop.notFound');
  if (rows.some(({ isRetired }) => isRetired)) throw new Failure('crop.retired');
}

/** Throws `crop.notFound` where a crop that something is asked about is neither in the catalogue nor of the farms. */
export async function requireKnownCrop(farms: FarmReading, cropId: number): Promise<void> {
  const rows = await farms.rows(knownCrops(farms, [cropId], sql`true`));
  if (rows.length === 0) throw new Failure('crop.notFound');
}

function knownCrops(
  conditions: FarmConditions,
  ids: readonly number[],
  which: RawBuilder<unknown>,
): RawBuilder<{ readonly id: number; readonly isRetired: boolean }> {
  return sql`
    select id, false as is_retired from agroevidence.crop where id = any(${[...ids]}::int[])
    union all
    select own.id, own.retired_at is not null from agroevidence.own_crop own
    where ${ofFarms(conditions, sql`own.farm_id`)} and ${which} and own.id = any(${[...ids]}::int[])`;
}
