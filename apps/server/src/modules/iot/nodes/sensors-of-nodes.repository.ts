import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

/** The sensors `s` that nodes measure with, by node: their own, and those of the wind at their base. */
export function sensorsOfNodes(farms: FarmConditions, nodeIds: readonly number[]): RawBuilder<unknown> {
  const ids = sql`${[...nodeIds]}::int[]`;
  // Apart, each finds its sensors by the numbers of nodes; in one condition they would be looked for among all of the farm.
  return sql`(
    select s.farm_id, s.id, s.node_id, s.feature, s.level, s.aggregation from iot.sensor s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = any(${ids})
    union all
    select s.farm_id, s.id, n.id as node_id, s.feature, s.level, s.aggregation from iot.node n
    join iot.sensor s on s.farm_id = n.farm_id and ${ofFarms(farms, sql`s.farm_id`)} and s.node_id = n.base_id
      and s.feature = any(${[...windFeatures]}::text[])
    where ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${ids}) and n.base_id is not null) s`;
}
