import { materialColumns } from '@brazda/domain/catalogue-numbers.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ofFarm, type FarmChange } from '#server/db/farm-scope.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';

/**
 * Writes down materials as they are now, each state once, and gives the number of each by that of the material: what an
 * action says of a material stays true when its register has changed.
 */
export async function keepUsedMaterials(
  tx: FarmChange,
  farmId: number,
  materials: readonly MaterialRow[],
): Promise<ReadonlyMap<number, number>> {
  if (materials.length === 0) return new Map();
  const given = materials.map((material) => {
    const { kind, name, registrationNumber, facts } = material;
    const state = { ...materialColumns(material.id), kind, name, registrationNumber, facts };
    return { ...state, digest: createHash('sha256').update(JSON.stringify(state)).digest('hex'), number: material.id };
  });
  await sql`
    insert into agroevidence.used_material (farm_id, kind, material_id, own_material_id, name, registration_number, facts, digest)
    select ${farmId}::int, "kind", "materialId", "ownMaterialId", "name", "registrationNumber", "facts", decode("digest", 'hex')
    from json_to_recordset(${JSON.stringify(given)}::json) as given ("kind" text, "materialId" int, "ownMaterialId" int,
      "name" text, "registrationNumber" text, "facts" jsonb, "digest" text)
    on conflict (farm_id, digest) do nothing`.execute(tx.sql);
  const { rows } = await sql<{ id: number; digest: string }>`
    select u.id, encode(u.digest, 'hex') as digest from agroevidence.used_material u
    where ${ofFarm(tx, sql`u.farm_id`, farmId)}
      and u.digest = any(array(select decode(one, 'hex') from unnest(${given.map(({ digest }) => digest)}::text[]) as one))`.execute(
    tx.sql,
  );
  const idOf = new Map(rows.map(({ id, digest }) => [digest, id]));
  return new Map(given.map(({ number, digest }) => [number, requireId(idOf.get(digest))]));
}

function requireId(id: number | undefined): number {
  if (id === undefined) throw new Error('A used material was not written');
  return id;
}
