import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import { isSilentAt } from '../nodes/silent-nodes.repository.ts';
import { isToBeTold } from './alarms.repository.ts';

/** The farms in which time alone may have changed something: of alarms, or of nodes that are silent or are so no more. */
export async function farmsToWatch(tx: SystemTransaction, now: Date): Promise<number[]> {
  const { rows } = await sql<{ farmId: number }>`
    select f.id as farm_id from core.farm f
    where f.retired_at is null and f.id in (
      select a.farm_id from iot.alarm_standing a where a.due_at <= ${now}::timestamptz
      union
      select a.farm_id from iot.alarm a
      join iot.alarm_rule r on r.farm_id = a.farm_id and r.id = a.rule_id
      join iot.sensor s on s.farm_id = a.farm_id and s.id = a.sensor_id
      join iot.node n on n.farm_id = s.farm_id and n.id = s.node_id
      where ${isToBeTold(now)}
      union
      select h.farm_id from iot.node_heard h
      join iot.node n on n.farm_id = h.farm_id and n.id = h.node_id
      left join iot.node_silence s on s.farm_id = h.farm_id and s.node_id = h.node_id
      where case when s.node_id is null
        then n.retired_at is null and n.status = 'ACTIVE' and ${isSilentAt(now)}
        else n.retired_at is not null or n.status <> 'ACTIVE' or h.at > s.since end)
    order by f.id`.execute(tx.sql);
  return rows.map(({ farmId }) => farmId);
}
