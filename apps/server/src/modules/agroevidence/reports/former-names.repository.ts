import { sql } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';

/** What something was called before it was given another name. */
export interface FormerName {
  readonly entity: 'agroevidence.parcel' | 'agroevidence.own_crop';
  readonly id: number;
  readonly name: string;
  /** The first day of the new name, as the farm's country counts days. */
  readonly until: string;
}

/** The former names of the parcels and own crops of a farm, those that ended first in front. */
export function findFormerNames(farms: FarmReading): Promise<FormerName[]> {
  return farms.rows(sql<FormerName>`
    with renamed as materialized (
      select c.farm_id, c.audit_event_id, c.id as change_id, c.entity, c.entity_id,
        coalesce(c.before ->> 'local_name', c.before ->> 'name') as name
      from core.change c
      where ${ofFarms(farms, sql`c.farm_id`)} and c.operation = 'UPDATE' and (
        (c.entity = 'agroevidence.parcel' and c.before ->> 'local_name' <> c.after ->> 'local_name')
        or (c.entity = 'agroevidence.own_crop' and c.before ->> 'name' <> c.after ->> 'name'))
    )
    select renamed.entity, renamed.entity_id::int as id, renamed.name, (e.at at time zone country.time_zone)::date as until
    from renamed
    join core.audit_event e on e.id = renamed.audit_event_id
    join core.farm on farm.id = renamed.farm_id
    join core.country on country.code = farm.country_code
    where ${ofFarms(farms, sql`e.farm_id`)}
    order by e.at, renamed.audit_event_id, renamed.change_id`);
}
