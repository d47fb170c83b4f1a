import type { FertilizerFacts, PlantProtectionFacts, SeedFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { ofFarm, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';

interface MaterialRowOf<K, F> {
  readonly id: number;
  readonly kind: K;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly facts: F;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isRetired: boolean;
}

export type MaterialRow =
  | MaterialRowOf<'FERTILIZER', FertilizerFacts>
  | MaterialRowOf<'PLANT_PROTECTION', PlantProtectionFacts>
  | MaterialRowOf<'SEED', SeedFacts>;

/** Materials of the catalogue and the farm's own by their numbers. Throws `material.notFound` where one is neither. */
export async function requireMaterials(
  tx: FarmTransaction,
  farmId: number,
  ids: readonly number[],
): Promise<Map<number, MaterialRow>> {
  if (ids.length === 0) return new Map();
  const asked = [...new Set(ids)];
  const { rows } = await sql<MaterialRow>`
    select id, kind, name, registration_number, facts, valid_from, valid_to, false as is_retired
    from agroevidence.material where id = any(${asked}::int[])
    union all
    select own.id, own.kind, own.name, own.registration_number, own.facts, own.valid_from, own.valid_to, own.retired_at is not null
    from agroevidence.own_material own
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = any(${asked}::int[])`.execute(tx.sql);
  if (rows.length < asked.length) throw new Failure('material.notFound');
  return new Map(rows.map((row) => [row.id, row]));
}
