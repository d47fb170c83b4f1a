import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

/** Nodes `n` joined to the sensors `s` that they measure with: their own, and those of the wind at their base. */
export function sensorsOfNodes(farms: FarmConditions, nodeIds: readonly number[]): RawBuilder<unknown> {
  // Told apart before the join, which otherwise would compare each node with each sensor of the farm.
  return sql`iot.node n cross join lateral (values (n.id, true), (n.base_id, false)) as measuring (node_id, is_own)
    join iot.sensor s on s.farm_id = n.farm_id and ${ofFarms(farms, sql`s.farm_id`)}
    and ${ofFarms(farms, sql`n.farm_id`)} and n.id = any(${[...nodeIds]}::int[]) and s.node_id = measuring.node_id
    and (measuring.is_own or s.feature = any(${[...windFeatures]}::text[]))`;
}
