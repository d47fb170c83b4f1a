import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { ReportFarm } from './report-rows.repository.ts';

/** Some farms in scope: those that are named, and of these no more than two. */
export function findReportFarms(farms: FarmReading, farmIds: readonly number[], now: Date): Promise<ReportFarm[]> {
  return farms.rows(sql<ReportFarm>`
    with today as materialized (${farmDays(farms, now)})
    select farm.id, farm.name, farm.country_code, access.szrid as holding_number, today.day as today
    from core.farm join today on today.farm_id = farm.id
    left join agroevidence.registry_access access on access.farm_id = farm.id
    where ${ofFarms(farms, sql`farm.id`)} and farm.id = any(${[...farmIds]}::int[]) order by farm.id limit 2`);
}

/** Of which farms some parcels are, each with how many of them it has. */
export function findFarmsOfParcels(
  farms: FarmReading,
  parcelIds: readonly number[],
): Promise<{ readonly farmId: number; readonly parcels: number }[]> {
  return farms.rows(sql<{ farmId: number; parcels: number }>`
    select p.farm_id, count(*)::int as parcels from agroevidence.parcel p
    where ${ofFarms(farms, sql`p.farm_id`)} and p.id = any(${[...parcelIds]}::int[]) and p.status <> 'TAKEN_BACK'
    group by p.farm_id order by p.farm_id`);
}

/**
 * A number of the state of all that reports are made of: another as soon as a row of it is. Of each table it says how many rows
 * there are and the sum of the transactions that wrote them: what is written later has a higher number, and what goes is missed.
 */
export async function findFarmState(farms: FarmReading): Promise<string> {
  const state = (table: string, farmId: string) => sql`
    (select count(*) || ':' || coalesce(sum(r.xmin::text::bigint), 0) from ${sql.raw(table)} r
      where ${ofFarms(farms, sql.raw(`r.${farmId}`))})`;
  const tables = [
    ['core.farm', 'id'],
    ...[
      'parcel',
      'parcel_version',
      'cultivation',
      'action',
      'action_target',
      'plan_entry',
      'own_crop',
      'center',
      'zone',
      'registry_access',
    ].map((table) => [`agroevidence.${table}`, 'farm_id']),
  ] as const;
  const parts = tables.map(([table = '', farmId = '']) => state(table, farmId));
  const rules = ['crop', 'organism', 'nitrogen_rule', 'nitrogen_limit', 'nutrient_uptake'].map(
    (table) =>
      sql`(select count(*) || ':' || coalesce(sum(r.xmin::text::bigint), 0) from ${sql.raw(`agroevidence.${table}`)} r)`,
  );
  const [row] = await farms.rows(
    sql<{ state: string }>`select concat_ws(' ', ${sql.join([...parts, ...rules])}) as state`,
  );
  if (!row) throw new Error('The state of the farm was not told');
  return row.state;
}
