import type { AdminFarmOrder } from '@brazda/domain/enumerations/admin-order.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export interface FarmCountsRow {
  readonly farmId: number;
  readonly parcels: number;
  readonly state: Selectable<Tables['agroevidence.import']>['state'] | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly login: string | null;
  readonly szrid: string | null;
  readonly changedAt: Date | null;
}

/** What every farm is put in order by, of the farm `f` that is listed. */
export const orderOfFarms: Readonly<Record<AdminFarmOrder, RawBuilder<unknown>>> = {
  name: sql`f.search_key`,
  users: sql`(select count(*) from core.farm_user u where u.farm_id = f.id)`,
  parcels: sql`(select count(*) from agroevidence.parcel p where p.farm_id = f.id and p.status = 'OPEN')`,
  import: sql`(select coalesce(i.finished_at, i.started_at) from agroevidence.import i
    where i.farm_id = f.id order by i.id desc limit 1)`,
  registry: sql`(select access.login from agroevidence.registry_access access where access.farm_id = f.id)`,
  created: sql`f.created_at`,
};

/**
 * How many open parcels farms have, how their last import went and how they sign in to the registry: all that the system's
 * role may see of them here.
 */
export async function countsOfFarms(tx: SystemTransaction, farmIds: readonly number[]): Promise<FarmCountsRow[]> {
  const { rows } = await sql<FarmCountsRow>`
    select asked.farm_id, counted.parcels, last.state, last.done, last.total, last.started_at, last.finished_at,
      access.login, access.szrid, access.changed_at
    from unnest(${[...farmIds]}::int[]) as asked (farm_id)
    cross join lateral (
      select count(*)::int as parcels from agroevidence.parcel p
      where p.farm_id = asked.farm_id and p.status = 'OPEN') as counted
    left join lateral (
      select i.state, i.done, i.total, i.started_at, i.finished_at from agroevidence.import i
      where i.farm_id = asked.farm_id order by i.id desc limit 1) as last on true
    left join agroevidence.registry_access access on access.farm_id = asked.farm_id`.execute(tx.sql);
  return rows;
}
