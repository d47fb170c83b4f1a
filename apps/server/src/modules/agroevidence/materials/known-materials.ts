import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';

/** A material of the catalogue, or of a farm's own. */
export type MaterialRow = KindFacts & {
  readonly id: number;
  /** Null for those of the catalogue. */
  readonly farmId: number | null;
  /** As the register or the farm calls it. */
  readonly name: string;
  /** By language, where more is known than that. */
  readonly names: Readonly<Record<string, string>>;
  readonly registrationNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isRetired: boolean;
  /** How often it was written; those of the catalogue are not written by people. */
  readonly version: number;
  /** Null for a farm's own. */
  readonly source: string | null;
  readonly isGeneralKnowledge: boolean;
};

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

/** Columns of a table of the catalogue that is called `material`. */
export const catalogueColumns = sql`material.id, null::int as farm_id, material.kind, material.name, material.names,
  material.registration_number, material.facts, material.valid_from, material.valid_to, false as is_retired,
  1 as version, material.source, material.is_general_knowledge`;

/** The same of a table of farms' own that is called `own`. */
export const ownColumns = sql`own.id, own.farm_id, own.kind, own.name, '{}'::jsonb as names, own.registration_number,
  own.facts, own.valid_from, own.valid_to, own.retired_at is not null as is_retired, own.version,
  null::text as source, false as is_general_knowledge`;

function namedMaterials(
  conditions: FarmConditions,
  ids: readonly number[],
  which: RawBuilder<unknown>,
): RawBuilder<MaterialRow> {
  return sql<MaterialRow>`
    select ${catalogueColumns} from agroevidence.material where material.id = any(${[...ids]}::int[])
    union all
    select ${ownColumns} from agroevidence.own_material own
    where ${ofFarms(conditions, sql`own.farm_id`)} and ${which} and own.id = any(${[...ids]}::int[])`;
}
