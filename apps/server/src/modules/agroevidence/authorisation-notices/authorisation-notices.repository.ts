import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmConditions, type FarmReading } from '#server/db/farm-scope.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';

export interface AuthorisationNoticeRow {
  readonly id: number;
  readonly farmId: number;
  readonly materialId: number;
  readonly kind: MaterialKind;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly authorisedTo: string | null;
  readonly soldTo: string | null;
  readonly validTo: string | null;
  readonly usedIn: number;
  readonly plannedIn: number;
  readonly noticedAt: Date;
}

/** In how many actions the farms have used each material of the catalogue since a day, and in how many they plan it. */
function usesSince(farms: FarmConditions, since: string): RawBuilder<unknown> {
  return sql`
    select u.farm_id, u.material_id,
      count(distinct a.id) filter (where a.state in ('DONE', 'APPROVED') and a.day >= ${since}::date)::int as used_in,
      count(distinct a.id) filter (where a.state in ('PLANNED', 'UNDER_WAY'))::int as planned_in
    from agroevidence.used_material u
    join agroevidence.action_amount m on m.farm_id = u.farm_id and m.used_material_id = u.id
    join agroevidence.action a on a.farm_id = m.farm_id and a.id = m.action_id and a.retired_at is null
    where ${ofFarms(farms, sql`u.farm_id`)} and ${ofFarms(farms, sql`m.farm_id`)} and ${ofFarms(farms, sql`a.farm_id`)}
      and u.material_id is not null
    group by u.farm_id, u.material_id`;
}

/** What nobody has taken note of yet, with the uses since a day; what must be used up first comes first. */
export function findNotices(farms: FarmReading, since: string): Promise<AuthorisationNoticeRow[]> {
  return farms.rows(sql<AuthorisationNoticeRow>`
    with uses as (${usesSince(farms, since)})
    select distinct on (n.farm_id, m.valid_to, m.name, n.material_id) n.id, n.farm_id, n.material_id, m.kind, m.name,
      m.registration_number, m.authorised_to, m.sold_to, m.valid_to, coalesce(uses.used_in, 0) as used_in,
      coalesce(uses.planned_in, 0) as planned_in, n.noticed_at
    from agroevidence.authorisation_notice n
    join agroevidence.material m on m.id = n.material_id
    left join uses on uses.farm_id = n.farm_id and uses.material_id = n.material_id
    where ${ofFarms(farms, sql`n.farm_id`)} and n.dismissed_at is null
    order by n.farm_id, m.valid_to, m.name, n.material_id, n.id desc`);
}

/** Which import has ended what, and the day on which it did. */
export interface Ending {
  readonly importId: number;
  readonly day: string;
  readonly since: string;
  readonly at: Date;
}

/** A material whose authorisation has ended for a farm. */
export interface EndedMaterial {
  readonly kind: MaterialKind;
  readonly name: string;
}

/** Notes what an import has ended of that which a farm has used since a day or plans; gives what it was. */
export async function insertNotices(
  tx: FarmChange,
  farmId: number,
  { importId, day, since, at }: Ending,
): Promise<EndedMaterial[]> {
  const { rows } = await sql<EndedMaterial>`
    with noticed as (
    insert into agroevidence.authorisation_notice (farm_id, material_id, register_import_id, noticed_at)
    select ${farmId}::int, r.material_id, r.import_id, ${at}
    from agroevidence.register_import_row r
    join (${usesSince(tx, since)}) as uses on uses.material_id = r.material_id
    where r.import_id = ${importId} and r.outcome = 'ENDED' and ${ofFarm(tx, sql`uses.farm_id`, farmId)}
      and uses.used_in + uses.planned_in > 0
      -- What was over before is no news.
      and coalesce((r.before ->> 'validTo')::date >= ${day}::date, true)
    on conflict (farm_id, material_id, register_import_id) do nothing
    returning material_id)
    select m.kind, m.name from noticed join agroevidence.material m on m.id = noticed.material_id`.execute(tx.sql);
  return rows;
}

/** Notes that a farm has taken note of what was told of a material, however often; undefined where there is no such notice. */
export async function dismissNotice(
  tx: FarmChange,
  id: number,
  at: Date,
): Promise<{ readonly farmId: number; readonly materialId: number } | undefined> {
  const { rows } = await sql<{ farmId: number; materialId: number }>`
    update agroevidence.authorisation_notice n set dismissed_at = ${at}
    from agroevidence.authorisation_notice chosen
    where ${ofFarms(tx, sql`n.farm_id`)} and ${ofFarms(tx, sql`chosen.farm_id`)} and chosen.id = ${id}::int
      and chosen.dismissed_at is null and n.farm_id = chosen.farm_id and n.material_id = chosen.material_id
      and n.dismissed_at is null
    returning n.farm_id, n.material_id`.execute(tx.sql);
  return rows[0];
}
