import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

export interface GroupRow {
  readonly farmId: number;
  readonly id: number;
  readonly name: string;
  readonly locations: number;
  readonly version: number;
}

export type StoredGroup = Omit<GroupRow, 'locations'>;

/** Those in use by their names, or one of them, with how many places are in each, where nodes stand or stood. */
export function findGroups(
  farms: FarmReading,
  { id, isDescending = false }: { readonly id?: number; readonly isDescending?: boolean } = {},
): Promise<GroupRow[]> {
  return farms.rows(sql<GroupRow>`
    select g.farm_id, g.id, g.name, g.version, (select count(*)::int from iot.location l
      where ${ofFarms(farms, sql`l.farm_id`)} and l.farm_id = g.farm_id
        and g.id = any(l.group_ids)) as locations
    from iot.location_group g
    where ${ofFarms(farms, sql`g.farm_id`)} and g.retired_at is null and ${id === undefined ? sql`true` : sql`g.id = ${id}::int`}
    order by agroevidence.sort_key(g.name) ${isDescending ? sql`desc` : sql`asc`}, g.id`);
}

/** Those of some numbers that are in use; held until the transaction ends, so that none is put away meanwhile. */
export async function lockGroups(tx: FarmChange, ids: readonly number[]): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select g.farm_id, g.id, g.name, g.version from iot.location_group g
    where ${ofFarms(tx, sql`g.farm_id`)} and g.id = any(${[...ids]}::int[]) and g.retired_at is null
    order by g.id for no key update`.execute(tx.sql);
  return rows;
}

export function insertGroup(tx: FarmChange, farmId: number, name: string): Promise<StoredGroup> {
  return tx.sql
    .insertInto('iot.locationGroup')
    .values({ farmId, name })
    .returning(['farmId', 'id', 'name', 'version'])
    .executeTakeFirstOrThrow();
}

export async function changeGroupRow(
  tx: FarmChange,
  { farmId, id }: Pick<StoredGroup, 'farmId' | 'id'>,
  change: { readonly name: string } | { readonly retiredAt: Date },
): Promise<void> {
  await tx.updateTable('iot.locationGroup').set(change).where('farmId', '=', farmId).where('id', '=', id).execute();
}
