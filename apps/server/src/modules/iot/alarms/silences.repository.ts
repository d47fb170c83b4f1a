import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import { isSilentAt } from '../nodes/silent-nodes.repository.ts';

interface HeardNode {
  readonly farmId: number;
  readonly nodeId: number;
  readonly name: string;
  readonly heardAt: Date;
}

/** Notes the nodes that have fallen silent; never those that were never heard, are put away, or do not stand and measure. */
export async function noteSilences(tx: FarmChange, now: Date): Promise<HeardNode[]> {
  const { rows } = await sql<HeardNode>`
    with fallen as (
      insert into iot.node_silence (farm_id, node_id, since, noticed_at)
      select h.farm_id, h.node_id, h.at, ${now} from iot.node_heard h
      join iot.node n on n.farm_id = h.farm_id and n.id = h.node_id
      where ${ofFarms(tx, sql`h.farm_id`)} and ${ofFarms(tx, sql`n.farm_id`)} and n.retired_at is null and n.status = 'ACTIVE'
        and ${isSilentAt(now)}
      on conflict (farm_id, node_id) do nothing
      returning farm_id, node_id, since)
    select fallen.farm_id, fallen.node_id, n.name, fallen.since as heard_at from fallen
    join iot.node n on n.farm_id = fallen.farm_id and n.id = fallen.node_id
    where ${ofFarms(tx, sql`n.farm_id`)} order by n.name, n.id`.execute(tx.sql);
  return rows;
}

/** Forgets silences that are over; gives the nodes that are heard again, and not those that were put away meanwhile. */
export async function endSilences(tx: FarmChange): Promise<HeardNode[]> {
  const { rows } = await sql<HeardNode & { readonly isBack: boolean }>`
    delete from iot.node_silence s
    using iot.node_heard h, iot.node n
    where ${ofFarms(tx, sql`s.farm_id`)} and ${ofFarms(tx, sql`h.farm_id`)} and ${ofFarms(tx, sql`n.farm_id`)}
      and h.farm_id = s.farm_id and h.node_id = s.node_id and n.farm_id = s.farm_id and n.id = s.node_id
      and (h.at > s.since or n.retired_at is not null or n.status <> 'ACTIVE')
    returning s.farm_id, s.node_id, n.name, h.at as heard_at, n.retired_at is null and h.at > s.since as is_back`.execute(
    tx.sql,
  );
  return rows.filter(({ isBack }) => isBack);
}
