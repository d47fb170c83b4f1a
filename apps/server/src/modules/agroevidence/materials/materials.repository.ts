import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { catalogueColumns, ownColumns, type MaterialRow } from './material-rows.repository.ts';

/** Which materials are asked for. */
export interface ChosenMaterials {
  readonly kind: MaterialKind;
  /** Folded; each stands in a key of the material. */
  readonly words: readonly string[];
  /** Of one of these crops; null: of any or none. */
  readonly cropIds: readonly number[] | null;
  readonly organism: string | null;
  /** The day on which they may be used; null: any. */
  readonly validOn: string | null;
  readonly withOpen: boolean;
  readonly withRetired: boolean;
  readonly ofCatalogue: boolean;
  readonly ownOnes: boolean;
}

/** Which of them in which order: where somebody chooses, what was used of late; then those with a key that begins with the search. */
export interface MaterialPage {
  readonly language: string;
  readonly searched: string;
  /** Where somebody chooses, the first day on which what was used comes first, the latest before all, and then what is own; else null. */
  readonly usedSince: string | null;
  readonly isReversed: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundMaterials {
  readonly rows: readonly MaterialRow[];
  readonly total: number;
}

type CountedRow = MaterialRow & { readonly total: number };

export async function findMaterials(
  farms: FarmReading,
  choice: ChosenMaterials,
  page: MaterialPage,
): Promise<FoundMaterials> {
  const { language, limit, offset, searched } = page;
  const told = sql`coalesce(material.names ->> ${language}::text, material.names ->> 'en', material.name)`;
  // Whole rows are read of the page alone: facts and keys are long, there are thousands, and what is sorted stays in memory.
  const counted = await farms.rows(sql<CountedRow>`
    with chosen as materialized (
      select material.id, null::int as farm_id, coalesce(material.sort_name, ${folded(told)}) as folded,
        ${hasBeginning(sql`material`, searched)} as begins
      from agroevidence.material
      where ${choice.ofCatalogue && choice.withOpen} and ${isChosen(choice, sql`material`)}
      union all
      select own.id, own.farm_id, ${folded(sql`own.name`)}, ${hasBeginning(sql`own`, searched)}
      from agroevidence.own_material own
      where ${ofFarms(farms, sql`own.farm_id`)} and ${choice.ownOnes} and ${isChosen(choice, sql`own`)}
        and case when own.retired_at is null then ${choice.withOpen}::boolean else ${choice.withRetired}::boolean end
    ), recent as materialized (${recentUse(farms, choice.kind, page.usedSince)}),
    page as materialized (
      select chosen.id, count(*) over ()::int as total, row_number() over (order by ${orderOf(page)}) as place
      from chosen left join recent on recent.material_id = chosen.id
      order by place limit ${limit} offset ${offset})
    select whole.*, page.total from page join (
      select ${catalogueColumns} from agroevidence.material where material.id in (select id from page)
      union all
      select ${ownColumns} from agroevidence.own_material own
      where ${ofFarms(farms, sql`own.farm_id`)} and own.id in (select id from page)) as whole on whole.id = page.id
    order by page.place`);
  const total = counted[0]?.total ?? (offset > 0 ? await countMaterials(farms, choice) : 0);
  return { rows: counted, total };
}

/** For a page beyond the last, which has no row that says it. */
async function countMaterials(farms: FarmReading, choice: ChosenMaterials): Promise<number> {
  const page = { language: 'cs', searched: '', usedSince: null, isReversed: false, limit: 1, offset: 0 };
  return (await findMaterials(farms, choice, page)).total;
}

function isChosen(choice: ChosenMaterials, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const { kind, words, cropIds, organism, validOn } = choice;
  const conditions = [
    sql`${table}.kind = ${kind}`,
    ...words.map(
      (word) => sql`(strpos(${table}.search_key, ${word}) > 0 or ${table}.crop_ids && array(
        select crop.id from agroevidence.crop where strpos(crop.search_key, ${word}) > 0))`,
    ),
    ...(cropIds ? [sql`${table}.crop_ids && ${[...cropIds]}::int[]`] : []),
    ...(organism === null ? [] : [sql`${table}.organism_codes @> array[${organism}::text]`]),
    ...(validOn === null
      ? []
      : [
          sql`coalesce(${table}.valid_from <= ${validOn}::date, true)`,
          sql`coalesce(${table}.valid_to >= ${validOn}::date, true)`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** On which day each material of a kind was used last, since a day. */
function recentUse(farms: FarmReading, kind: MaterialKind, since: string | null): RawBuilder<unknown> {
  return sql`
    select coalesce(u.material_id, u.own_material_id) as material_id, max(a.day) as last_used_on
    from agroevidence.action a
    join agroevidence.action_amount m on m.farm_id = a.farm_id and m.action_id = a.id and m.kind = ${kind}
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`m.farm_id`)} and ${ofFarms(farms, sql`u.farm_id`)}
      and a.retired_at is null and a.state in ('DONE', 'APPROVED') and a.day >= ${since}::date
    group by 1`;
}

function folded(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(normalize(lower(${name}), nfd), '[\u0300-\u036f]', '', 'g')`;
}

/** Whether one of its keys begins with what is searched. */
function hasBeginning(table: RawBuilder<unknown>, searched: string): RawBuilder<unknown> {
  return searched === '' ? sql`false` : sql`strpos(e'\n' || ${table}.search_key, e'\n' || ${searched}::text) > 0`;
}

/** By the name as the language has it, whose accents do not count; then by number, so that pages fit together. */
function orderOf({ searched, usedSince, isReversed }: MaterialPage): RawBuilder<unknown> {
  const name = sql`folded collate "C"`;
  const order = [
    ...(usedSince === null ? [] : [sql`recent.last_used_on desc nulls last`, sql`(farm_id is null)`]),
    ...(searched === '' ? [] : [sql`(not starts_with(folded, ${searched}::text))`, sql`(not begins)`]),
    isReversed ? sql`${name} desc, id desc` : sql`${name}, id`,
  ];
  return sql.join(order);
}

export interface KindCounts {
  readonly kind: MaterialKind;
  readonly counts: { readonly publicItems: number; readonly privateItems: number };
}

/** How many of each kind can be chosen: of the catalogue, and of the farms' own. */
export function countByKind(farms: FarmReading): Promise<KindCounts[]> {
  return farms.rows(sql<KindCounts>`
    select kind, jsonb_build_object('publicItems', count(*) filter (where is_public),
      'privateItems', count(*) filter (where not is_public)) as counts
    from (
      select kind, true as is_public from agroevidence.material
      union all
      select own.kind, false from agroevidence.own_material own
      where ${ofFarms(farms, sql`own.farm_id`)} and own.retired_at is null
    ) as known group by kind`);
}
