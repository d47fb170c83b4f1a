import { sql } from 'kysely';
import type { NameValues } from '#server/audit/recorded-tables.ts';
import { ofFarms } from '#server/db/farm-scope.ts';

/** What groups of places are called, also those that were put away. */
export const nameGroups: NameValues = async (tx, ids) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from iot.location_group g
    where ${ofFarms(tx, sql`g.farm_id`)} and g.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** What nodes are called, also those that were put away. */
export const nameNodes: NameValues = async (tx, ids) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select n.id, n.name from iot.node n
    where ${ofFarms(tx, sql`n.farm_id`)} and n.id = any(${[...ids]}::int[])`.execute(tx.sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
