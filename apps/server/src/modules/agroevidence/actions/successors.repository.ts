import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions } from '#server/db/farm-scope.ts';

export type SuccessorRow = ActionDetail['successors'][number];

/**
 * The parcels of an action that are none any more, each with the open ones that its land is of now, however often it was divided
 * or joined since.
 */
export function successorRows(farms: FarmConditions, actionId: number): RawBuilder<SuccessorRow> {
  return sql<SuccessorRow>`
    with recursive gone as (
      select t.farm_id, t.parcel_id from agroevidence.action_target t
      join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = t.farm_id and p.id = t.parcel_id
      where ${ofFarms(farms, sql`t.farm_id`)} and t.action_id = ${actionId} and p.status = 'RETIRED'
    ), heir (farm_id, from_id, id) as (
      select farm_id, parcel_id, parcel_id from gone
      union
      select heir.farm_id, heir.from_id, l.to_parcel_id from heir
      join agroevidence.parcel_lineage l on l.farm_id = heir.farm_id and l.from_parcel_id = heir.id
      where ${ofFarms(farms, sql`l.farm_id`)}
    )
    select gone.parcel_id, coalesce(json_agg(json_build_object('id', p.id, 'name', p.local_name) order by p.sort_key, p.id)
      filter (where p.id is not null), '[]') as parcels
    from gone
    join heir on heir.farm_id = gone.farm_id and heir.from_id = gone.parcel_id
    left join agroevidence.parcel p on ${ofFarms(farms, sql`p.farm_id`)} and p.farm_id = heir.farm_id and p.id = heir.id
      and p.status = 'OPEN'
    group by gone.parcel_id order by gone.parcel_id`;
}
