import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { ownCode } from './own-organisms.repository.ts';

export interface OrganismRow {
  readonly code: string;
  /** In Latin, or as the register calls it. */
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly isGeneralKnowledge: boolean;
  /** What a farm says of its own; null where it says nothing, and of those of the catalogue. */
  readonly latinName: string | null;
}

export interface CatalogueOrganismRow extends OrganismRow {
  readonly ownId: number | null;
  readonly farmId: number | null;
  readonly eppo: string | null;
  readonly isRetired: boolean;
  readonly version: number;
  readonly source: string | null;
  readonly leftOn: string | null;
  readonly products: number;
}

/** Which organisms are asked for. */
export interface ChosenOrganisms {
  /** Folded; each stands in one of the names or the code. */
  readonly words: readonly string[];
  /** One alone; null: all. */
  readonly code: string | null;
  /** A crop on which products may be used against them; null: any or none. */
  readonly cropId: number | null;
  /** The day for which registers and products are asked; null: any. */
  readonly validOn: string | null;
  readonly withProducts: boolean;
  readonly ofCatalogue: boolean;
  readonly ofFarms: boolean;
  /** Whether those that are open, or those that were put away, are among them. */
  readonly open: boolean;
  readonly retired: boolean;
}

/** All that can be chosen and have the words in one of their names or their code. */
export function findOrganisms(farms: FarmReading, words: readonly string[]): Promise<OrganismRow[]> {
  const isFound = sql.join([sql`true`, ...hasWords(words)], sql` and `);
  return farms.rows(sql<OrganismRow>`
    select code, name, names, is_general_knowledge, null::text as latin_name from agroevidence.organism where ${isFound}
    union all
    select ${ownCode}, own.name, '{}', false, own.latin_name from agroevidence.own_organism own
    where ${ofFarms(farms, sql`own.farm_id`)} and own.retired_at is null and ${isFound}`);
}

/** The chosen ones, each with how many products may be used against it. */
export function findCatalogueOrganisms(farms: FarmReading, choice: ChosenOrganisms): Promise<CatalogueOrganismRow[]> {
  const { words, code, cropId, validOn, withProducts, ofCatalogue, open, retired } = choice;
  const conditions = [
    sql`true`,
    ...hasWords(words),
    ...(code === null ? [] : [sql`o.code = ${code}`]),
    ...(validOn === null ? [] : [sql`coalesce(o.left_on > ${validOn}::date, true)`]),
    ...(ofCatalogue ? [] : [sql`o.own_id is not null`]),
    ...(choice.ofFarms ? [] : [sql`o.own_id is null`]),
    ...(open ? [] : [sql`o.is_retired`]),
    ...(retired ? [] : [sql`not o.is_retired`]),
    ...(withProducts || cropId !== null ? [sql`against.products > 0`] : []),
  ];
  return farms.rows(sql<CatalogueOrganismRow>`
    with product as (
      select material.id, ${namedCodes(sql`material`, cropId)} as codes from agroevidence.material
      where ${isUsable(sql`material`, choice)}
      union all
      select own.id, ${namedCodes(sql`own`, cropId)} from agroevidence.own_material own
      where ${ofFarms(farms, sql`own.farm_id`)} and own.retired_at is null and ${isUsable(sql`own`, choice)}
    ), against as materialized (
      select code, count(*)::int as products from product, unnest(product.codes) as code group by code
    ), known as (
      select code, name, names, search_key, is_general_knowledge, null::text as latin_name, null::int as own_id,
        null::int as farm_id, null::text as eppo, false as is_retired, 1 as version, source, left_register_on as left_on
      from agroevidence.organism
      union all
      select ${ownCode}, own.name, '{}', own.search_key, false, own.latin_name, own.id, own.farm_id, own.eppo,
        own.retired_at is not null, own.version, null, null
      from agroevidence.own_organism own where ${ofFarms(farms, sql`own.farm_id`)})
    select o.code, o.name, o.names, o.is_general_knowledge, o.latin_name, o.own_id, o.farm_id, o.eppo, o.is_retired,
      o.version, o.source, o.left_on, coalesce(against.products, 0) as products
    from known o left join against on against.code = o.code
    where ${sql.join(conditions, sql` and `)}`);
}

function hasWords(words: readonly string[]): RawBuilder<unknown>[] {
  return words.map((word) => sql`strpos(search_key, ${word}) > 0`);
}

function isUsable(table: RawBuilder<unknown>, { code, cropId, validOn }: ChosenOrganisms): RawBuilder<unknown> {
  const conditions = [
    sql`${table}.kind = 'PLANT_PROTECTION'`,
    ...(code === null ? [] : [sql`${table}.organism_codes @> array[${code}::text]`]),
    ...(cropId === null ? [] : [sql`${table}.crop_ids @> array[${cropId}::int]`]),
    ...(validOn === null
      ? []
      : [
          sql`coalesce(${table}.valid_from <= ${validOn}::date, true)`,
          sql`coalesce(${table}.valid_to >= ${validOn}::date, true)`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** What a product may be used against at all; on one crop, as its uses on that one say. */
function namedCodes(table: RawBuilder<unknown>, cropId: number | null): RawBuilder<unknown> {
  if (cropId === null) return sql`${table}.organism_codes`;
  return sql`array(
    select distinct organism ->> 'code'
    from jsonb_array_elements(${table}.facts -> 'uses') as one_use, jsonb_array_elements(one_use -> 'organisms') as organism
    where one_use -> 'cropIds' @> to_jsonb(${cropId}::int) and organism ->> 'code' is not null)`;
}
