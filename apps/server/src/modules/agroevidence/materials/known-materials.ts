import { sql } from 'kysely';
import type { FarmReading, FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { namedMaterials, type MaterialRow } from './material-rows.repository.ts';

/**
 * Throws `material.notFound` where one of the materials is neither in the catalogue nor the farm's own. Those that were
 * put away or are out of their days are told with the others: whether they may be chosen depends on what for.
 */
export async function requireMaterials(
  tx: FarmTransaction,
  farmId: number,
  ids: readonly number[],
): Promise<Map<number, MaterialRow>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const { rows } = await namedMaterials(tx, asked, sql`own.farm_id = ${farmId}::int`).execute(tx.sql);
  if (rows.length < asked.length) throw new Failure('material.notFound');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of some materials that are in the catalogue or of the farms' own, by their numbers. */
export async function readMaterials(farms: FarmReading, ids: readonly number[]): Promise<Map<number, MaterialRow>> {
  const asked = [...new Set(ids)];
  const rows = asked.length === 0 ? [] : await farms.rows(namedMaterials(farms, asked, sql`true`));
  return new Map(rows.map((row) => [row.id, row]));
}
