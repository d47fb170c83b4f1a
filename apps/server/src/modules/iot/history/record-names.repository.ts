import { sql } from 'kysely';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';

/** What groups of places are called, also those that were put away. */
export async function nameGroups(
  tx: FarmTransaction,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from iot.location_group g
    where ${ofFarms(tx, sql`g.farm_id`)} and g.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What nodes are called, also those that were put away. */
export async function nameNodes(
  tx: FarmTransaction,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select n.id, n.name from iot.node n
    where ${ofFarms(tx, sql`n.farm_id`)} and n.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What places are called, also those where nothing stands any more. */
export async function nameLocations(
  tx: FarmTransaction,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select l.id, l.name from iot.location l
    where ${ofFarms(tx, sql`l.farm_id`)} and l.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
