import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { ownColumns, type MaterialRow } from './material-rows.repository.ts';
import { cropsOf, materialKeys } from '@brazda/domain/materials/material-keys.ts';

/** What a farm says of a material of its own. */
export type OwnMaterial = KindFacts & {
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
};

export type OwnMaterialRow = MaterialRow & { readonly farmId: number };

/** All of a kind, in the transaction that is to change some; held until it ends. */
export function holdOwnMaterials(tx: FarmChange, farmId: number, kind: MaterialKind): Promise<OwnMaterialRow[]> {
  return rowsOf(tx, sql`own.farm_id = ${farmId} and own.kind = ${kind}`);
}

/** One in scope, held until the transaction ends. */
export async function holdOwnMaterial(tx: FarmChange, id: number): Promise<OwnMaterialRow | undefined> {
  return (await rowsOf(tx, sql`own.id = ${id}`))[0];
}

async function rowsOf(tx: FarmChange, which: RawBuilder<unknown>): Promise<OwnMaterialRow[]> {
  const { rows } = await sql<OwnMaterialRow>`
    select ${ownColumns} from agroevidence.own_material own
    where ${ofFarms(tx, sql`own.farm_id`)} and ${which} order by own.id for update`.execute(tx.sql);
  return rows;
}

/** Gives them in the order of what was given. */
export async function insertOwnMaterials(
  tx: FarmChange,
  farmId: number,
  materials: readonly OwnMaterial[],
): Promise<OwnMaterialRow[]> {
  const given = await withKeys(tx, farmId, materials);
  const { rows } = await sql<OwnMaterialRow>`
    insert into agroevidence.own_material as own
      (farm_id, kind, name, registration_number, facts, crop_ids, organism_codes, search_key, valid_from, valid_to)
    select ${farmId}::int, "kind", "name", "registrationNumber", "facts", "cropIds", "organismCodes", "searchKey",
      "validFrom", "validTo"
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      "kind" text, "name" text, "registrationNumber" text, "facts" jsonb, "cropIds" int[], "organismCodes" text[],
      "searchKey" text, "validFrom" date, "validTo" date)
    returning ${ownColumns}`.execute(tx.sql);
  return rows;
}

/** What stands of some materials from now on. */
export async function updateOwnMaterials(
  tx: FarmChange,
  farmId: number,
  materials: readonly (OwnMaterial & { readonly id: number; readonly isRetired: boolean })[],
  at: Date,
): Promise<OwnMaterialRow[]> {
  const given = await withKeys(tx, farmId, materials);
  const { rows } = await sql<OwnMaterialRow>`
    update agroevidence.own_material own
    set name = given.name, registration_number = given."registrationNumber", facts = given.facts,
      crop_ids = given."cropIds", organism_codes = given."organismCodes", search_key = given."searchKey",
      valid_from = given."validFrom", valid_to = given."validTo",
      retired_at = case when given."isRetired" then coalesce(own.retired_at, ${at}) end
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      "id" int, "name" text, "registrationNumber" text, "facts" jsonb, "cropIds" int[], "organismCodes" text[],
      "searchKey" text, "validFrom" date, "validTo" date, "isRetired" boolean)
    where own.farm_id = ${farmId} and ${ofFarms(tx, sql`own.farm_id`)} and own.id = given.id
    returning ${ownColumns}`.execute(tx.sql);
  return rows;
}

/** Lets materials be found by what is said of them now: after their rows became as they once were. */
export async function renewMaterialKeys(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  const rows = await rowsOf(tx, sql`own.farm_id = ${farmId} and own.id = any(${[...ids]}::int[])`);
  const given = await withKeys(tx, farmId, rows);
  await sql`
    update agroevidence.own_material own
    set crop_ids = given."cropIds", organism_codes = given."organismCodes", search_key = given."searchKey"
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      "id" int, "cropIds" int[], "organismCodes" text[], "searchKey" text)
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = given.id`.execute(tx.sql);
}

async function withKeys<T extends OwnMaterial>(
  tx: FarmTransaction,
  farmId: number,
  materials: readonly T[],
): Promise<(T & ReturnType<typeof materialKeys>)[]> {
  const names = await findCropNames(tx, farmId, materials.flatMap(cropsOf));
  return materials.map((material) => ({ ...material, ...materialKeys(material, names) }));
}

/** How crops are called in all languages, by their number. */
async function findCropNames(
  tx: FarmTransaction,
  farmId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: number; names: Readonly<Record<string, string>> }>`
    select id, names from agroevidence.crop where id = any(${asked}::int[])
    union all
    select own.id, jsonb_build_object('own', own.name) from agroevidence.own_crop own
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = any(${asked}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, names }) => [id, Object.values(names)]));
}
