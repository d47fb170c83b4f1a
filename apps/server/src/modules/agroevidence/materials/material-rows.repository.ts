import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

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
  /** What a public register says of its authorisation; null where none does. */
  readonly registered: NonNullable<Material['registered']> | null;
};

/** Columns of a table of the catalogue that is called `material`. */
export const catalogueColumns = sql`material.id, null::int as farm_id, material.kind, material.name, material.names,
  material.registration_number, material.facts, material.valid_from, material.valid_to, false as is_retired,
  1 as version, material.source, material.is_general_knowledge,
  case when material.register_import_id is not null then jsonb_build_object('isAuthorised', material.is_authorised,
    'authorisedTo', material.authorised_to, 'soldTo', material.sold_to, 'leftOn', material.left_register_on,
    'version', (select version from agroevidence.register_import i where i.id = material.register_import_id)) end as registered`;

/** The same of a table of farms' own that is called `own`. */
export const ownColumns = sql`own.id, own.farm_id, own.kind, own.name, '{}'::jsonb as names, own.registration_number,
  own.facts, own.valid_from, own.valid_to, own.retired_at is not null as is_retired, own.version,
  null::text as source, false as is_general_knowledge, null::jsonb as registered`;

/** Those of some numbers, of the catalogue and of the farms' own. */
export function namedMaterials(
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
