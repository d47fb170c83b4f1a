import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { SqlSort } from './parcel-sorts.repository.ts';
import type { ParcelStatus } from './parcels.repository.ts';

type Statuses = readonly ParcelStatus[];

/** By which column parcels are put in order, which way, and which of them. */
export interface ParcelOrder {
  readonly column: SqlSort;
  readonly direction: SortDirection;
  readonly statuses: Statuses;
}

/** What a list is sorted by, and whether that can be unknown. */
const sorts: Readonly<Record<ParcelOrder['column'], { value: RawBuilder<unknown>; mayBeNull: boolean }>> = {
  name: { value: sql`p.sort_key`, mayBeNull: false },
  'block-number': { value: sql`v.block_sort_key`, mayBeNull: true },
  area: { value: sql`v.shown_area_ha`, mayBeNull: false },
  'valid-from': { value: sql`case when v.valid_from_known then lower(v.valid) end`, mayBeNull: true },
};

/** The ids of all parcels in an order. */
export async function readOrder(
  farms: FarmReading,
  { column, direction, statuses }: ParcelOrder,
): Promise<readonly number[]> {
  const { value, mayBeNull } = sorts[column];
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const [row] = await farms.rows(sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (
      select p.id from agroevidence.parcel p
      ${column === 'name' ? sql`` : sql`join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current`}
      where ${ofFarms(farms, sql`p.farm_id`)} and p.status = any(${[...statuses]}::text[])
      order by ${value} ${way} ${mayBeNull ? sql`nulls last` : sql``}, p.id) as parcels`);
  return numbersIn(row?.ids);
}

/** What all parcels are found by, in the order of their names. */
export async function readSearchKeys(
  farms: FarmReading,
  statuses: Statuses,
): Promise<{ readonly ids: readonly number[]; readonly keys: string }> {
  const [row] = await farms.rows(sql<{ ids: string | null; keys: string | null }>`
    select string_agg(id::text, ',') as ids, string_agg(search_key, chr(10)) as keys from (
      select p.id, p.search_key from agroevidence.parcel p
      where ${ofFarms(farms, sql`p.farm_id`)} and p.status = any(${[...statuses]}::text[])
      order by p.sort_key, p.id) as parcels`);
  return { ids: numbersIn(row?.ids), keys: row?.keys ?? '' };
}

function numbersIn(text: string | null | undefined): readonly number[] {
  return text ? text.split(',').map(Number) : [];
}
