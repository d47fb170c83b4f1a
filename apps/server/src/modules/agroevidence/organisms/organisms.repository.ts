import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

export interface OrganismRow {
  readonly code: string;
  /** In Latin, or as the register calls it. */
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly isGeneralKnowledge: boolean;
}

export interface CatalogueOrganismRow extends OrganismRow {
  readonly source: string;
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
}

/** All that have the words in one of their names or their code. */
export function findOrganisms(farms: FarmReading, words: readonly string[]): Promise<OrganismRow[]> {
  return farms.rows(sql<OrganismRow>`
    select code, name, names, is_general_knowledge from agroevidence.organism
    where ${sql.join([sql`true`, ...hasWords(words)], sql` and `)}`);
}

/** The chosen ones, each with how many products may be used against it. */
export function findCatalogueOrganisms(farms: FarmReading, choice: ChosenOrganisms): Promise<CatalogueOrganismRow[]> {
  const { words, code, cropId, validOn, withProducts } = choice;
  const conditions = [
    sql`true`,
    ...hasWords(words),
    ...(code === null ? [] : [sql`o.code = ${code}`]),
    ...(validOn === null ? [] : [sql`coalesce(o.left_register_on > ${validOn}::date, true)`]),
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
      select code, count(*)::int as products from product, unnest(product.codes) as code group by code)
    select o.code, o.name, o.names, o.is_general_knowledge, o.source, o.left_register_on as left_on,
      coalesce(against.products, 0) as products
    from agroevidence.organism o left join against on against.code = o.code
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
