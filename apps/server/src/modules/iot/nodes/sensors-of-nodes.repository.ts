import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

/** The numbers of nodes as a statement has them: an array, or what gives one. */
export type NodeNumbers = RawBuilder<readonly number[]>;

export function numbersOf(nodeIds: readonly number[]): NodeNumbers {
  return sql`${[...new Set(nodeIds)]}::int[]`;
}

/**
 * The sensors `s` that nodes measure with, by node: their own, and those of the wind at their base. Each node is looked up by
 * its number: in one condition they would be looked for among all sensors of the farm.
 */
export function sensorsOfNodes(farms: FarmConditions, ids: NodeNumbers): RawBuilder<unknown> {
  return sql`(
    select s.farm_id, s.id, asked.node_id, s.feature, s.level, s.aggregation from unnest(${ids}) asked (node_id)
    cross join lateral (
      select s.farm_id, s.id, s.feature, s.level, s.aggregation from iot.sensor s
      where ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = asked.node_id offset 0) s
    union all
    select s.farm_id, s.id, n.id as node_id, s.feature, s.level, s.aggregation from iot.node n
    join iot.sensor s on s.farm_id = n.farm_id and ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = n.base_id
      and s.feature = any(${[...windFeatures]}::text[])
    where ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${ids}) and n.base_id is not null) s`;
}
