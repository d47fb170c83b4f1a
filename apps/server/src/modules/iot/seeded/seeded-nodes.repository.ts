import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** A node that is in use, and when it was heard last: null where it never was. */
export interface SeededNodeRow {
  readonly id: number;
  readonly externalId: string;
  readonly heardAt: Date | null;
}

export function findSeededNodes(farms: FarmReading): Promise<SeededNodeRow[]> {
  return farms.rows(sql<SeededNodeRow>`
    select n.id, n.external_id, h.at as heard_at from iot.node n
    left join iot.node_heard h on h.farm_id = n.farm_id and h.node_id = n.id and ${ofFarms(farms, sql`h.farm_id`)}
    where ${ofFarms(farms, sql`n.farm_id`)} and n.retired_at is null order by n.id`);
}
