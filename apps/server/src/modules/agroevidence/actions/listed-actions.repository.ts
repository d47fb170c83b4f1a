import type { ActionFilter, ActionOrder, ActionQuery } from '@brazda/contract/agroevidence/action-filters.ts';
import type { ActionStatistics } from '@brazda/contract/agroevidence/actions.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { cropColumns, materialColumns } from '@brazda/domain/catalogue-numbers.ts';
import { actionTypesOf, type ActionType } from '@brazda/domain/enumerations/action.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import { withGoneBefore } from '../parcels/held-land.repository.ts';
import { actionRowColumns, actionSource, type ActionRow } from './action-details.repository.ts';

interface Paged {
  readonly page: number;
  readonly 'per-page': number;
}

export async function countActions(farms: FarmReading, filter: ActionFilter): Promise<number> {
  const [row] = await farms.rows(sql<{ total: number }>`
    select count(*)::int as total from ${actionSource(farms)} and ${isMeant(farms, filter)}`);
  return row?.total ?? 0;
}

export function findActions(farms: FarmReading, query: ActionQuery): Promise<ActionRow[]> {
  return farms.rows(sql<ActionRow>`
    with page as materialized (
      select k.farm_id, k.id from ${actionSource(farms)} and ${isMeant(farms, query)} ${inOrder(query)} ${pageOf(query)}
    )
    select ${actionRowColumns} from ${actionSource(farms)} and (k.farm_id, k.id) in (select farm_id, id from page)
    ${inOrder(query)}`);
}

/** The numbers of all that a filter leaves, in the order of the list. */
export async function findActionIds(farms: FarmReading, query: ActionOrder): Promise<number[]> {
  const rows = await farms.rows(sql<{ id: number }>`
    select k.id from ${actionSource(farms)} and ${isMeant(farms, query)} ${inOrder(query)}`);
  return rows.map(({ id }) => id);
}

/** An action with the names of all its parcels. */
export interface WholeActionRow extends ActionRow {
  readonly parcelNames: string;
}

/** Those of some numbers, in their order. */
export function findActionsByIds(farms: FarmReading, ids: readonly number[]): Promise<WholeActionRow[]> {
  return farms.rows(sql<WholeActionRow>`
    select ${actionRowColumns}, (
      select string_agg(p.local_name, ', ' order by p.sort_key, p.id) from agroevidence.action_target t
      join agroevidence.parcel p on p.farm_id = t.farm_id and p.id = t.parcel_id
      where ${ofFarms(farms, sql`t.farm_id`)} and ${ofFarms(farms, sql`p.farm_id`)} and t.farm_id = k.farm_id
        and t.action_id = k.id) as parcel_names
    from ${actionSource(farms)} and k.id = any(${[...ids]}::int[]) order by array_position(${[...ids]}::int[], k.id)`);
}

function inOrder({ 'sort-col': column, 'sort-dir': direction }: ActionOrder): RawBuilder<unknown> {
  const turned = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`order by ${orders[column]} ${turned} ${nullable.has(column) ? sql`nulls last` : sql``}, k.day desc, k.id desc`;
}

/** Only these say where nulls go: an index, which has them elsewhere, would not be read in that order. */
const nullable: ReadonlySet<ActionQuery['sort-col']> = new Set(['nitrogen', 'operator']);

const orders: Readonly<Record<ActionQuery['sort-col'], RawBuilder<unknown>>> = {
  day: sql`k.day`,
  type: sql`k.type`,
  state: sql`array_position(array['PLANNED', 'UNDER_WAY', 'DONE', 'APPROVED'], k.state)`,
  area: sql`k.area_m2`,
  nitrogen: sql`k.nitrogen_kg`,
  operator: sql`k.operator`,
};

function pageOf({ page, 'per-page': limit }: Paged): RawBuilder<unknown> {
  return sql`offset ${(page - 1) * limit}::int limit ${limit}::int`;
}

export interface StatisticsRow extends Omit<ActionStatistics, 'byGroup' | 'byMaterial'> {
  readonly byType: { readonly type: ActionType; readonly count: number; readonly areaM2: number }[];
}

export async function sumActions(farms: FarmReading, filter: ActionFilter): Promise<StatisticsRow> {
  const [row] = await farms.rows(sql<StatisticsRow>`
    with meant as materialized (
      select k.type, k.area_m2, k.nitrogen_kg, k.operator from ${actionSource(farms)} and ${isMeant(farms, filter)}
    )
    select count(*)::int as count, coalesce(sum(area_m2), 0) / 10000 as area, coalesce(sum(nitrogen_kg), 0) as nitrogen,
      (count(*) filter (where nitrogen_kg is null))::int as with_unknown_nitrogen,
      array(select operator from meant where operator is not null group by operator
        order by count(*) desc, operator limit ${mostOperators}) as operators,
      coalesce((select json_agg(one) from (select type, count(*)::int as count, sum(area_m2) as "areaM2" from meant group by type) as one),
        '[]') as by_type
    from meant`);
  if (!row) throw new Error('Nothing was counted');
  return row;
}

export type MaterialSum = ActionStatistics['byMaterial'][number];

const mostMaterials = 500;
/** As many as anybody looks through. */
const mostOperators = 200;

/** Totals of materials in millionths, those used most often first. */
export function sumMaterials(farms: FarmReading, filter: ActionFilter): Promise<MaterialSum[]> {
  return farms.rows(sql<MaterialSum>`
    with meant as materialized (
      select k.farm_id, k.id from ${actionSource(farms)} and ${isMeant(farms, filter)}
    )
    select m.kind, coalesce(u.material_id, u.own_material_id) as material_id,
      (array_agg(u.name order by u.id desc))[1] as name, m.unit_kind, sum(m.amount) as total, count(distinct m.action_id)::int as count
    from meant
    join agroevidence.action_amount m on m.farm_id = meant.farm_id and m.action_id = meant.id
    join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where ${ofFarms(farms, sql`m.farm_id`)}
    group by m.kind, coalesce(u.material_id, u.own_material_id), m.unit_kind
    order by count(distinct m.action_id) desc, name limit ${mostMaterials}`);
}

export interface OutlineRow {
  readonly actionId: number;
  readonly parcelId: number;
  readonly type: ActionType;
  readonly day: string;
  readonly areaM2: number;
  readonly geometry: MultiPolygon;
}

/** Where something was done: what was drawn, else the parcel as it was. */
export async function findOutlines(
  farms: FarmReading,
  query: ActionFilter & Paged,
): Promise<{ rows: OutlineRow[]; total: number }> {
  const source = sql`from agroevidence.action_target t
    join (select k.farm_id, k.id, k.type, k.day from ${actionSource(farms)} and ${isMeant(farms, query)}) as a
      on a.farm_id = t.farm_id and a.id = t.action_id
    join agroevidence.parcel_version v on v.farm_id = t.farm_id and v.id = t.parcel_version_id
    where ${ofFarms(farms, sql`t.farm_id`)} and ${ofParcels(farms, query.parcel)}`;
  const [[count], rows] = await Promise.all([
    farms.rows(sql<{ total: number }>`select count(*)::int as total ${source}`),
    farms.rows(sql<OutlineRow>`
      select t.action_id, t.parcel_id, a.type, a.day, t.area_m2, ${geoJson(sql`coalesce(t.geometry, v.geometry)`)} as geometry
      ${source} order by a.day desc, t.id ${pageOf(query)}`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/**
 * Whether an action `k` is among those that are meant. Questions about its parcels and materials name nothing of it, so that each
 * is answered once for all actions.
 */
function isMeant(farms: FarmConditions, filter: ActionFilter): RawBuilder<unknown> {
  const parts = [
    typesOf(filter),
    filter.state && sql`k.state = any(${filter.state}::text[])`,
    filter.source && sql`k.source = any(${filter.source}::text[])`,
    filter.parcel &&
      sql`(k.farm_id, k.id) in (select t.farm_id, t.action_id from agroevidence.action_target t
      where ${ofFarms(farms, sql`t.farm_id`)} and ${ofParcels(farms, filter.parcel)})`,
    filter.crop && ofCrops(farms, filter.crop),
    filter.material && ofMaterials(farms, filter.material),
    filter['material-kind'] &&
      sql`(k.farm_id, k.id) in (select m.farm_id, m.action_id from agroevidence.action_amount m
      where ${ofFarms(farms, sql`m.farm_id`)} and m.kind = any(${filter['material-kind']}::text[]))`,
    filter.operator && sql`k.operator = ${filter.operator}`,
    filter['day-from'] && sql`k.day >= ${filter['day-from']}::date`,
    filter['day-to'] && sql`k.day <= ${filter['day-to']}::date`,
    searched(farms, filter.search),
  ].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function typesOf({ group, type }: ActionFilter): RawBuilder<unknown> | undefined {
  const ofGroups = group?.flatMap((one): readonly string[] => actionTypesOf[one]);
  if (!ofGroups && !type) return undefined;
  const types = ofGroups && type ? ofGroups.filter((one) => type.some((each) => each === one)) : (ofGroups ?? type);
  return sql`k.type = any(${[...(types ?? [])]}::text[])`;
}

/** Of a target `t`: it is on one of these parcels, or on one that is gone and whose land they have. */
function ofParcels(farms: FarmConditions, parcelIds: readonly number[] | undefined): RawBuilder<unknown> {
  return parcelIds ? sql`t.parcel_id in ${withGoneBefore(farms, parcelIds)}` : sql`true`;
}

/** The crop that an action names, or one that it was done to. */
function ofCrops(farms: FarmConditions, cropIds: readonly number[]): RawBuilder<unknown> {
  const { catalogue, own } = numbersOf(cropIds.map((id) => [cropColumns(id).cropId, cropColumns(id).ownCropId]));
  return sql`(k.crop_id = any(${catalogue}::int[]) or k.own_crop_id = any(${own}::int[]) or (k.farm_id, k.id) in (
    select t.farm_id, t.action_id from agroevidence.cultivation c
    join agroevidence.action_target t on t.farm_id = c.farm_id and t.cultivation_id = c.id
    where ${ofFarms(farms, sql`c.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)}
      and (c.crop_id = any(${catalogue}::int[]) or c.own_crop_id = any(${own}::int[]))))`;
}

function ofMaterials(farms: FarmConditions, materialIds: readonly number[]): RawBuilder<unknown> {
  const columns = materialIds.map(materialColumns);
  const { catalogue, own } = numbersOf(columns.map(({ materialId, ownMaterialId }) => [materialId, ownMaterialId]));
  return sql`(k.farm_id, k.id) in (
    select m.farm_id, m.action_id from agroevidence.used_material u
    join agroevidence.action_amount m on m.farm_id = u.farm_id and m.used_material_id = u.id
    where ${ofFarms(farms, sql`u.farm_id`)} and ${ofFarms(farms, sql`m.farm_id`)}
      and (u.material_id = any(${catalogue}::int[]) or u.own_material_id = any(${own}::int[])))`;
}

function numbersOf(pairs: readonly (readonly [number | null, number | null])[]): {
  catalogue: number[];
  own: number[];
} {
  return {
    catalogue: pairs.flatMap(([id]) => id ?? []),
    own: pairs.flatMap(([, id]) => id ?? []),
  };
}

/** By its own words, or by those of a parcel that it was done on. */
function searched(farms: FarmConditions, search: string | undefined): RawBuilder<unknown> | undefined {
  const folded = searchTextOf(search ?? '');
  if (folded === '') return undefined;
  return sql`(position(${folded} in k.search_key) > 0 or (k.farm_id, k.id) in (
    select t.farm_id, t.action_id from agroevidence.parcel p
    join agroevidence.action_target t on t.farm_id = p.farm_id and t.parcel_id = p.id
    where ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and position(${folded} in p.search_key) > 0))`;
}
